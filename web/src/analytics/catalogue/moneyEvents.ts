import type { EntriesOf } from '../catalogueEntry.ts';

/** Payments and offers. */
export const moneyEvents: EntriesOf<'banking' | 'lowBalance' | 'promotions' | 'freedomBonus'> = {
  'banking.shown': { type: 'banking_launch', when: 'The banking window comes up.' },
  'banking.close': { type: 'interaction', when: 'The banking window is closed.' },
  'banking.payment': {
    type: 'system_event',
    when: 'A payment comes into another state.',
    block: 'payment',
    fills: { eventDetail: 'direction' },
  },
  'lowBalance.shown': { type: 'system_event', when: 'The notice of a low balance comes up.' },
  'lowBalance.deposit': { type: 'interaction', when: 'Paying in is chosen in the notice of a low balance.' },
  'lowBalance.transactions': { type: 'interaction', when: 'Past payments are chosen in the notice of a low balance.' },
  'lowBalance.close': { type: 'interaction', when: 'The notice of a low balance is closed.' },
  'promotions.login': {
    type: 'interaction',
    when: 'A visitor logs in from a promotion.',
    fills: { eventDetail: 'promotionId' },
  },
  'promotions.registration': {
    type: 'interaction',
    when: 'A visitor registers from a promotion.',
    fills: { eventDetail: 'promotionId' },
  },
  'promotions.optIn': {
    type: 'interaction',
    when: 'The button to join a promotion is pressed.',
    fills: { eventDetail: 'promotionId' },
  },
  'promotions.terms': {
    type: 'interaction',
    when: 'The terms of a promotion are opened.',
    fills: { eventDetail: 'promotionId' },
  },
  'promotions.enrolled': {
    type: 'promotion_enrolled',
    when: 'The service has taken the player into a promotion.',
    fills: { eventDetail: 'promotionId' },
  },
  'promotions.counted': {
    type: 'system_counter',
    when: 'The number of promotions there are to join has changed.',
    fills: { eventDetail: 'count' },
  },
  'freedomBonus.shown': { type: 'interaction', when: 'What a bonus is and how it is freed comes up.' },
  'freedomBonus.close': { type: 'interaction', when: 'What a bonus is is closed.' },
};

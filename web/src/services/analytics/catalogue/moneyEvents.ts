import type { EntriesOf } from '../catalogueEntry.ts';

/** Events of payments and promotions. */
export const moneyEvents: EntriesOf<'banking' | 'lowBalance' | 'promotions' | 'freedomBonus'> = {
  'banking.shown': { type: 'banking_launch', when: 'The banking window opens.' },
  'banking.close': { type: 'interaction', when: 'The banking window is closed.' },
  'banking.payment': {
    type: 'system_event',
    when: 'The state of a payment changes.',
    block: 'payment',
    fills: { eventDetail: 'direction' },
  },
  'lowBalance.shown': { type: 'system_event', when: 'The notice of a low balance appears.' },
  'lowBalance.deposit': { type: 'interaction', when: 'Deposit is chosen in the notice of a low balance.' },
  'lowBalance.transactions': { type: 'interaction', when: 'Transactions are chosen in the notice of a low balance.' },
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
    when: 'The service has enrolled the player in a promotion.',
    fills: { eventDetail: 'promotionId' },
  },
  'promotions.counted': {
    type: 'system_counter',
    when: 'The number of available promotions has changed.',
    fills: { eventDetail: 'count' },
  },
  'freedomBonus.shown': { type: 'interaction', when: 'The explanation of a bonus opens.' },
  'freedomBonus.close': { type: 'interaction', when: 'The explanation of a bonus is closed.' },
};

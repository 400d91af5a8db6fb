import { promotionServices } from '@foyer/contract/promotions';
import type { OfferTerms } from '@foyer/contract/promotions';
import { expect, test } from 'vitest';
import { offerProblem } from './offerProblem.ts';

const terms: OfferTerms = {
  amount: 1050,
  currencyIsoCode: 'GBP',
  deposit: 0,
  wagering: 5,
  counts: 'slot',
  every: 'week',
  daysToPlay: 7,
};
const offer = {
  promotionId: 7,
  serviceId: promotionServices.bonus,
  isUserOptedIn: false,
  audience: 'everyPlayer' as const,
  title: 'Slots bonus, 5x wagering',
  figure: '£10.50',
  figureText: 'slots bonus',
  summary: 'The bonus moves to your balance once you have staked 5 times its amount.',
  terms,
};
const uk = { maxWagering: 10, currencyIsoCode: 'GBP', isPublic: false };

test('UK21 UK22 an offer that agrees with its market and with itself has no problem', () => {
  expect(offerProblem(offer, uk)).toBeNull();
  expect(offerProblem({ ...offer, figure: '20', title: '20 spins on Neon Orbit' }, uk)).toBeNull();
  expect(
    offerProblem({ ...offer, title: '老虎机奖金，5 倍流水', summary: '累计投注满奖金的 5 倍后转入余额。' }, uk),
  ).toBeNull();
});

test('UK21 an offer with more wagering than the market allows is refused', () => {
  expect(offerProblem({ ...offer, terms: { ...terms, wagering: 11 }, title: 'Bonus', summary: '' }, uk)).toBe(
    'wagering',
  );
});

test('an offer for players chosen by their play is refused in the list for visitors', () => {
  const chosen = { ...offer, audience: 'chosenByPlay' as const };
  expect([offerProblem(chosen, uk), offerProblem(chosen, { ...uk, isPublic: true })]).toEqual([null, 'audience']);
});

test('an offer in another currency, or without terms, is refused', () => {
  expect(offerProblem(offer, { ...uk, currencyIsoCode: 'CAD' })).toBe('currency');
  expect(offerProblem({ ...offer, terms: null }, uk)).toBe('noTerms');
});

test.each([
  ['title', 'Slots bonus, 4x wagering'],
  ['summary', 'Stake only 3 times its amount.'],
  ['figureText', '一倍以上 2 倍'],
] as const)('UK22 an offer whose %s names another wagering than its terms is refused', (field, text) => {
  expect(offerProblem({ ...offer, [field]: text }, uk)).toBe('sentence');
});

test.each(['£10', '£1,050', '$10.05'])(
  'UK22 an offer whose headline is %s instead of its amount is refused',
  (figure) => {
    expect(offerProblem({ ...offer, figure }, uk)).toBe('figure');
  },
);

test('news have no terms, and may show that no deposit is needed', () => {
  const news = { ...offer, promotionId: null, serviceId: promotionServices.contentSystem, figure: '£0' };
  expect(offerProblem({ ...news, terms: null }, uk)).toBeNull();
  expect(offerProblem(news, uk)).toBe('figure');
});

import { expect, test } from 'vitest';
import type { JackpotPot } from '../../domain/site/siteStore.ts';
import { displayedAmounts, noDisplayedAmounts, potKey } from './displayedAmounts.ts';
import type { DisplayedAmounts, Rate } from './displayedAmounts.ts';

const pot = (amount: number, own: Partial<JackpotPot> = {}): JackpotPot => ({
  moduleId: 7,
  type: 'rapid',
  amount,
  currencyIsoCode: 'GBP',
  mustGoByAmount: 500_000,
  mustGoBefore: null,
  lastWon: null,
  gameIds: [],
  hasBadge: false,
  asOf: 0,
  ...own,
});
const figure = (held: DisplayedAmounts) => held.shown['7 GBP'];
/** State after showing the amounts in turn, each at its second. */
const after = (rate: Rate, ...steps: readonly [second: number, amount: number][]) =>
  steps.reduce(
    (held, [second, amount]) => displayedAmounts(held, [pot(amount)], rate, second * 1000),
    noDisplayedAmounts,
  );

test('LB-10 amounts step once a second towards the newest amount', () => {
  const started = after('running', [0, 1000], [10, 2000]);
  expect(displayedAmounts(started, [pot(2000)], 'running', 10_900)).toBe(started);
  expect(figure(displayedAmounts(started, [pot(2000)], 'running', 11_000))).toBe(1100);
});

test('LB-10 with reduced motion, amounts step once a minute to the newest amount', () => {
  const started = after('calm', [0, 1000]);
  expect(displayedAmounts(started, [pot(1700)], 'calm', 59_000)).toBe(started);
  expect(figure(displayedAmounts(started, [pot(1900)], 'calm', 60_000))).toBe(1900);
});

test('LB-10 a pause keeps shown amounts and their time, and adds new jackpots', () => {
  const started = after('running', [0, 1000], [10, 2000], [15, 2000]);
  const paused = displayedAmounts(started, [pot(2000)], 'paused', 16_000);
  expect(figure(paused)).toBe(1500);
  expect(paused.at).toBe(15_000);
  expect(displayedAmounts(paused, [pot(9000)], 'paused', 90_000)).toBe(paused);
  expect(displayedAmounts(noDisplayedAmounts, [pot(4)], 'paused', 1000).shown).toEqual({ '7 GBP': 4 });
  expect(figure(displayedAmounts(paused, [pot(9000)], 'running', 90_000))).toBe(2000);
});

test('LB-10 an amount stays below its limit, and each currency has its own amount', () => {
  expect(figure(after('running', [0, 500_100]))).toBe(500_000);
  const pounds = after('running', [0, 1000]);
  expect(displayedAmounts(pounds, [pot(1200, { currencyIsoCode: 'EUR' })], 'running', 1000).shown).toEqual({
    '7 EUR': 1200,
  });
  expect(potKey(pot(1))).toBe('7 GBP');
});

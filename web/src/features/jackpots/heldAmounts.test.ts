import { expect, test } from 'vitest';
import type { JackpotPot } from '../../domain/site/jackpotTicker.ts';
import { heldAmounts, nothingHeld, potKey } from './heldAmounts.ts';
import type { HeldAmounts, Rate } from './heldAmounts.ts';

const pot = (amount: number, own: Partial<JackpotPot> = {}): JackpotPot => ({
  moduleId: 7,
  type: 'rapid',
  amount,
  currencyIsoCode: 'GBP',
  mustGoByAmount: 500_000,
  mustGoBefore: null,
  lastWon: null,
  gameIds: [],
  asOf: 0,
  ...own,
});
const figure = (held: HeldAmounts) => held.shown['7 GBP'];
/** Shows the amounts one after another, each at its second. */
const after = (rate: Rate, ...steps: readonly [second: number, amount: number][]) =>
  steps.reduce((held, [second, amount]) => heldAmounts(held, [pot(amount)], rate, second * 1000), nothingHeld);

test('LB-10 figures step once a second on their way to the newest amount', () => {
  const begun = after('running', [0, 1000], [10, 2000]);
  expect(heldAmounts(begun, [pot(2000)], 'running', 10_900)).toBe(begun);
  expect(figure(heldAmounts(begun, [pot(2000)], 'running', 11_000))).toBe(1100);
});

test('LB-10 who wants little motion sees one step a minute, to the newest amount', () => {
  const begun = after('calm', [0, 1000]);
  expect(heldAmounts(begun, [pot(1700)], 'calm', 59_000)).toBe(begun);
  expect(figure(heldAmounts(begun, [pot(1900)], 'calm', 60_000))).toBe(1900);
});

test('LB-10 a pause keeps the figures and their time, whatever is known meanwhile; a pot that was not there yet is added', () => {
  const begun = after('running', [0, 1000], [10, 2000], [15, 2000]);
  const paused = heldAmounts(begun, [pot(2000)], 'paused', 16_000);
  expect(figure(paused)).toBe(1500);
  expect(paused.at).toBe(15_000);
  expect(heldAmounts(paused, [pot(9000)], 'paused', 90_000)).toBe(paused);
  expect(heldAmounts(nothingHeld, [pot(4)], 'paused', 1000).shown).toEqual({ '7 GBP': 4 });
  expect(figure(heldAmounts(paused, [pot(9000)], 'running', 90_000))).toBe(2000);
});

test('LB-10 a figure stays below the amount that the jackpot must go by, and another currency is another figure', () => {
  expect(figure(after('running', [0, 500_100]))).toBe(500_000);
  const pounds = after('running', [0, 1000]);
  expect(heldAmounts(pounds, [pot(1200, { currencyIsoCode: 'EUR' })], 'running', 1000).shown).toEqual({
    '7 EUR': 1200,
  });
  expect(potKey(pot(1))).toBe('7 GBP');
});

import { expect, test } from 'vitest';
import type { JackpotPot } from '../../domain/site/siteStore.ts';
import { isStale, potNote, potShare } from './potNote.ts';

const now = new Date(2026, 10, 21, 21, 40).getTime();
const hour = 3_600_000;
const pot = (own: Partial<JackpotPot> = {}): JackpotPot => ({
  moduleId: 7,
  type: 'megaMoolah',
  amount: 410_218,
  currencyIsoCode: 'GBP',
  mustGoByAmount: null,
  mustGoBefore: null,
  lastWon: null,
  gameIds: [],
  asOf: now,
  ...own,
});
const formats = {
  money: (amount: number) => `£${amount / 100}`,
  timeOfDay: (moment: number) => new Date(moment).toTimeString().slice(0, 5),
};
const note = (own: Partial<JackpotPot>, asOf = now, clockOffsetMs = 0) =>
  potNote(pot(own), { asOf, now, clockOffsetMs }, formats);

test('LB-10 the note of an amount older than a minute shows its time', () => {
  expect(isStale(now - 60_000, now)).toBe(false);
  expect(note({ mustGoByAmount: 500_000 }, now - 61_000)).toEqual(['jackpots.asOf', { time: '21:38' }]);
});

test('LB-10 the note of a must-win jackpot shows its limit in amount or in the player’s local time', () => {
  expect(note({ mustGoByAmount: 500_000 })).toEqual(['jackpots.mustGoBy', { amount: '£5000' }]);
  expect(note({ mustGoBefore: now + hour })).toEqual(['jackpots.mustGoBefore', { time: '22:40', day: 'today' }]);
  expect(note({ mustGoBefore: now + 23 * hour })).toEqual([
    'jackpots.mustGoBefore',
    { time: '20:40', day: 'tomorrow' },
  ]);
  expect(note({ mustGoBefore: now + hour }, now, 130)).toEqual([
    'jackpots.mustGoBefore',
    { time: '22:40', day: 'today' },
  ]);
  expect(note({ mustGoBefore: now + 3 * hour }, now, 2 * hour)).toEqual([
    'jackpots.mustGoBefore',
    { time: '22:40', day: 'today' },
  ]);
});

test('the note of a jackpot without a limit shows when it was last won', () => {
  expect(note({})).toEqual(['jackpots.neverWon']);
  const won = (wonAt: number) => note({ lastWon: { amount: 1, wonAt } })[1];
  expect(won(now - hour)).toEqual({ days: 0 });
  expect(won(now - 22 * hour)).toEqual({ days: 1 });
  expect(won(now - 9 * 24 * hour)).toEqual({ days: 9 });
  expect(won(now + hour)).toEqual({ days: 0 });
});

test('LB-10 the share of a must-win jackpot is at most 1, and null without a limit', () => {
  expect(potShare(pot({ mustGoByAmount: 500_000 }), 410_000, now, 0)).toBe(0.82);
  expect(potShare(pot({ mustGoByAmount: 500_000 }), 600_000, now, 0)).toBe(1);
  expect(potShare(pot({ mustGoBefore: now + 6 * hour }), 1, now, 0)).toBe(0.75);
  expect(potShare(pot({ mustGoBefore: now - hour }), 1, now, 0)).toBe(1);
  expect(potShare(pot(), 1, now, 0)).toBeNull();
});

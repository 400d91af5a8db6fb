import { expect, test } from 'vitest';
import type { JackpotPot } from '../../domain/site/siteStore.ts';
import { isStale, potNote, potShare, winNote } from './potNote.ts';

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
  hasBadge: false,
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

test('LB-10 the last win shows amount and game, and its age where the note does not', () => {
  const win = (lastWon: JackpotPot['lastWon'], own: Partial<JackpotPot> = { mustGoByAmount: 500_000 }) =>
    winNote(
      pot({ lastWon, ...own }),
      { now, clockOffsetMs: 0 },
      { wholeMoney: (amount) => `£${Math.floor(amount / 100)}`, ago: (value, unit) => `${value} ${unit}` },
    );
  const won = { amount: 320_410, gameName: 'Lantern' };
  const facts = { amount: '£3204', game: 'Lantern', hasGame: 'yes' };
  expect(win(null)).toBeNull();
  expect(win({ ...won, wonAt: now - 12 * 60_000 })).toEqual({
    note: ['jackpots.winAgo', { ...facts, ago: '12 minute' }],
    isNew: false,
  });
  expect(win({ ...won, wonAt: now - 3.9 * hour })?.note[1]).toMatchObject({ ago: '3 hour' });
  expect(win({ ...won, wonAt: now - 50 * hour })?.note[1]).toMatchObject({ ago: '2 day' });
  expect(win({ ...won, wonAt: now - 9 * 24 * hour }, {})).toEqual({ note: ['jackpots.win', facts], isNew: false });
  expect(win({ amount: 320_410, wonAt: now - 9 * hour }, {})?.note[1]).toMatchObject({ game: '', hasGame: 'no' });
  expect(win({ ...won, wonAt: now - 119_000 })).toEqual({ note: ['jackpots.justWon', facts], isNew: true });
  expect(win({ ...won, wonAt: now + hour }, {})).toMatchObject({ isNew: true });
  expect(win({ ...won, wonAt: now - 120_000 })?.isNew).toBe(false);
});

test('LB-10 the share of a must-win jackpot is at most 1, and null without a limit', () => {
  expect(potShare(pot({ mustGoByAmount: 500_000 }), 410_000, now, 0)).toBe(0.82);
  expect(potShare(pot({ mustGoByAmount: 500_000 }), 600_000, now, 0)).toBe(1);
  expect(potShare(pot({ mustGoBefore: now + 6 * hour }), 1, now, 0)).toBe(0.75);
  expect(potShare(pot({ mustGoBefore: now - hour }), 1, now, 0)).toBe(1);
  expect(potShare(pot(), 1, now, 0)).toBeNull();
});

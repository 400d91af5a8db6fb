import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responseMs, inactivityAt, isAnnounced } from './inactivity.ts';

const minute = 60_000;
const facts = { lastActiveAt: 0, minutes: 20 };

test('RM-02 ON13 after the market’s minutes the player is asked, and a minute later it is over', () => {
  expect(inactivityAt(20 * minute - 1, facts)).toEqual({ step: 'active' });
  expect(inactivityAt(20 * minute, facts)).toEqual({ step: 'asked', leftMs: responseMs });
  expect(inactivityAt(20 * minute + 59_000, facts)).toEqual({ step: 'asked', leftMs: 1000 });
  expect(inactivityAt(21 * minute, facts)).toEqual({ step: 'over' });
});

test('RM-02 a sign in any tab begins the time anew, and a clock set back logs nobody out', () => {
  expect(inactivityAt(40 * minute, { ...facts, lastActiveAt: 39 * minute })).toEqual({ step: 'active' });
  expect(inactivityAt(-1000 * minute, facts)).toEqual({ step: 'active' });
});

test('time only ever goes from active to asked to over', () => {
  const order = ['active', 'asked', 'over'];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 5_000_000 }),
      fc.nat({ max: 100_000 }),
      (minutes, at, more) => {
        const place = (now: number) => order.indexOf(inactivityAt(now, { lastActiveAt: 0, minutes }).step);
        expect(place(at + more)).toBeGreaterThanOrEqual(place(at));
      },
    ),
  );
});

test('RM-02 announces 60, 30 and 10 remaining seconds to screen readers', () => {
  expect(Array.from({ length: 61 }, (_, seconds) => seconds).filter(isAnnounced)).toEqual([10, 30, 60]);
});

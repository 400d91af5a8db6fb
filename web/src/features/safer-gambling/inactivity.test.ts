import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responseMs, inactivityAt, isAnnounced } from './inactivity.ts';

const minute = 60_000;
const facts = { lastActiveAt: 0, minutes: 20 };

test('RM-02 ON13 asks the player after the market’s minutes, and times out one minute later', () => {
  expect(inactivityAt(20 * minute - 1, facts)).toEqual({ step: 'active' });
  expect(inactivityAt(20 * minute, facts)).toEqual({ step: 'reminding', leftMs: responseMs });
  expect(inactivityAt(20 * minute + 59_000, facts)).toEqual({ step: 'reminding', leftMs: 1000 });
  expect(inactivityAt(21 * minute, facts)).toEqual({ step: 'over' });
});

test('RM-02 ON13 activity in any tab restarts the time, and a clock set back logs nobody out', () => {
  expect(inactivityAt(40 * minute, { ...facts, lastActiveAt: 39 * minute })).toEqual({ step: 'active' });
  expect(inactivityAt(-1000 * minute, facts)).toEqual({ step: 'active' });
});

test('ON13 the state only moves from active through asked to over', () => {
  const order = ['active', 'reminding', 'over'];
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

test('RM-02 ON13 announces 60, 30 and 10 remaining seconds to screen readers', () => {
  expect(Array.from({ length: 61 }, (_, seconds) => seconds).filter(isAnnounced)).toEqual([10, 30, 60]);
});

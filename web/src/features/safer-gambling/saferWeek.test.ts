import { expect, test } from 'vitest';
import { isSaferWeek } from './saferWeek.ts';

const weeks = [
  { from: '2026-01-05', to: '2026-01-11' },
  { from: '2026-11-16', to: '2026-11-22' },
];
const local = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).getTime();

test.each([
  ['the day before', local(11, 15, 23), false],
  ['the first moment', local(11, 16, 0), true],
  ['a day within', local(11, 19), true],
  ['the last day', local(11, 22, 23), true],
  ['the day after', local(11, 23, 0), false],
  // Month and day with one digit.
  ['another week', local(1, 9), true],
  ['a day between two weeks', local(6, 19), false],
])('RM-04 UK26 isSaferWeek decides by the local day: %s', (_day, now, isIn) => {
  expect(isSaferWeek(weeks, now)).toBe(isIn);
});

test('RM-04 isSaferWeek is false without weeks', () => {
  expect(isSaferWeek([], local(11, 19))).toBe(false);
});

import { expect, test } from 'vitest';
import { isResting } from './isResting.ts';

test('a game rests until the moment it is expected back, and for good where none is known', () => {
  expect([999, 1000].map((now) => isResting({ isUnavailable: true, backAt: 1000 }, now))).toEqual([true, false]);
  expect(isResting({ isUnavailable: true }, 1000)).toBe(true);
  expect([isResting({}, 0), isResting({ backAt: 1000 }, 0)]).toEqual([false, false]);
});

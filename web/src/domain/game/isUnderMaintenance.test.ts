import { expect, test } from 'vitest';
import { isUnderMaintenance } from './isUnderMaintenance.ts';

test('a game is under maintenance until backAt, or indefinitely without it', () => {
  expect([999, 1000].map((now) => isUnderMaintenance({ isUnavailable: true, backAt: 1000 }, now))).toEqual([
    true,
    false,
  ]);
  expect(isUnderMaintenance({ isUnavailable: true }, 1000)).toBe(true);
  expect([isUnderMaintenance({}, 0), isUnderMaintenance({ backAt: 1000 }, 0)]).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { medians, percentile } from './percentile.ts';

test('percentile returns a value of the list, and 0 for an empty one', () => {
  expect([0.5, 0.95, 1].map((share) => percentile([3, 1, 2, 4], share))).toEqual([2, 4, 4]);
  expect(percentile([], 0.5)).toBe(0);
});

test('medians returns the median of each property', () => {
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});

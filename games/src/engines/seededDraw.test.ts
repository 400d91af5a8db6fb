import { expect, test } from 'vitest';
import { seededDraw } from './seededDraw.ts';

const drawn = (seed: number, count: number, below: number) => {
  const draw = seededDraw(seed);
  return Array.from({ length: count }, () => draw(below));
};

test('a seed always draws the same numbers', () => {
  expect(drawn(1, 6, 1_000_000)).toEqual([515_067, 350_802, 90_662, 32_217, 112_242, 930_165]);
  expect(drawn(2, 6, 1_000_000)).toEqual([919_738, 188_053, 354_761, 953_612, 770_258, 96_446]);
});

test('seed 7: numbers below the bound are drawn about equally often', () => {
  const counts = new Map<number, number>();
  for (const number of drawn(7, 60_000, 6)) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect(new Set(counts.keys())).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

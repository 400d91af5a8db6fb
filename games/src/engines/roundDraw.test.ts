import { expect, test } from 'vitest';
import { createRoundSeed, roundDraw } from './roundDraw.ts';

const seed = '5f'.repeat(32);
const drawn = (key: string, step: number, count: number, below: number) => {
  const draw = roundDraw(key, step);
  return Array.from({ length: count }, () => draw(below));
};

test('GM-09 the seed of a round always draws the same numbers, and others in another step', () => {
  expect(drawn(seed, 0, 12, 1_000_000)).toEqual(drawn(seed, 0, 12, 1_000_000));
  expect(drawn(seed, 1, 12, 1_000_000)).not.toEqual(drawn(seed, 0, 12, 1_000_000));
  expect(drawn('60'.repeat(32), 0, 12, 1_000_000)).not.toEqual(drawn(seed, 0, 12, 1_000_000));
});

test('each round has a seed of 256 bits', () => {
  expect(createRoundSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(createRoundSeed()).not.toBe(createRoundSeed());
});

test('numbers below the bound are drawn about equally often', () => {
  const counts = new Map<number, number>();
  for (const number of drawn(seed, 0, 37_000, 37)) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, at) => at));
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
});

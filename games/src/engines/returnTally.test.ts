import { expect, test } from 'vitest';
import { createReturnTally, sentenceOf } from './returnTally.ts';

test('a tally reports mean, deviation and shares of the returns', () => {
  const tally = createReturnTally();
  tally.add(0);
  tally.add(3);
  tally.add(1, 2);
  const { halfWidth, ...seen } = tally.seen();
  expect(seen).toEqual({ rounds: 4, mean: 125, deviation: Math.sqrt(2.75 - 1.25 ** 2), hitRate: 0.75, gainRate: 0.25 });
  // 99.9 % of a normal distribution lies within 3.2905 deviations of its mean.
  expect(halfWidth).toBeCloseTo((100 * 3.2905 * seen.deviation) / 2, 10);
});

test('add with a count equals repeated calls', () => {
  const [one, many] = [createReturnTally(), createReturnTally()];
  for (let round = 0; round < 5; round += 1) one.add(2.5);
  many.add(2.5, 5);
  expect(many.seen()).toEqual(one.seen());
});

test('sentenceOf names rounds, return, interval, deviation and shares', () => {
  expect(
    sentenceOf('river', 95.3, {
      rounds: 1000,
      mean: 95.1234,
      halfWidth: 0.4567,
      deviation: 7.125,
      hitRate: 0.254,
      gainRate: 0.1,
    }),
  ).toBe(
    'river: 1000 rounds return 95.123 % ± 0.457 (99.9 %), exact 95.3000 %, deviation 7.13 stakes, pays 25.4 %, above the stake 10.0 %',
  );
});

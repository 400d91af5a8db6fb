import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitAbove, limitBelow, limitsFrom } from './stakeLimits.ts';

test('LB-13 a game is below a limit if a round can be played for it', () => {
  expect([limitAbove(20), limitAbove(25), limitAbove(1001), limitAbove(undefined)]).toEqual([
    '20',
    '50',
    undefined,
    undefined,
  ]);
  expect([limitBelow(20), limitBelow(49), limitBelow(9), limitBelow(100_000)]).toEqual(['20', '20', undefined, '1000']);
  expect([limitsFrom('500'), limitsFrom(undefined)]).toEqual([['500', '1000'], []]);
});

test('LB-13 every game of a limit can be played for the typed amount', () => {
  const amount = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(amount, amount, (minStake, typed) => {
      const limit = limitBelow(typed);
      const isListed = limit !== undefined && limitsFrom(limitAbove(minStake)).includes(limit);
      expect(!isListed || minStake <= typed).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedStake } from './typedStake.ts';

const words = { before: ['up to', 'under', '不超过'], after: ['or less', '以下'] };

test.each([
  ['under 20p', 20, ''],
  ['under 20 pence a spin', 20, ' a spin'],
  ['up to £0.20', 20, ''],
  ['under 1', 100, ''],
  ['under £1,50 slots', 150, ' slots'],
  ['50p or less', 50, ''],
  ['不超过0.2欧元', 20, ''],
  ['20便士以下的老虎机', 20, '的老虎机'],
  ['2角以下', 20, ''],
])('LB-03 %j begins with the stake %j', (text, amount, rest) => {
  const stake = typedStake(text, words);
  expect([stake?.amount, text.slice(stake?.length)]).toEqual([amount, rest]);
});

test.each(['20p', 'under', 'under dog', 'under 21point', 'under 5.555', 'wonder 20p', ''])(
  'LB-03 %j begins with no stake',
  (text) => {
    expect(typedStake(text, words)).toBeNull();
  },
);

test('LB-03 a stake is a number of minor units and takes a part of the text, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), (typed) => {
      const stake = typedStake(`under ${typed}`, words);
      if (stake === null) return;
      expect(Number.isSafeInteger(stake.amount)).toBe(true);
      expect(stake.length).toBeLessThanOrEqual(typed.length + 6);
    }),
  );
});

import { expect, test } from 'vitest';
import { minimumRoundMsOf, maxStakeOf, playRulesFor } from './playMarket.ts';

const regency = 8145;
const pulse = 20_101;
const strictest = {
  minimumRoundMs: { slot: 2500, other: 5000 },
  oneGameAtATime: true,
  slotStakeCap: { most: 500, young: { below: 25, most: 200 } },
};
const free = { minimumRoundMs: { slot: 1000, other: 1000 }, oneGameAtATime: false, slotStakeCap: null };

test.each([3568, 3569])(
  'UK7 UK8 UK24 casino %i of the brand in the United Kingdom has the rules of that market',
  (casinoId) => {
    expect(playRulesFor({ productId: regency, casinoId })).toEqual(strictest);
  },
);

test('UK7 ON6 a casino id that brands share has the rules of the brand it is played at', () => {
  expect(playRulesFor({ productId: pulse, casinoId: 3568 })).toEqual(free);
  expect(playRulesFor({ productId: regency, casinoId: 40_953 })).toEqual(free);
});

test('UK7 UK24 a casino of an unknown brand has the strictest rules of those that have its id', () => {
  expect(playRulesFor({ productId: 1, casinoId: 3568 })).toEqual(strictest);
  expect(playRulesFor({ productId: 1, casinoId: 2335 })).toMatchObject({
    minimumRoundMs: { slot: 2500, other: 2500 },
    oneGameAtATime: true,
    slotStakeCap: null,
  });
});

test('UK7 UK24 an unlisted casino has the strictest rules of all markets', () => {
  expect(playRulesFor({ productId: regency, casinoId: 1 })).toEqual(strictest);
});

test('UK7 the minimum spin time applies to slots only', () => {
  expect(
    (['slot', 'blackjack', 'roulette', 'plinko'] as const).map((kind) => minimumRoundMsOf(strictest, kind)),
  ).toEqual([2500, 5000, 5000, 5000]);
});

test('UK24 the maximum slot stake depends on the age, and an unknown age counts as adult', () => {
  expect([18, 24, 25, 60, null].map((age) => maxStakeOf(strictest, 'slot', age))).toEqual([200, 200, 500, 500, 500]);
});

test('UK24 no age raises the general maximum stake', () => {
  expect(maxStakeOf({ slotStakeCap: { most: 100, young: { below: 25, most: 200 } } }, 'slot', 20)).toBe(100);
});

test('UK24 roulette, and slots in markets without the rule, have no maximum stake', () => {
  expect(maxStakeOf(strictest, 'roulette', 20)).toBeNull();
  expect(maxStakeOf(free, 'slot', 20)).toBeNull();
});

import { expect, test } from 'vitest';
import { minimumRoundMsOf, maxStakeOf, playRulesFor, type PlayRules } from './playMarket.ts';

const regency = 8145;
const pulse = 20_101;
const strictest: PlayRules = {
  minimumRoundMs: { slot: 2500, other: 5000 },
  oneGameAtATime: true,
  slotStakeCap: { max: 500, young: { below: 25, max: 200 } },
  winCelebration: 'restrained',
  coverTone: 'adult',
};
const free = {
  minimumRoundMs: { slot: 1000, other: 1000 },
  oneGameAtATime: false,
  slotStakeCap: null,
  winCelebration: 'full',
  coverTone: 'full',
};

test.each([3568, 3569])('UK7 UK8 UK24 casino %i in the United Kingdom has that market’s rules', (casinoId) => {
  expect(playRulesFor({ productId: regency, casinoId })).toEqual(strictest);
});

test('UK7 ON6 a casino id shared by brands has the rules of the player’s brand', () => {
  expect(playRulesFor({ productId: pulse, casinoId: 3568 })).toEqual(free);
  expect(playRulesFor({ productId: regency, casinoId: 40_953 })).toEqual(free);
  expect(playRulesFor({ productId: regency, casinoId: 40_954 })).toEqual(free);
});

test('UK7 UK24 an unknown brand has the strictest rules of the casinos with that id', () => {
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

test('UK7 slots have their own minimum round time', () => {
  expect(
    (['slot', 'blackjack', 'roulette', 'plinko'] as const).map((kind) => minimumRoundMsOf(strictest, kind)),
  ).toEqual([2500, 5000, 5000, 5000]);
});

test('UK24 the maximum slot stake depends on the age, and an unknown age counts as adult', () => {
  expect([18, 24, 25, 60, null].map((age) => maxStakeOf(strictest, 'slot', age))).toEqual([200, 200, 500, 500, 500]);
});

test('UK24 the stake for young players never exceeds the general maximum', () => {
  expect(maxStakeOf({ slotStakeCap: { max: 100, young: { below: 25, max: 200 } } }, 'slot', 20)).toBe(100);
});

test('UK24 roulette, and slots in markets without the rule, have no maximum stake', () => {
  expect(maxStakeOf(strictest, 'roulette', 20)).toBeNull();
  expect(maxStakeOf(free, 'slot', 20)).toBeNull();
});

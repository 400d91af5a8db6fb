import { expect, test } from 'vitest';
import { stakeCapRule, stakeCapsRule } from './stakeCapRule.ts';

const caps = { max: 500, young: { below: 25, max: 200 } };

test('UK24 the rules of a game state the player’s maximum stake in both languages', () => {
  expect(stakeCapRule(200, 'en', 'GBP')).toBe(
    'By law where you play, the maximum stake for your age is £2.00 a round.',
  );
  expect(stakeCapRule(500, 'zh', 'GBP')).toBe('您所在地的法律按年龄限制投注：您每局最多投注 £5.00。');
});

test('UK24 the rules state the maximum stakes of all ages when the age is unknown', () => {
  expect(stakeCapsRule(caps, 'en', 'GBP')).toBe(
    'By law where you play, the maximum stake is £5.00 a round, or £2.00 for players under 25.',
  );
  expect(stakeCapsRule(caps, 'zh', 'GBP')).toBe('您所在地的法律限制每局投注：最多 £5.00，未满 25 岁的玩家最多 £2.00。');
});

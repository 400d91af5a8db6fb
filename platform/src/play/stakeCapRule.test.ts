import { expect, test } from 'vitest';
import { stakeCapRule, stakeCapsRule } from './stakeCapRule.ts';

const caps = { most: 500, young: { below: 25, most: 200 } };

test('UK24 the rules of a game state the highest stake of the player, in both languages', () => {
  expect(stakeCapRule(200, 'en', 'GBP')).toBe(
    'Where you play, the law sets the most you may stake on a round by your age: £2.00.',
  );
  expect(stakeCapRule(500, 'zh', 'GBP')).toBe('您所在市场按年龄规定：您每局最多投注 £5.00。');
});

test('UK24 the rules state the highest stakes of all ages where the age is unknown, in both languages', () => {
  expect(stakeCapsRule(caps, 'en', 'GBP')).toBe(
    'Where you play, the law sets the most you may stake on a round: £5.00, and £2.00 below the age of 25.',
  );
  expect(stakeCapsRule(caps, 'zh', 'GBP')).toBe(
    '您所在市场的法律限制每局投注：最多 £5.00，未满 25 岁的玩家最多 £2.00。',
  );
});

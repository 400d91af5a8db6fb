import { expect, test } from 'vitest';
import { firstTiles } from './gamesBlock.ts';

test.each([
  ['reel', 12, 12],
  ['ranked', 12, 12],
  ['grid', 60, 30],
] as const)('a %s comes with %i tiles on a desktop and %i on a phone', (variant, desktop, mobile) => {
  expect([firstTiles(variant, 'desktop'), firstTiles(variant, 'mobile')]).toEqual([desktop, mobile]);
});

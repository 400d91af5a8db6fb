import { expect, test } from 'vitest';
import { firstTiles } from './gamesBlock.ts';

test.each([
  ['reel', 12, 12],
  ['ranked', 12, 12],
  ['grid', 60, 30],
] as const)('a %s starts with %i tiles on desktop and %i on phones', (variant, desktop, mobile) => {
  expect([firstTiles(variant, 'desktop'), firstTiles(variant, 'mobile')]).toEqual([desktop, mobile]);
});

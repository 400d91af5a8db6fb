import { expect, test } from 'vitest';
import { reelEnds } from './reelEnds.ts';

test.each([
  ['at the start', 0, { canGoBack: false, canGoOn: true, isNearEnd: false }],
  ['in the middle', 900, { canGoBack: true, canGoOn: true, isNearEnd: false }],
  ['less than a screen before the end', 1600, { canGoBack: true, canGoOn: true, isNearEnd: true }],
  ['at the end, but for rounding', 1999.4, { canGoBack: true, canGoOn: false, isNearEnd: true }],
])('a reel %s', (_, scrolled, ends) => {
  expect(reelEnds(scrolled, 1000, 3000)).toEqual(ends);
});

test('a reel that fits moves nowhere', () => {
  expect(reelEnds(0, 1000, 1000)).toMatchObject({ canGoBack: false, canGoOn: false });
});

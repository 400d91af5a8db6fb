import { expect, test } from 'vitest';
import { groupStart, reelEnds } from './reelEnds.ts';

test.each([
  ['at the start', 0, { canGoBack: false, canGoOn: true, isNearEnd: false }],
  ['in the middle', 900, { canGoBack: true, canGoOn: true, isNearEnd: false }],
  ['less than a screen before the end', 1600, { canGoBack: true, canGoOn: true, isNearEnd: true }],
  ['at the end, within rounding', 1999.4, { canGoBack: true, canGoOn: false, isNearEnd: true }],
])('reports the ends of a reel %s', (_, scrolled, ends) => {
  expect(reelEnds(scrolled, 1000, 3000)).toEqual(ends);
});

test('a reel that fits cannot be scrolled', () => {
  expect(reelEnds(0, 1000, 1000)).toMatchObject({ canGoBack: false, canGoOn: false });
});

test('LB-08 groupStart aligns to a slide of any width within the reel', () => {
  const starts = [48, 148, 250, 360, 480];
  expect(groupStart(starts, 0, 2)).toBe(202);
  expect(groupStart(starts, 201.4, 2)).toBe(432);
  expect(groupStart(starts, 150, 2)).toBe(312);
  expect(groupStart(starts, 312, 5)).toBe(432);
  expect(groupStart(starts, 312, -5)).toBe(0);
  expect(groupStart([], 0, 2)).toBe(0);
});

import { expect, test } from 'vitest';
import { headerTravel } from './headerTravel.ts';
import type { HeaderTravel } from './headerTravel.ts';

const start: HeaderTravel = { isAway: false, turnedAt: 0 };
const scrolled = (positions: readonly number[]) => positions.reduce((before, y) => headerTravel(before, y, 72), start).isAway;

test('the header goes when the page is scrolled down and returns when it is scrolled up', () => {
  expect(scrolled([10, 60])).toBe(false);
  expect(scrolled([60, 200])).toBe(true);
  expect(scrolled([60, 200, 400, 390])).toBe(true);
  expect(scrolled([60, 200, 400, 370])).toBe(false);
  expect(scrolled([60, 200, 400, 370, 380])).toBe(false);
});

test('at the top the header always stands', () => {
  expect(scrolled([60, 200, 400, 40])).toBe(false);
});

import { expect, test } from 'vitest';
import { headerTravel } from './headerTravel.ts';
import type { HeaderTravel } from './headerTravel.ts';

const start: HeaderTravel = { isAway: false, turnedAt: 0 };
const scrolled = (positions: readonly number[]) =>
  positions.reduce((before, y) => headerTravel(before, y, 72), start).isAway;

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

test('the header turns after 24 pixels in one direction, counted from where it turned last', () => {
  expect([23, 24].map((moved) => headerTravel({ isAway: false, turnedAt: 100 }, 100 + moved, 72))).toEqual([
    { isAway: false, turnedAt: 100 },
    { isAway: true, turnedAt: 124 },
  ]);
  expect([23, 24].map((moved) => headerTravel({ isAway: true, turnedAt: 200 }, 200 - moved, 72))).toEqual([
    { isAway: true, turnedAt: 200 },
    { isAway: false, turnedAt: 176 },
  ]);
});

test('the header follows a page that goes on in the same direction, and stays while it stands still', () => {
  expect(headerTravel({ isAway: true, turnedAt: 200 }, 230, 72)).toEqual({ isAway: true, turnedAt: 230 });
  expect(headerTravel({ isAway: false, turnedAt: 200 }, 170, 72)).toEqual({ isAway: false, turnedAt: 170 });
  expect([true, false].map((isAway) => headerTravel({ isAway, turnedAt: 200 }, 200, 72))).toEqual([
    { isAway: true, turnedAt: 200 },
    { isAway: false, turnedAt: 200 },
  ]);
});

test('the header stands as far down as it is high', () => {
  expect([72, 73].map((y) => headerTravel({ isAway: true, turnedAt: 80 }, y, 72).isAway)).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { nextHeaderVisibility } from './headerVisibility.ts';
import type { HeaderVisibility } from './headerVisibility.ts';

const start: HeaderVisibility = { isAway: false, turnedAt: 0 };
const scrolled = (positions: readonly number[]) =>
  positions.reduce((before, y) => nextHeaderVisibility(before, y, 72), start).isAway;

test('the header hides on scrolling down and returns on scrolling up', () => {
  expect(scrolled([10, 60])).toBe(false);
  expect(scrolled([60, 200])).toBe(true);
  expect(scrolled([60, 200, 400, 390])).toBe(true);
  expect(scrolled([60, 200, 400, 370])).toBe(false);
  expect(scrolled([60, 200, 400, 370, 380])).toBe(false);
});

test('the header is always visible at the top', () => {
  expect(scrolled([60, 200, 400, 40])).toBe(false);
});

test('the header changes after 24 pixels in one direction from the last turn', () => {
  expect([23, 24].map((moved) => nextHeaderVisibility({ isAway: false, turnedAt: 100 }, 100 + moved, 72))).toEqual([
    { isAway: false, turnedAt: 100 },
    { isAway: true, turnedAt: 124 },
  ]);
  expect([23, 24].map((moved) => nextHeaderVisibility({ isAway: true, turnedAt: 200 }, 200 - moved, 72))).toEqual([
    { isAway: true, turnedAt: 200 },
    { isAway: false, turnedAt: 176 },
  ]);
});

test('the turning point follows further scrolling in the same direction', () => {
  expect(nextHeaderVisibility({ isAway: true, turnedAt: 200 }, 230, 72)).toEqual({ isAway: true, turnedAt: 230 });
  expect(nextHeaderVisibility({ isAway: false, turnedAt: 200 }, 170, 72)).toEqual({ isAway: false, turnedAt: 170 });
  expect([true, false].map((isAway) => nextHeaderVisibility({ isAway, turnedAt: 200 }, 200, 72))).toEqual([
    { isAway: true, turnedAt: 200 },
    { isAway: false, turnedAt: 200 },
  ]);
});

test('the header is visible within its own height from the top', () => {
  expect([72, 73].map((y) => nextHeaderVisibility({ isAway: true, turnedAt: 80 }, y, 72).isAway)).toEqual([
    false,
    true,
  ]);
});

import { expect, test } from 'vitest';
import { resultStep } from './resultStep.ts';

const box = (left: number, top: number, height = 100) => ({ left, top, bottom: top + height });
/** The best match on the left with two rows of three beside it. */
const boxes = [box(0, 70, 40), box(200, 0), box(320, 0), box(440, 0), box(200, 120), box(320, 120), box(440, 120)];

test.each([
  ['ArrowDown', 'field', 0],
  ['ArrowUp', 'field', null],
  ['ArrowLeft', 'field', null],
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, null],
  ['ArrowRight', 6, null],
  ['ArrowDown', 2, 5],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 'field'],
  ['ArrowDown', 0, 4],
  ['ArrowDown', 6, null],
  ['ArrowDown', -1, null],
  ['Enter', 2, null],
] as const)('LB-03 %s at %s moves the focus to %s', (key, at, next) => {
  expect(resultStep(key, at, boxes)).toBe(next);
});

test('LB-03 finds the row below an enlarged tile that overlaps it', () => {
  expect(resultStep('ArrowDown', 1, boxes.with(1, box(190, -10, 135)))).toBe(4);
});

test('LB-03 ignores the arrow keys without results', () => {
  expect(resultStep('ArrowDown', 'field', [])).toBeNull();
});

test('LB-03 ArrowDown moves to the next result when there is no row below', () => {
  expect(resultStep('ArrowDown', 0, boxes.slice(0, 4).with(0, box(0, 50, 40)))).toBe(1);
});

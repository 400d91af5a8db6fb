import { expect, test } from 'vitest';
import { tileStep } from './tileStep.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, null],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, null],
  ['Home', 3, 0],
  ['End', 3, 4],
  ['End', 4, null],
  ['ArrowDown', 2, null],
])('%s at tile %i of five moves to %s', (key, at, next) => {
  expect(tileStep(key, at, 5)).toBe(next);
});

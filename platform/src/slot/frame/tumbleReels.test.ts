import { expect, test } from 'vitest';
import { fallenRows } from './tumbleReels.ts';

test.each([
  ['nothing is gone', [], [0, 0, 0, 0, 0]],
  ['the bottom is gone: all fall by one, and one comes in', [4], [1, 1, 1, 1, 1]],
  ['the top is gone: only the new one falls', [0], [1, 0, 0, 0, 0]],
  ['two in the middle', [1, 3], [2, 2, 2, 1, 0]],
  ['everything is gone', [0, 1, 2, 3, 4], [5, 5, 5, 5, 5]],
] as const)('where %s', (_, gone, rows) => {
  expect(fallenRows(5, new Set(gone))).toEqual(rows);
});

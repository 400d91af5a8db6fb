import { expect, test } from 'vitest';
import { fallenRows } from './tumble.ts';

test.each([
  ['nothing is gone', [], [0, 0, 0, 0, 0]],
  ['the bottom symbol is gone and all others fall by one row', [4], [1, 1, 1, 1, 1]],
  ['the top symbol is gone and only its replacement falls', [0], [1, 0, 0, 0, 0]],
  ['two in the middle are gone', [1, 3], [2, 2, 2, 1, 0]],
  ['everything is gone', [0, 1, 2, 3, 4], [5, 5, 5, 5, 5]],
] as const)('fallenRows when %s', (_, removed, rows) => {
  expect(fallenRows(5, new Set(removed))).toEqual(rows);
});

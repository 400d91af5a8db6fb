import { expect, test } from 'vitest';
import { fromColumn, toColumn } from './numberColumn.ts';

test.each([
  [[]],
  [[0]],
  [[0, 91, 92, 8463, 8464, 65_535]],
  [[5, 4, 3]],
  [Array.from({ length: 1000 }, (_, value) => value)],
])('a column gives its numbers back', (values) => {
  expect([...(fromColumn(toColumn(values), values.length, 65_536) ?? [-1])]).toEqual(values);
});

test('every digit stands in JSON as itself', () => {
  const column = toColumn(Array.from({ length: 92 }, (_, value) => value));
  expect(JSON.stringify(column)).toHaveLength(column.length + 2);
});

test.each(['', '1', '2!', '1"', '1é', '9!!!!!!!!!', 'x!', '1!!', '1 '])('%j is no column of one number', (text) => {
  expect(fromColumn(text, 1, 100)).toBeNull();
});

test('a number that names nothing makes the column unreadable', () => {
  expect(fromColumn(toColumn([3]), 1, 4)).not.toBeNull();
  expect(fromColumn(toColumn([4]), 1, 4)).toBeNull();
});

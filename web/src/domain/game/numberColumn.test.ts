import { expect, test } from 'vitest';
import { fromColumn, toColumn } from './numberColumn.ts';

test.each([
  [[]],
  [[0]],
  [[0, 91, 92, 8463, 8464, 65_535]],
  [[5, 4, 3]],
  [Array.from({ length: 1000 }, (_, value) => value)],
])('a column decodes to its numbers', (values) => {
  expect([...(fromColumn(toColumn(values), values.length, 65_536) ?? [-1])]).toEqual(values);
});

test('every digit is a single character in JSON', () => {
  const column = toColumn(Array.from({ length: 92 }, (_, value) => value));
  expect(JSON.stringify(column)).toHaveLength(column.length + 2);
});

test.each(['', '1', '2!', '1"', '1é', '9!!!!!!!!!', 'x!', '1!!', '1 '])(
  'refuses %j as a column of one number',
  (text) => {
    expect(fromColumn(text, 1, 100)).toBeNull();
  },
);

test('refuses a column with a number at or above the limit', () => {
  expect(fromColumn(toColumn([3]), 1, 4)).not.toBeNull();
  expect(fromColumn(toColumn([4]), 1, 4)).toBeNull();
});

import { expect, test } from 'vitest';
import { groupBy } from './groupBy.ts';
import { reversed } from './reversed.ts';
import { sorted } from './sorted.ts';

test('sorted and reversed return copies', () => {
  const list = [2, 3, 1];
  expect(sorted(list, (one, other) => one - other)).toEqual([1, 2, 3]);
  expect(reversed(list)).toEqual([1, 3, 2]);
  expect(list).toEqual([2, 3, 1]);
});

test('groupBy keeps the order of keys and items', () => {
  expect([...groupBy(['bat', 'at', 'bee', 'ant'], (word) => word.slice(0, 1))]).toEqual([
    ['b', ['bat', 'bee']],
    ['a', ['at', 'ant']],
  ]);
});

import { expect, test } from 'vitest';
import { favouriteIds, maxIdListLength, recentlyPlayedIds } from './gameIds.ts';

test('LB-05 favouriteIds accepts positive whole numbers', () => {
  expect(favouriteIds([41000, 1, 999_999_999])).toEqual([41000, 1, 999_999_999]);
  expect(favouriteIds([])).toEqual([]);
  expect(favouriteIds([5, 7, 5])).toEqual([5, 7]);
});

test.each([
  ['a text id', [41000, '41037']],
  ['a zero', [41000, 0]],
  ['a negative number', [41000, -3]],
  ['a fraction', [41000, 1.5]],
  ['not a number', [41000, Number.NaN]],
  ['null', [41000, null]],
  ['an object', [41000, { id: 3 }]],
  ['a number of ten digits', [41000, 1_000_000_000]],
  ['an object instead of a list', { 0: 41000 }],
  ['nothing', undefined],
])('LB-05 favouriteIds returns an empty list for %s', (_, raw) => {
  expect(favouriteIds(raw)).toEqual([]);
});

test('LB-05 recentlyPlayedIds converts numeric text and drops values that are not positive integers', () => {
  expect(recentlyPlayedIds(['41037', 41000, ' 12 ', '0', -1, 'abc', '', ' ', null, 2.5, {}, [7], true, '1e3'])).toEqual(
    [41037, 41000, 12, 1000],
  );
});

test('LB-05 recentlyPlayedIds keeps the first of repeated ids', () => {
  expect(recentlyPlayedIds([3, '5', 3, 5, 4])).toEqual([3, 5, 4]);
  expect(recentlyPlayedIds('41000')).toEqual([]);
});

test('lists beyond the maximum length are cut or refused', () => {
  const many = Array.from({ length: maxIdListLength + 1 }, (_, index) => index + 1);
  expect(favouriteIds(many)).toEqual([]);
  expect(favouriteIds(many.slice(1))).toHaveLength(maxIdListLength);
  expect(recentlyPlayedIds(many)).toHaveLength(maxIdListLength);
});

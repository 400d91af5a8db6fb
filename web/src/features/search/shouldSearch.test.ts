import { expect, test } from 'vitest';
import { isLongEnough, shouldSearch } from './shouldSearch.ts';

test('LB-03 searches from three characters', () => {
  expect(['', 'a', 'ab', '  ab  ', 'カナ', '👑👑'].filter(isLongEnough)).toEqual([]);
  expect(['abc', 'a b', ' abc '].filter(isLongEnough)).toEqual(['abc', 'a b', ' abc ']);
});

test('LB-03 searches for Han characters from the first one', () => {
  expect(['轮', '轮盘', ' 钻 ', 'x轮'].every(isLongEnough)).toBe(true);
});

test('LB-03 searches only when the text has changed', () => {
  expect(shouldSearch('gem', null)).toBe(true);
  expect(shouldSearch('gem', 'gem')).toBe(false);
  expect(shouldSearch(' GEM ', 'gem')).toBe(false);
  expect(shouldSearch('gems', 'gem')).toBe(true);
  expect(shouldSearch('ge', 'gem')).toBe(false);
});

import { expect, test } from 'vitest';
import { isLongEnough, shouldSearch } from './shouldSearch.ts';

test('LB-03 a text is searched for only past two characters', () => {
  expect(['', 'a', 'ab', '  ab  ', '钻石', '👑👑'].filter(isLongEnough)).toEqual([]);
  expect(['abc', 'a b', '钻石时', ' abc '].filter(isLongEnough)).toEqual(['abc', 'a b', '钻石时', ' abc ']);
});

test('LB-03 a search runs only when the text is new', () => {
  expect(shouldSearch('gem', null)).toBe(true);
  expect(shouldSearch('gem', 'gem')).toBe(false);
  expect(shouldSearch(' GEM ', 'gem')).toBe(false);
  expect(shouldSearch('gems', 'gem')).toBe(true);
  expect(shouldSearch('ge', 'gem')).toBe(false);
});

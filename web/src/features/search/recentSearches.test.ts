import { expect, test } from 'vitest';
import { readRecentSearches, withRecentSearch } from './recentSearches.ts';

test('the new search is first, unique regardless of case, and six are kept', () => {
  expect(withRecentSearch(['gem', 'iron'], ' GEM ')).toEqual(['GEM', 'iron']);
  expect(withRecentSearch(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  expect(withRecentSearch(['a'], '  ')).toEqual(['a']);
});

test.each([
  null,
  '',
  'nonsense',
  '{}',
  '[1]',
  '["a"',
  JSON.stringify(['x'.repeat(61)]),
  JSON.stringify(Array(7).fill('a')),
])('ignores the stored value %s', (stored) => {
  expect(readRecentSearches(stored)).toEqual([]);
});

test('restores stored searches', () => {
  expect(readRecentSearches('["gem","钻石"]')).toEqual(['gem', '钻石']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRecentlyPlayed, receiveRecentlyPlayed, withPlayed } from './recentlyPlayed.ts';

test('LB-06 a game that was played moves to the front and stands there once', () => {
  expect(withPlayed([1, 2, 3], 3)).toEqual([3, 1, 2]);
  expect(withPlayed([1, 2, 3], 9)).toEqual([9, 1, 2, 3]);
  expect(withPlayed([2, 2, 1], 1)).toEqual([1, 2]);
});

test('LB-06 whatever is played, the last one leads and nothing stands twice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 120 }), (played) => {
      const list = played.reduce<readonly number[]>(withPlayed, []);
      expect(list[0]).toBe(played.at(-1));
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeLessThanOrEqual(maxRecentlyPlayed);
    }),
  );
});

test('games played while the list was on its way stand before it', () => {
  expect(receiveRecentlyPlayed([1, 2, 3], [8, 2])).toEqual([2, 8, 1, 3]);
});

test('LB-06 the newest fifty are kept, of games played here as of a list from the service', () => {
  const many = Array.from({ length: 51 }, (_, index) => index + 1);
  expect(withPlayed(many.slice(0, 50), 99)).toEqual([99, ...many.slice(0, 49)]);
  expect(receiveRecentlyPlayed([1, 1, ...many], [])).toEqual(many.slice(0, 50));
  expect(receiveRecentlyPlayed(many, [99])).toEqual([99, ...many.slice(0, 49)]);
});

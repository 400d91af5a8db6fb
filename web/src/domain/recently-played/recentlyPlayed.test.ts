import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRecentlyPlayed, receiveRecentlyPlayed, withPlayed } from './recentlyPlayed.ts';

test('LB-06 a played game moves to the front and is listed once', () => {
  expect(withPlayed([1, 2, 3], 3)).toEqual([3, 1, 2]);
  expect(withPlayed([1, 2, 3], 9)).toEqual([9, 1, 2, 3]);
  expect(withPlayed([2, 2, 1], 1)).toEqual([1, 2]);
});

test('LB-06 the last played game is first and every game is listed once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 120 }), (played) => {
      const list = played.reduce<readonly number[]>(withPlayed, []);
      expect(list[0]).toBe(played.at(-1));
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeLessThanOrEqual(maxRecentlyPlayed);
    }),
  );
});

test('games played during the fetch come before the fetched ones', () => {
  expect(receiveRecentlyPlayed([1, 2, 3], [8, 2])).toEqual([2, 8, 1, 3]);
});

test('LB-06 keeps the newest fifty games', () => {
  const many = Array.from({ length: 51 }, (_, index) => index + 1);
  expect(withPlayed(many.slice(0, 50), 99)).toEqual([99, ...many.slice(0, 49)]);
  expect(receiveRecentlyPlayed([1, 1, ...many], [])).toEqual(many.slice(0, 50));
  expect(receiveRecentlyPlayed(many, [99])).toEqual([99, ...many.slice(0, 49)]);
});

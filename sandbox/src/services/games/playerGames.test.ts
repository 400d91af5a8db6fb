import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { gamesSchema } from './gamesModule.ts';
import { createPlayerGames, maxRecentlyPlayed } from './playerGames.ts';

const games = () => createPlayerGames(testSandboxContext(gamesSchema));

test('adding or removing a favourite twice has the same effect as once', () => {
  const lists = games();
  for (const id of [5, 6, 5]) lists.addFavourite(1, id);
  expect(lists.favourites(1)).toEqual([6, 5]);
  for (const id of [5, 5]) lists.removeFavourite(1, id);
  expect(lists.favourites(1)).toEqual([6]);
  expect(lists.favourites(2)).toEqual([]);
});

test('a played game moves to the front without a duplicate', () => {
  const lists = games();
  for (const id of [1, 2, 3, 1]) lists.addRecentlyPlayed(9, id);
  expect(lists.recentlyPlayed(9)).toEqual([1, 3, 2]);
});

test('the oldest recently played game is dropped beyond the maximum', () => {
  const lists = games();
  for (let id = 1; id <= maxRecentlyPlayed + 5; id += 1) lists.addRecentlyPlayed(9, id);
  expect(lists.recentlyPlayed(9)).toHaveLength(maxRecentlyPlayed);
  expect(lists.recentlyPlayed(9).at(-1)).toBe(6);
});

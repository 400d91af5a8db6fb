import { expect, test } from 'vitest';
import { fuzzyGames } from './fuzzyGames.ts';
import { nearestGames } from './nearestGames.ts';
import { correctedText, editsBetween } from './nearestWords.ts';
import { searchGame } from './searchGame.ts';

const games = [searchGame(1, 'Diamond Hour'), searchGame(2, 'Velvet Roulette'), searchGame(3, 'Iron Longship'), searchGame(4, '钻石时光', { english: 'Jewel Time', pinyin: 'zuan shi shi guang' })];

test.each([
  ['dimond', 1, 'diamond'],
  ['daimond', 1, 'diamond'],
  ['diamomd', 1, 'diamond'],
  ['velvett', 2, 'velvet'],
  ['iron longshp', 3, 'iron longship'],
  ['jewl time', 4, 'jewel time'],
])('LB-03 %s finds game %i as %s', (typed, id, corrected) => {
  const hit = fuzzyGames(games, typed);
  expect(hit?.games[0]?.tile.id).toBe(id);
  expect(hit?.corrected).toBe(corrected);
});

test('what is like no name finds nothing', () => {
  expect(fuzzyGames(games, 'qqqqqq')).toBeNull();
  expect(fuzzyGames(games, '.*(')).toBeNull();
  expect(fuzzyGames([], 'diamond')).toBeNull();
});

test('edits are letters put in, left out, exchanged or swapped', () => {
  expect(editsBetween('dimond', 'diamond', 3)).toBe(1);
  expect(editsBetween('daimond', 'diamond', 3)).toBe(1);
  expect(editsBetween('same', 'same', 3)).toBe(0);
  expect(editsBetween('abc', 'xyz', 5)).toBe(3);
  expect(editsBetween('short', 'much longer', 2)).toBe(3);
  expect(correctedText('velvt rulette', 'velvet roulette')).toBe('velvet roulette');
});

test('the nearest names stand in where nothing matches', () => {
  expect(nearestGames(games, 'velour', 2).map(({ tile }) => tile.id)).toHaveLength(2);
  expect(nearestGames(games, 'velvot', 1)[0]?.tile.id).toBe(2);
});

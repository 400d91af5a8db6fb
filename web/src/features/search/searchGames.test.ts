import { expect, test } from 'vitest';
import { foldText, relatedGames, searchGames } from './searchGames.ts';
import { searchGame } from './searchGame.ts';

const games = [
  searchGame(1, 'Black Diamond', { popularity: 0.9 }),
  searchGame(2, 'Diamond Hour', { popularity: 0.2 }),
  searchGame(3, 'Diamond Bay', { popularity: 0.4 }),
  searchGame(4, 'Adiamondback', { popularity: 1 }),
  searchGame(5, 'Émile’s Café', { popularity: 0.1 }),
  searchGame(6, '钻石时光', { english: 'Jewel Time', pinyin: 'zuan shi shi guang' }),
];
const found = (text: string) => searchGames(games, text).map(({ tile }) => tile.id);

test('LB-03 a game is found by any part of its name, without regard to case', () => {
  expect(found('dIaMoNd')).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  expect(found('BAY')).toEqual([3]);
  expect(found('xyz')).toEqual([]);
});

test('LB-03 names that begin with the text go first, then words that do, then the rest; the more played first among equals', () => {
  expect(found('diamond')).toEqual([3, 2, 1, 4]);
});

test('LB-03 a Chinese name is found by its characters, its pinyin with and without spaces, its first letters, its English name', () => {
  for (const text of ['钻石时', 'zuanshi', 'zuan shi', 'ZuanShiShiGuang', 'zssg', 'jewel']) expect(found(text)).toEqual([6]);
});

test('accents and spaces do not matter, and characters of a pattern are letters', () => {
  expect(found('emile')).toEqual([5]);
  expect(found('  CAFE ')).toEqual([5]);
  expect(found('.*')).toEqual([]);
  expect(foldText('  A   B\tC ')).toBe('a b c');
  expect(foldText('x'.repeat(5000))).toHaveLength(60);
});

test('related games share the theme of the best hit and are not found twice', () => {
  const more = [...games, searchGame(7, 'Sea', { theme: 'ocean', popularity: 1 })];
  const hits = searchGames(more, 'diamond');
  expect(relatedGames(more, hits, 2).map(({ tile }) => tile.id)).toEqual([6, 5]);
  expect(relatedGames(more, [], 2)).toEqual([]);
});

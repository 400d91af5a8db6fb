import { expect, test } from 'vitest';
import { inventedList } from '../../domain/game/inventedList.ts';
import { fuzzyGames } from './fuzzyGames.ts';
import { nearestGames } from './nearestGames.ts';
import { editsBetween } from './nearestWords.ts';
import { searchable } from './searchGames.ts';

const games = searchable(
  inventedList([
    { id: 1, name: 'Diamond Hour', popularity: 0.4 },
    { id: 2, name: 'Velvet Roulette', popularity: 0.3 },
    { id: 3, name: 'Iron Longship', popularity: 0.2 },
    { id: 4, name: '钻石时光', english: 'Jewel Time', pinyin: 'zuan shi shi guang', popularity: 0.9 },
  ]),
);
const idOf = (place: number | undefined) => games.games.ids[place ?? -1];

test.each([
  ['dimond', 1, 'diamond'],
  ['daimond', 1, 'diamond'],
  ['diamomd', 1, 'diamond'],
  ['dimon', 1, 'diamond'],
  ['velvett', 2, 'velvet'],
  ['roulete', 2, 'roulette'],
  ['iron longshp', 3, 'iron longship'],
  ['jewl time', 4, 'jewel time'],
  ['zuansi', 4, 'zuanshishiguang'],
])('LB-03 %s finds game %i as %s', (typed, id, corrected) => {
  const hit = fuzzyGames(games, typed);
  expect(idOf(hit?.games[0])).toBe(id);
  expect(hit?.corrected).toBe(corrected);
});

test.each(['slot', 'slots', 'tower', 'bonus'])('LB-03 does not correct %s to a name that shares a few letters', (typed) => {
  const named = searchable(inventedList([{ id: 1, name: 'Lotus Dreams' }, { id: 2, name: 'Lost Pilot' }, { id: 3, name: 'Lower Deck' }, { id: 4, name: 'Onyx Nous' }]));
  expect(fuzzyGames(named, typed)).toBeNull();
});

test('LB-03 corrects a wrong first letter of a long word', () => {
  expect(fuzzyGames(games, 'eoulette')?.corrected).toBe('roulette');
});

test('LB-03 what is like no name finds nothing', () => {
  for (const text of ['qqqqqq', '.*(', 'irn', 'diaaaamond', 'dimond qqqqqq']) expect([text, fuzzyGames(games, text)]).toEqual([text, null]);
  expect(fuzzyGames(searchable(inventedList([])), 'diamond')).toBeNull();
});

test('edits are letters put in, left out, exchanged or swapped; a beginning may be meant', () => {
  const whole = (a: string, b: string, most: number) => editsBetween(a, b, most).whole;
  expect(whole('dimond', 'diamond', 3)).toBe(1);
  expect(whole('daimond', 'diamond', 3)).toBe(1);
  expect(whole('same', 'same', 3)).toBe(0);
  expect(whole('abc', 'xyz', 5)).toBe(3);
  expect(whole('short', 'much longer', 2)).toBe(3);
  expect(whole('', 'abc', 5)).toBe(3);
  expect(editsBetween('dia', 'diamond', 3)).toEqual({ whole: 4, beginning: 0 });
  expect(editsBetween('x'.repeat(200), 'y'.repeat(200), 4)).toEqual({ whole: 5, beginning: 5 });
});

test('LB-03 the nearest names stand in where nothing matches, filled up with what is played most', () => {
  const nearest = (text: string, most: number) => nearestGames(games, text, most).map(idOf);
  expect(nearest('velvot', 1)).toEqual([2]);
  expect(nearest('velvot', 2)).toEqual([2, expect.any(Number)]);
  expect(nearest('qqqqqqqqqqqq', 2)).toEqual([4, 1]);
  expect(nearest('', 4)).toHaveLength(4);
});

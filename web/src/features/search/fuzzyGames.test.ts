import { expect, test } from 'vitest';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { fuzzyGames } from './fuzzyGames.ts';
import { searchable } from './searchGames.ts';

const games = searchable(
  gameListFixture([
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
  ['irom', 3, 'iron'],
  ['velvett', 2, 'velvet'],
  ['roulete', 2, 'roulette'],
  ['roullotte', 2, 'roulette'],
  ['iron longshp', 3, 'iron longship'],
  ['ron longshp', 3, 'ron longship'],
  ['diam huor', 1, 'diam hour'],
  ['jewl time', 4, 'jewel time'],
  ['zuansi', 4, 'zuanshishiguang'],
])('LB-03 %s finds game %i as %s', (typed, id, corrected) => {
  const hit = fuzzyGames(games, typed);
  expect(idOf(hit?.games[0])).toBe(id);
  expect(hit?.corrected).toBe(corrected);
});

test.each(['slot', 'slots', 'tower', 'bonus'])(
  'LB-03 does not correct %s to a name that shares a few letters',
  (typed) => {
    const named = searchable(
      gameListFixture([
        { id: 1, name: 'Lotus Dreams' },
        { id: 2, name: 'Lost Pilot' },
        { id: 3, name: 'Lower Deck' },
        { id: 4, name: 'Onyx Nous' },
      ]),
    );
    expect(fuzzyGames(named, typed)).toBeNull();
  },
);

test('LB-03 corrects a wrong first letter of a long word', () => {
  expect(fuzzyGames(games, 'eoulette')?.corrected).toBe('roulette');
});

test('LB-03 finds nothing for text unlike any name', () => {
  for (const text of ['qqqqqq', '.*(', 'irn', 'rouletxx', 'diaaaamond', 'dimond qqqqqq', 'dimond roulete'])
    expect([text, fuzzyGames(games, text)]).toEqual([text, null]);
  expect(fuzzyGames(searchable(gameListFixture([])), 'diamond')).toBeNull();
});

test('LB-03 corrects to the word of more games when several are equally near', () => {
  const named = searchable(
    gameListFixture([
      { id: 1, name: 'Sandy Bay' },
      { id: 2, name: 'Sands Moon' },
      { id: 3, name: 'Sands Hour' },
      { id: 4, name: 'Sandy' },
      { id: 5, name: 'Sands' },
      { id: 6, name: 'Sandu' },
    ]),
  );
  expect(fuzzyGames(named, 'sandx')?.corrected).toBe('sands');
});

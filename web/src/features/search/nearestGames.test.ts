import { expect, test } from 'vitest';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { nearestGames } from './nearestGames.ts';
import { searchable } from './searchGames.ts';

function nearestIds(definitions: Parameters<typeof gameListFixture>[0], text: string, count: number) {
  const games = searchable(gameListFixture(definitions));
  return nearestGames(games, text, count).map((place) => games.games.ids[place]);
}

const named = [
  { id: 1, name: 'Diamond Hour', popularity: 0.4 },
  { id: 2, name: 'Velvet Roulette', popularity: 0.3 },
  { id: 3, name: 'Iron Longship', popularity: 0.2 },
  { id: 4, name: 'Helmet', popularity: 0.1 },
  { id: 5, name: 'Velvet Night', popularity: 0.35 },
  { id: 6, name: '钻石时光', english: 'Jewel Time', pinyin: 'zuan shi shi guang', popularity: 0.9 },
];

test.each([
  // One edit, then three, then the most played.
  ['velvot', [5, 2, 4, 6, 1, 3]],
  // Four edits are similar, five are not.
  ['helqqqqt', [4, 6, 1, 5, 2, 3]],
  ['helqqqqqt', [6, 1, 5, 2, 3, 4]],
  ['zuanshishiguong', [6, 1, 5, 2, 3, 4]],
  // The nearest of several words decides.
  ['qqqqqqqq longshjp', [3, 6, 1, 5, 2, 4]],
  ['qqqqqqqq qqqqqqqq qqqqqqqq longshjp', [3, 6, 1, 5, 2, 4]],
  // A fifth word is not compared.
  ['qqqqqqqq qqqqqqqq qqqqqqqq qqqqqqqq longshjp', [6, 1, 5, 2, 3, 4]],
  ['', [6, 1, 5, 2, 3, 4]],
])('LB-03 lists the games nearest to %j first, then the most played', (text, ids) => {
  expect(nearestIds(named, text, 6)).toEqual(ids);
  expect(nearestIds(named, text, 2)).toEqual(ids.slice(0, 2));
});

test('LB-03 keeps the order of the list among equally popular games', () => {
  expect(
    nearestIds(
      [
        { id: 1, name: 'Velvex' },
        { id: 2, name: 'Opal' },
        { id: 3, name: 'Velvet Sea' },
        { id: 4, name: 'Velvet Sun' },
      ],
      'velvez',
      4,
    ),
  ).toEqual([1, 3, 4, 2]);
});

test('LB-03 a word is similar only when it shares a letter', () => {
  const short = [
    { id: 1, name: 'Abc', popularity: 0.1 },
    { id: 2, name: 'Longship', popularity: 0.9 },
  ];
  expect(nearestIds(short, 'xyz', 2)).toEqual([2, 1]);
  expect(nearestIds(short, 'xyc', 2)).toEqual([1, 2]);
});

test('LB-03 fills up with the most played games', () => {
  const letters = 'abcdefghijklmnopqrstuvwxy';
  const many = [...letters].map((letter, place) => ({
    id: place + 1,
    name: letter.repeat(8),
    popularity: place / 100,
  }));
  expect(nearestIds(many, 'zzzzzzzz', 2)).toEqual([25, 24]);
});

test('LB-03 looks up the games of at most 20 words of one distance', () => {
  const alike = Array.from({ length: 25 }, (_, place) => ({
    id: place + 1,
    name: `Velve${String.fromCodePoint(97 + place)}`,
    popularity: place / 100,
  }));
  const lookedUp = Array.from({ length: 20 }, (_, place) => 20 - place);
  expect(nearestIds(alike, 'velvezz', 25)).toEqual([...lookedUp, 25, 24, 23, 22, 21]);
});

test('LB-03 returns nothing without games', () => {
  expect(nearestIds([], 'diamond', 6)).toEqual([]);
});

test('LB-03 reads the popularity of each of ten thousand games about twice, and does not sort them all', () => {
  const definitions = Array.from({ length: 10_000 }, (_, place) => ({
    id: place + 1,
    name: 'Opal',
    popularity: ((place * 7919) % 10_007) / 10_007,
  }));
  const { games, texts } = searchable(gameListFixture(definitions));
  let reads = 0;
  const popularity = new Proxy(games.popularity, {
    get: (list, place) => ((reads += 1), Reflect.get(list, place)),
  });
  expect(nearestGames({ games: { ...games, popularity }, texts }, 'zzzz', 10)).toHaveLength(10);
  expect(reads).toBeLessThan(23_000);
});

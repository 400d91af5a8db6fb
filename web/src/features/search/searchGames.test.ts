import { expect, test } from 'vitest';
import { gameListFixture } from '../../domain/game/gameFixture.ts';
import { relatedGames, searchable, searchGames } from './searchGames.ts';
import { foldText } from './searchTexts.ts';

const named = [
  { id: 1, name: 'Black Diamond', popularity: 0.9 },
  { id: 2, name: 'Diamond Hour', popularity: 0.2 },
  { id: 3, name: 'Diamond Bay', popularity: 0.4 },
  { id: 4, name: 'Adiamondback', popularity: 1 },
  { id: 5, name: 'Émile’s Café', popularity: 0.1 },
  { id: 6, name: '钻石时光', english: 'Jewel Time', pinyin: 'zuan shi shi guang' },
];
const idsOf = (definitions: Parameters<typeof gameListFixture>[0], text: string) => {
  const list = searchable(gameListFixture(definitions));
  return searchGames(list, text).map((place) => list.games.ids[place]);
};
const found = (text: string) => idsOf(named, text);

test('LB-03 finds games by any part of the name, ignoring case', () => {
  expect(found('dIaMoNd')).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  expect(found('BAY')).toEqual([3]);
  expect(found('xyz')).toEqual([]);
});

test('LB-03 ranks names that begin with the text, then words that do, then the rest, by popularity', () => {
  expect(found('diamond')).toEqual([3, 2, 1, 4]);
});

test('LB-03 finds a Chinese name by characters, pinyin, initials and English name', () => {
  for (const text of ['钻石时', 'zuanshi', 'zuan shi', 'ZuanShiShiGuang', 'zssg', 'jewel'])
    expect([text, found(text)]).toEqual([text, [6]]);
});

test('LB-03 finds words of a name in any order when no name contains the text itself', () => {
  expect(found('hour diamond')).toEqual([2]);
  expect(found('diamond cafe')).toEqual([]);
});

test('ignores accents and extra spaces, and treats pattern characters as text', () => {
  expect(found('emile')).toEqual([5]);
  expect(found('  CAFE ')).toEqual([5]);
  expect(found('.*')).toEqual([]);
  expect(found('\n')).toEqual([]);
  expect(foldText('  A   B\tC\n')).toBe('a b c');
  expect(foldText('x'.repeat(5000))).toHaveLength(60);
});

test('related games share the theme of the best hit without repeating hits', () => {
  const list = gameListFixture([...named, { id: 7, name: 'Sea', theme: 'ocean', popularity: 1 }]);
  const related = (ids: readonly number[]) =>
    relatedGames(
      list,
      ids.flatMap((id) => list.placeOf(id) ?? []),
      2,
    ).map((place) => list.ids[place]);
  expect(related([3, 2, 1, 4])).toEqual([6, 5]);
  expect(related([])).toEqual([]);
});

// Names of few letters, so that they contain each other's parts, from a seeded generator for reproducible failures.
function inventedNames(seed: number) {
  let state = seed;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const word = () => Array.from({ length: 1 + next(5) }, () => 'abcé'[next(4)]).join('');
  return Array.from({ length: 200 }, (_, place) => ({
    id: place + 1,
    name: Array.from({ length: 1 + next(3) }, word).join(' '),
    popularity: next(1001) / 1000,
  }));
}

test.each([1, 2, 3, 4, 5])('LB-03 hits contain the text and are ranked, for generated names (seed %i)', (seed) => {
  const games = inventedNames(seed);
  for (const wanted of ['a', 'ab', 'abc', 'é', 'b a', 'cab']) {
    const text = foldText(wanted);
    const hits = idsOf(games, wanted).map((id) => games.find((game) => game.id === id));
    const holding = games.filter(({ name }) => foldText(name).includes(text));
    if (holding.length > 0) expect(new Set(hits)).toEqual(new Set(holding));
    expect(new Set(hits).size).toBe(hits.length);
    const order = hits.map((game) => {
      const name = foldText(game?.name ?? '');
      return [
        name.startsWith(text) ? 0 : ` ${name}`.includes(` ${text}`) ? 1 : 2,
        -(game?.popularity ?? 0),
        game?.id ?? 0,
      ];
    });
    if (holding.length > 0)
      expect(order).toEqual(
        order.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)),
      );
  }
});

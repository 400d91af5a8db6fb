import { gameOrders } from '@foyer/contract/gameTraits';
import { expect, test } from 'vitest';
import type { GameChoice } from './gameChoice.ts';
import { everyGame } from './gameChoice.ts';
import { gameFacets } from './gameFacets.ts';
import { gameFixture, gameListFixture } from './gameFixture.ts';
import { createGamesIndex } from './gamesIndex.server.ts';
import { chosenGames, gamesOfQuery } from './gamesOfQuery.ts';
import { ruleOf } from './tilesQuery.ts';

const definitions = [
  {
    id: 1,
    name: 'Amber',
    provider: 'Oxbow',
    popularity: 0.5,
    volatility: 'high' as const,
    features: ['wilds'],
    ageDays: 9,
    rtp: 94.5,
  },
  {
    id: 2,
    name: 'émerald',
    provider: 'Halcyon',
    popularity: 0.9,
    volatility: 'low' as const,
    features: ['wilds', 'jackpot'],
    ageDays: 400,
    rtp: 97,
  },
  {
    id: 3,
    name: 'Coral',
    provider: 'Oxbow',
    popularity: 0.5,
    volatility: 'low' as const,
    features: ['free-spins'],
    isNew: true,
    ageDays: 2,
    rtp: 96.1,
  },
  {
    id: 4,
    name: 'Dusk',
    provider: 'Riverbend',
    popularity: 0.1,
    kind: 'table' as const,
    theme: 'table',
    ageDays: 9,
    rtp: 97,
  },
];
const games = gameListFixture(definitions);
const all = [0, 1, 2, 3];
const chosen = (choice: Partial<GameChoice>) =>
  chosenGames(games, all, { ...everyGame, ...choice }).map((place) => games.ids[place]);

test('LB-13 filters of one kind widen the choice, and filters of different kinds narrow it', () => {
  expect(chosen({})).toEqual([1, 2, 3, 4]);
  expect(chosen({ provider: ['Oxbow', 'Riverbend'] })).toEqual([1, 3, 4]);
  expect(chosen({ feature: ['wilds'] })).toEqual([1, 2]);
  expect(chosen({ feature: ['wilds', 'free-spins'], volatility: ['low'] })).toEqual([2, 3]);
  expect(chosen({ jackpot: ['1'] })).toEqual([2]);
  expect(chosen({ new: ['1'] })).toEqual([3]);
  expect(chosen({ volatility: ['low', 'medium'] })).toEqual([2, 3, 4]);
  expect(chosen({ new: ['1'], jackpot: ['1'] })).toEqual([]);
});

test('LB-13 games are sorted by popularity, age, name and RTP, then by id', () => {
  expect(chosen({ order: 'popularity' })).toEqual([2, 1, 3, 4]);
  expect(chosen({ order: 'newest' })).toEqual([3, 1, 4, 2]);
  expect(chosen({ order: 'name' })).toEqual([1, 3, 4, 2]);
  expect(chosen({ order: 'rtp' })).toEqual([2, 4, 3, 1]);
});

test('LB-13 Chinese names are sorted by pinyin', () => {
  const chinese = gameListFixture([
    { id: 1, name: '钻石', pinyin: 'zuan shi' },
    { id: 2, name: '红灯', pinyin: 'hong deng' },
  ]);
  expect(chosenGames(chinese, [0, 1], { ...everyGame, order: 'name' })).toEqual([1, 0]);
});

test('LB-12 the browser selects the same games in the same order as the server for every rule', () => {
  const many = Array.from({ length: 300 }, (_, n) => ({
    id: 7 + n * 3,
    name: `Game ${(n * 37) % 100}`,
    popularity: ((n * 13) % 20) / 20,
    ageDays: (n * 7) % 50,
    rtp: 94 + ((n * 3) % 40) / 10,
    isNew: n % 5 === 0,
    kind: (['slot', 'table', 'live'] as const)[n % 3] ?? ('slot' as const),
    theme: n % 4 === 0 ? 'gem' : 'sea',
    features: n % 6 === 0 ? ['jackpot'] : [],
  }));
  const list = gameListFixture(many);
  const server = createGamesIndex(many.toReversed().map(gameFixture));
  for (const sort of gameOrders) {
    for (const filter of [
      {},
      { kind: 'slot' as const, theme: 'gem' },
      { isNew: false },
      { feature: 'jackpot', volatility: 'medium' as const },
      { provider: 'Nobody' },
    ]) {
      const here = gamesOfQuery(list, { by: 'rule', rule: ruleOf({ filter, sort, limit: 80 }) }).map(
        (place) => list.ids[place],
      );
      expect(here).toEqual(server.select(filter, sort).slice(0, 80));
    }
  }
  expect(gamesOfQuery(list, { by: 'ids', ids: [10, 7, 8] }).map((place) => list.ids[place])).toEqual([10, 7]);
});

test('gameFacets counts games per value and omits values without games', () => {
  expect(gameFacets(games, all)).toMatchObject({
    provider: new Map([
      ['Halcyon', 1],
      ['Oxbow', 2],
      ['Riverbend', 1],
    ]),
    feature: new Map([
      ['wilds', 2],
      ['free-spins', 1],
    ]),
    volatility: new Map([
      ['high', 1],
      ['low', 2],
      ['medium', 1],
    ]),
    jackpot: new Map([['1', 1]]),
    new: new Map([['1', 1]]),
  });
});

test('LB-13 facets are sorted by count, then by name, and providers by name', () => {
  const list = gameListFixture([
    { id: 1, provider: 'Halcyon', features: ['wilds', 'bonus-buy'] },
    { id: 2, provider: 'Oxbow', features: ['bonus-buy', 'wilds', 'free-spins'] },
    { id: 3, provider: 'Arden', features: ['free-spins'] },
  ]);
  const facets = gameFacets(list, [0, 1, 2]);
  expect([...facets.provider.keys()]).toEqual(['Arden', 'Halcyon', 'Oxbow']);
  expect([...facets.feature]).toEqual([
    ['bonus-buy', 2],
    ['free-spins', 2],
    ['wilds', 2],
  ]);
});

test('LB-13 games without a provider offer none to filter by', () => {
  const { provider } = gameFacets(gameListFixture([{ id: 1, provider: '' }]), [0]);
  expect([...provider]).toEqual([]);
});

test('LB-12 a rule selects games by provider and volatility', () => {
  const ruled = (filter: Parameters<typeof ruleOf>[0]['filter']) =>
    gamesOfQuery(games, { by: 'rule', rule: ruleOf({ filter, sort: 'name' }) }).map((place) => games.ids[place]);
  expect([
    ruled({ provider: 'Oxbow' }),
    ruled({ provider: 'Halcyon' }),
    ruled({ volatility: 'low' }),
    ruled({ volatility: 'high' }),
  ]).toEqual([[1, 3], [2], [3, 2], [1]]);
});

test('LB-13 a provider without games selects no games', () => {
  expect(chosen({ provider: ['Nobody'] })).toEqual([]);
});

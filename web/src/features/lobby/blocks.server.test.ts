import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import { createGamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { lobbyResolvers } from './blocks.server.ts';
import type { GamesBlock } from './gamesBlock.ts';

const indexOf = (count: number) =>
  createGamesIndex(
    Array.from({ length: count }, (_, place) => gameFixture({ id: 10_000 + place, popularity: 1 - place / count })),
  );

function pageOf(index: GamesIndex | null, device: 'desktop' | 'mobile' = 'desktop') {
  const lookups = {
    visit: visitFixture({ device }),
    games: async () => index,
    cachedUpstream: { call: async () => ({ ok: false }) },
  } as unknown as BlockLookups;
  return (alias: string, properties: object) =>
    lobbyResolvers[alias]?.(properties as never, { ...lookups }) as Promise<GamesBlock | null>;
}

const sizes = async (count: number) => {
  const row = pageOf(indexOf(count));
  const blocks = [
    await row('filteredGamesGridComponent', { heading: 'Popular', limit: 100 }),
    await row('filteredGamesGridComponent', { heading: 'All', variant: 'grid', limit: 100 }),
  ];
  return blocks.map((block) => JSON.stringify(block).replace(/"rtp":[\d.]+/g, '').length);
};

test('a page with 10,000 games is as large as one with 100', async () => {
  expect(await sizes(10_000)).toEqual(await sizes(100));
});

test('a row has its first tiles and the query for the others', async () => {
  const block = await pageOf(indexOf(200))('filteredGamesGridComponent', {
    heading: 'New',
    note: 'A note.',
    filter: { kind: 'slot', isNew: false },
    sort: 'newest',
    limit: 24,
    viewAllUrl: '/new',
  });
  expect(block).toMatchObject({
    heading: 'New',
    reason: 'Slots, newest first. A note.',
    variant: 'reel',
    viewAllUrl: '/new',
    total: 24,
    isLeading: false,
    place: 0,
    tiles: { length: 12 },
  });
  expect(block?.query).toEqual({ by: 'rule', rule: { kind: 'slot', isNew: 'false', sort: 'newest', limit: '24' } });
});

test('the key of a row depends on its rule alone, and a grid has none', async () => {
  const keyOf = async (properties: object) =>
    (await pageOf(indexOf(100))('filteredGamesGridComponent', properties))?.row;
  const key = await keyOf({ heading: 'New', filter: { kind: 'slot' } });
  expect(key).toMatch(/^[0-9a-f]{8}$/);
  expect(await keyOf({ heading: 'Neu', note: 'A note.', filter: { kind: 'slot' }, limit: 30 })).toBe(key);
  expect(await keyOf({ heading: 'New', filter: { kind: 'table' } })).not.toBe(key);
  expect(await keyOf({ heading: 'New', filter: { kind: 'slot' }, variant: 'grid' })).toBeNull();
});

test('hand-picked games keep their order without unknown and repeated ids', async () => {
  const ids = [10_005, 1, 10_003, 10_005, ...Array.from({ length: 12 }, (_, place) => 10_020 + place)];
  const block = await pageOf(indexOf(100))('gamesGridComponent', { gameIds: ids });
  expect(block?.tiles.map(({ id }) => id).slice(0, 3)).toEqual([10_005, 10_003, 10_020]);
  expect(block).toMatchObject({
    total: 14,
    heading: '',
    reason: '',
    viewAllUrl: null,
    query: { by: 'ids', ids: [10_030, 10_031] },
  });
});

test('a grid has sixty tiles on desktop and thirty on phones', async () => {
  expect((await pageOf(indexOf(100))('filteredGamesGridComponent', { variant: 'grid' }))?.tiles).toHaveLength(60);
  expect((await pageOf(indexOf(100), 'mobile')('filteredGamesGridComponent', { variant: 'grid' }))?.tiles).toHaveLength(
    30,
  );
});

test('LB-12 a later screen of a grid continues where the previous one ended', async () => {
  const row = async (screen: number, variant = 'grid') => {
    const lookups = {
      visit: visitFixture(),
      games: async () => indexOf(150),
      screen,
    } as unknown as BlockLookups;
    return (await lobbyResolvers['filteredGamesGridComponent']?.({ variant } as never, lookups)) as GamesBlock;
  };
  expect(await row(2)).toMatchObject({ screen: 2, tiles: { length: 60, 0: { id: 10_060 } } });
  expect(await row(3)).toMatchObject({ screen: 3, tiles: { length: 30 } });
  expect(await row(4)).toMatchObject({ screen: 1, tiles: { length: 60 } });
  expect(await row(2, 'reel')).toMatchObject({ screen: 1, tiles: { length: 12 } });
});

test('rows of a page do not repeat games, and a shortened row asks for its further games by id', async () => {
  const components = [
    { alias: 'filteredGamesGridComponent', properties: { limit: 24 } },
    { alias: 'filteredGamesGridComponent', properties: { limit: 10, variant: 'ranked' } },
    { alias: 'gamesGridComponent', properties: { gameIds: [10_012, 10_050] } },
    { alias: 'filteredGamesGridComponent', properties: { variant: 'grid' } },
    { alias: 'filteredGamesGridComponent', properties: { limit: 20, sort: 'name' } },
  ];
  const lookups = {
    visit: visitFixture(),
    games: async () => indexOf(100),
    components,
  } as unknown as BlockLookups;
  const blocks = await Promise.all(
    components.map(
      ({ alias, properties }) =>
        lobbyResolvers[alias]?.(properties as never, { ...lookups }) as Promise<GamesBlock | null>,
    ),
  );
  const idsOf = (block: GamesBlock | null | undefined) => [
    ...(block?.tiles ?? []).map(({ id }) => id),
    ...(block?.query?.by === 'ids' ? block.query.ids : []),
  ];
  const [popular, ranked, picks, grid, byName] = blocks;
  expect(idsOf(ranked)).toEqual(Array.from({ length: 10 }, (_, place) => 10_000 + place));
  expect(idsOf(picks)).toEqual([10_012, 10_050]);
  expect(idsOf(popular).slice(0, 3)).toEqual([10_010, 10_011, 10_013]);
  expect(popular?.total).toBe(24);
  expect(idsOf(popular)).toHaveLength(24);
  expect(grid?.total).toBe(100);
  const rows = [popular, ranked, picks, byName].flatMap(idsOf);
  expect(new Set(rows).size).toBe(rows.length);
});

test('rows are numbered within their page', async () => {
  const index = indexOf(5);
  const row = pageOf(index);
  const places = await Promise.all([
    row('gamesGridComponent', {}),
    row('filteredGamesGridComponent', {}),
    row('gamesGridComponent', {}),
  ]);
  expect(places.map((block) => block?.place)).toEqual([0, 1, 2]);
  expect(await pageOf(index)('gamesGridComponent', {})).toMatchObject({ place: 0 });
});

test('omits a block whose games or categories could not be loaded', async () => {
  const row = pageOf(null);
  expect([
    await row('gamesGridComponent', {}),
    await row('filteredGamesGridComponent', {}),
    await row('gameCategories', {}),
  ]).toEqual([null, null, null]);
});

describe('live tables', () => {
  const now = Date.UTC(2026, 10, 24, 20);
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => vi.useRealTimers());

  const live = createGamesIndex([
    ...[1, 2, 3, 4].map((id) => gameFixture({ id, kind: 'live', popularity: 1 - id / 10 })),
    gameFixture({ id: 5, kind: 'live', popularity: 0.2, isAvailable: false, backAt: now + 30_000 }),
    gameFixture({ id: 6, kind: 'slot', popularity: 1 }),
  ]);
  /** The service's clock is ten seconds ahead. It knows no table of game 5. */
  const tables = [
    { gameGroupId: 1, state: 'closed', opensAt: now + 70_000 },
    { gameGroupId: 2, state: 'open', closesAt: now + 50_000 },
    { gameGroupId: 3, state: 'closed', opensAt: now + 20_000 },
    { gameGroupId: 4, state: 'open', closesAt: null },
    'no table',
  ];

  async function resolve(properties: object, response: object) {
    const limitFreshness = vi.fn<(at: number) => void>();
    const markIncomplete = vi.fn<() => void>();
    const lookups = {
      visit: visitFixture({ productId: 1 }),
      games: async () => live,
      cachedUpstream: { call: async () => response },
      limitFreshness,
      markIncomplete,
    } as unknown as BlockLookups;
    const block = (await lobbyResolvers['filteredGamesGridComponent']?.(properties as never, lookups)) as GamesBlock;
    return { ids: block.tiles.map(({ id }) => id), query: block.query, limitFreshness, markIncomplete };
  }
  const responded = { ok: true, value: { serverTime: now + 10_000, tables } };
  const row = { filter: { kind: 'live' } };

  test.each(['reel', 'grid'])(
    'a %s of live games has open tables first, and the page ends at the next change',
    async (variant) => {
      const { ids, limitFreshness, markIncomplete } = await resolve({ ...row, variant }, responded);
      expect(ids).toEqual([2, 4, 3, 5, 1]);
      expect(limitFreshness.mock.calls).toEqual([[now + 10_000]]);
      expect(markIncomplete).not.toHaveBeenCalled();
    },
  );

  test('a limited row of live games chooses the open ones', async () => {
    expect((await resolve({ ...row, limit: 3 }, responded)).ids).toEqual([2, 4, 3]);
  });

  test('a ranking and rows of other kinds keep their order and their page its hour', async () => {
    const ranked = await resolve({ ...row, variant: 'ranked' }, responded);
    expect(ranked.ids).toEqual([1, 2, 3, 4, 5]);
    const mixed = await resolve({}, responded);
    expect(mixed.ids).toEqual([6, 1, 2, 3, 4, 5]);
    for (const { limitFreshness } of [ranked, mixed]) expect(limitFreshness).not.toHaveBeenCalled();
  });

  test.each([
    ['does not respond', { kind: 'timeout' }, 1],
    ['knows no live tables', { kind: 'refused', status: 404 }, 0],
  ])('the list of games gives the order when the service %s', async (_, failure, incomplete) => {
    const { ids, limitFreshness, markIncomplete } = await resolve(row, { ok: false, failure });
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(limitFreshness.mock.calls).toEqual([[now + 30_000]]);
    expect(markIncomplete).toHaveBeenCalledTimes(incomplete);
  });
});

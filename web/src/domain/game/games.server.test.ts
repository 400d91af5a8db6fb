import type { Game } from '@foyer/contract/games';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { gameFixture } from './gameFixture.ts';
import { gamesRoutes } from './games.server.ts';
import { maxIdsPerCall, tilesByIds } from './gamesApi.ts';

const games: Game[] = Array.from({ length: 150 }, (_, place) =>
  gameFixture({ id: 1000 + place, popularity: place / 150, kind: place % 2 === 0 ? 'slot' : 'table' }),
);
const list = { ok: true, value: { data: games } };
const call = {
  visit: visitFixture(),
  cachedUpstream: { call: async () => list },
} as unknown as ApiCall;

function callRoute(name: string, query: unknown, from = call) {
  const route = gamesRoutes.find(({ endpoint }) => endpoint.name === name);
  return route?.handler({ params: {}, query, body: undefined }, from);
}

test('tilesByIds returns tiles in the order of the ids and skips unknown ids', async () => {
  const { ids } = v.parse(tilesByIds.query, { ids: '1003,5,1001,1003' });
  expect(await callRoute('tilesByIds', { ids })).toMatchObject({ tiles: [{ id: 1003 }, { id: 1001 }] });
});

test.each([
  '',
  ',',
  '1,',
  '0',
  '-1',
  '1e3',
  '1.5',
  '1000 1001',
  'abc',
  '%31',
  '１',
  '12345678901',
  Array.from({ length: maxIdsPerCall + 1 }, (_, id) => id + 1).join(','),
])('tilesByIds refuses invalid or too many ids: %s', (ids) => {
  expect(v.is(tilesByIds.query, { ids })).toBe(false);
});

test('tilesByIds accepts the maximum number of nine-digit ids', () => {
  const ids = Array.from({ length: maxIdsPerCall }, (_, place) => 999_999_999 - place).join(',');
  expect(v.is(tilesByIds.query, { ids })).toBe(true);
});

test('moreTiles continues where the page ended and stops at the editors’ limit', async () => {
  const first = await callRoute('moreTiles', { kind: 'slot', sort: 'popularity', limit: 70, offset: 12 });
  expect(first).toMatchObject({ tiles: { length: 58, 0: { id: 1148 - 24 } } });
  expect(await callRoute('moreTiles', { sort: 'popularity', limit: 500, offset: 12 })).toMatchObject({
    tiles: { length: 60 },
  });
  expect(await callRoute('moreTiles', { sort: 'popularity', limit: 10, offset: 12 })).toEqual({ tiles: [] });
});

test('responds with a retryable error when the list of games is unavailable', async () => {
  const none = {
    visit: visitFixture(),
    cachedUpstream: { call: vi.fn<() => Promise<object>>(async () => ({ ok: false, failure: { kind: 'timeout' } })) },
  } as unknown as ApiCall;
  for (const { endpoint } of gamesRoutes)
    expect(await callRoute(endpoint.name, { ids: [1], sort: 'name', limit: 1, offset: 0 }, none)).toMatchObject({
      status: 504,
    });
});

test('LB-01 a sub-category of live games alone lists open tables first, then those that open soonest', async () => {
  const live = [1, 2, 3].map((id) => gameFixture({ id, kind: 'live' }));
  const serverTime = Date.now();
  const tables = [
    { gameGroupId: 1, state: 'closed', opensAt: serverTime + 70_000 },
    { gameGroupId: 2, state: 'closed', opensAt: serverTime + 20_000 },
    { gameGroupId: 3, state: 'open', closesAt: null },
  ];
  const node = (Id: number, Alias: string, Properties: object, Children: object[] = []) => ({
    Id,
    Name: `Node ${Id}`,
    Alias,
    Properties,
    Children,
  });
  const sub = (Id: number, GameIds: number[]) =>
    node(Id, 'gameSubCategory', { ShortName: 'Live', SubCategoryType: 'Standard', GameIds });
  const nodes = [
    node(10, 'gameCategory', { GameCategoryType: 'Standard', Slug: 'live' }, [
      sub(11, [1, 2, 3]),
      sub(12, [1, 1000, 3]),
    ]),
  ];
  const values: Readonly<Record<string, unknown>> = {
    nodesByAlias: nodes,
    liveTables: { serverTime, tables },
  };
  const response = await callRoute('gameCategories', {}, {
    visit: visitFixture({ productId: 17447 }),
    cachedUpstream: {
      call: async ({ name }: { name: string }) => ({ ok: true, value: values[name] ?? { data: [...live, ...games] } }),
    },
  } as unknown as ApiCall);
  expect(response).toMatchObject({
    categories: [{ SubCategories: [{ GameIds: [3, 2, 1] }, { GameIds: [1, 1000, 3] }] }],
  });
});

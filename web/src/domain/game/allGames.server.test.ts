import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toAllGames } from './allGames.server.ts';
import { readAllGames } from './allGames.ts';
import { getAllGames } from './allGamesApi.ts';
import { gameFixture } from './gameFixture.ts';
import { pinyinOfName } from './gamesIndex.server.ts';

const chinese = gameFixture({
  id: 41,
  name: '钻石时光',
  english: 'Diamond Hour',
  popularity: 0.7,
  isNew: true,
  isAvailable: false,
  features: ['wilds', 'jackpot'],
  rtp: 96.25,
  ageDays: 12,
});
const english = gameFixture({
  id: 7,
  name: 'Iron Longship',
  theme: 'viking',
  provider: 'Halcyon',
  kind: 'table',
  volatility: 'high',
});
const data = [
  { Name: 'Slots', Games: [chinese, english] },
  { Name: 'New', Games: [chinese] },
];

test('LB-03 toAllGames lists each game once with its name, English name and pinyin', async () => {
  const columns = await toAllGames({ data });
  expect(v.is(getAllGames.response, columns)).toBe(true);
  const list = readAllGames(columns);
  expect(list).toMatchObject({ count: 2, names: ['Iron Longship', '钻石时光'], english: ['', 'Diamond Hour'] });
  expect([list?.pinyin(0), list?.pinyin(1)]).toEqual(['', 'zuan shi shi guang']);
});

test('readAllGames restores tiles and returns the same object each time', async () => {
  const list = readAllGames(await toAllGames({ data }));
  expect(list?.tile(1)).toEqual({
    id: 41,
    name: '钻石时光',
    image: '/covers/full/41.webp',
    provider: 'Oxbow',
    rtp: 96.25,
    volatility: 'medium',
    kind: 'slot',
    isNew: true,
    isUnavailable: true,
  });
  expect(list?.tile(1)).toBe(list?.tile(1));
  expect(list?.tile(0)).toEqual({
    id: 7,
    name: 'Iron Longship',
    image: '/covers/full/7.webp',
    provider: 'Halcyon',
    rtp: 96.1,
    volatility: 'high',
    kind: 'table',
  });
  expect(list?.featureSets[list.featureSet[1] ?? 0]).toEqual(['wilds', 'jackpot']);
  expect([list?.placeOf(7), list?.placeOf(41), list?.placeOf(8), list?.placeOf(1e9)]).toEqual([0, 1, null, null]);
});

test('a tile under maintenance has its return time', async () => {
  const underMaintenance = {
    ...english,
    Properties: { ...english.Properties, isAvailable: false, backAt: 1_800_000_000_000 },
  };
  const list = readAllGames(await toAllGames({ data: [{ Name: 'All', Games: [underMaintenance, chinese] }] }));
  expect(list?.tile(0)).toMatchObject({ id: 7, isUnavailable: true, backAt: 1_800_000_000_000 });
  expect(list?.tile(1)).not.toHaveProperty('backAt');
});

test('custom cover paths and names with line breaks or ambiguous readings are preserved', async () => {
  const odd = { ...gameFixture({ id: 3, name: '红 88\r\n灯笼' }) };
  const other = { ...odd, GameGroupId: 4, SiteGameName: '银行长' };
  const moved = {
    ...odd,
    GameGroupId: 5,
    SiteGameName: '行走',
    Properties: { ...odd.Properties, imageUrl: '/covers/special/five.png' },
  };
  const list = readAllGames(
    await toAllGames({ data: [{ Name: 'All', Games: [odd, other, moved, ...data.flatMap(({ Games }) => Games)] }] }),
  );
  expect(list?.names[0]).toBe('红 88 灯笼');
  expect([1, 2].map((place) => list?.pinyin(place))).toEqual([pinyinOfName('银行长'), pinyinOfName('行走')]);
  expect(list?.tile(2).image).toBe('/covers/special/five.png');
});

test('pinyinOfName reads Chinese names only and keeps other characters', () => {
  expect(pinyinOfName('Diamond Hour')).toBe('');
  expect(pinyinOfName('红灯笼88')).toBe('hong deng long 88');
});

test('readAllGames returns null for inconsistent columns', async () => {
  const columns = await toAllGames({ data });
  expect(readAllGames(columns)).not.toBeNull();
  for (const broken of [
    { count: 3 },
    { ids: '7' },
    { ids: '7 -3' },
    { ids: '7 0' },
    { ids: '7 x' },
    { names: 'one' },
    { english: '' },
    { providers: [] },
    { theme: '1!' },
    { facts: '2~~~~' },
    { popularity: '' },
  ]) {
    expect([broken, readAllGames({ ...columns, ...broken })]).toEqual([broken, null]);
  }
  expect(readAllGames(await toAllGames({ data: [] }))).toMatchObject({ count: 0 });
});

test('placeOf finds every id and returns null for others', async () => {
  for (const count of [1, 2, 3, 8]) {
    const list = readAllGames(
      await toAllGames({
        data: [
          { Name: 'All', Games: Array.from({ length: count }, (_, place) => gameFixture({ id: 10 + 10 * place })) },
        ],
      }),
    );
    const ids = Array.from({ length: count }, (_, place) => 10 + 10 * place);
    expect(ids.map((id) => list?.placeOf(id))).toEqual(ids.map((_, place) => place));
    for (const id of [1, ...ids.map((own) => own + 1)]) expect(list?.placeOf(id)).toBeNull();
  }
});

test('LB-12 the list caches its last 400 tiles', async () => {
  const list = readAllGames(
    await toAllGames({
      data: [{ Name: 'All', Games: Array.from({ length: 401 }, (_, place) => gameFixture({ id: place + 1 })) }],
    }),
  );
  const first = list?.tile(0);
  for (let place = 1; place < 400; place += 1) list?.tile(place);
  expect(list?.tile(0)).toBe(first);
  list?.tile(400);
  expect(list?.tile(0)).not.toBe(first);
  expect(list?.tile(0)).toEqual(first);
});

test('readAllGames returns null for ids above nine digits and for names without games', async () => {
  const columns = await toAllGames({ data });
  expect(readAllGames({ ...columns, ids: '7 999999992' })?.ids[1]).toBe(999_999_999);
  expect(readAllGames({ ...columns, ids: '7 999999993' })).toBeNull();
  const empty = await toAllGames({ data: [] });
  expect(readAllGames({ ...empty, names: 'one' })).toBeNull();
  expect(readAllGames({ ...empty, ids: '7' })).toBeNull();
});

test('the age of a game is in whole days from 0 to 9999', async () => {
  const list = readAllGames(
    await toAllGames({
      data: [
        {
          Name: 'All',
          Games: [-3, 0.9, 12.5, 20_000].map((ageDays, place) => gameFixture({ id: place + 1, ageDays })),
        },
      ],
    }),
  );
  expect([...(list?.age ?? [])]).toEqual([0, 0, 12, 9999]);
});

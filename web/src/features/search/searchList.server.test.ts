import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import { pinyinOfName } from './pinyinOfName.server.ts';
import { gamesOfList } from './searchGames.ts';
import { getSearchList } from './searchListApi.ts';
import { toSearchList } from './searchList.server.ts';

const chinese = inventedGame({ id: 1, name: '钻石时光', english: 'Diamond Hour', popularity: 0.7, isNew: true, isAvailable: false });
const english = inventedGame({ id: 2, name: 'Iron Longship', theme: 'viking', provider: 'Halcyon', kind: 'table' });

test('LB-03 the list carries names, English names and pinyin, each game once', async () => {
  const list = await toSearchList({ data: [{ Name: 'Slots', Games: [chinese, english] }, { Name: 'New', Games: [chinese] }] });
  expect(v.is(getSearchList.answer, list)).toBe(true);
  expect(list.games.map(([id, name, other, pinyin]) => [id, name, other, pinyin])).toEqual([
    [1, '钻石时光', 'Diamond Hour', 'zuan shi shi guang'],
    [2, 'Iron Longship', '', ''],
  ]);
});

test('rows become tiles again', async () => {
  const [first, second] = gamesOfList(await toSearchList({ data: [{ Name: 'All', Games: [chinese, english] }] }));
  expect(first).toMatchObject({ tile: { id: 1, provider: 'Oxbow', kind: 'slot', isNew: true, isUnavailable: true }, popularity: 0.7, texts: ['钻石时光', 'diamond hour', 'zuanshishiguang', 'zssg'] });
  expect(second).toMatchObject({ tile: { id: 2, provider: 'Halcyon', kind: 'table' }, theme: 'viking', texts: ['iron longship'] });
  expect(second?.tile).not.toHaveProperty('isNew');
});

test('pinyin is for Chinese names only and keeps what stands between the characters', () => {
  expect(pinyinOfName('Diamond Hour')).toBe('');
  expect(pinyinOfName('红灯笼88')).toBe('hong deng long 88');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { tileFixture } from './gameFixture.ts';
import { createGamesLoader } from './gamesLoader.browser.ts';
import { cacheTiles, gamesStore } from './gamesStore.ts';

const tile = (id: number) => tileFixture({ id });

function setUp() {
  let isBroken = false;
  const call = vi.fn<(endpoint: { name: string }, input: { query?: Record<string, string> }) => Promise<unknown>>(
    async ({ name }, { query = {} }) => {
      if (isBroken) return failed({ kind: 'noResponse' });
      if (name === 'gameCategories') return success({ categories: [] });
      if (name === 'moreTiles') return success({ tiles: [tile(900)] });
      const ids = (query['ids'] ?? '').split(',').map(Number);
      return success({ tiles: ids.filter((id) => id < 5000).map(tile) });
    },
  );
  const loader = createGamesLoader({ call: call as unknown as ApiClient['call'] });
  return { call, loader, setBroken: (next: boolean) => (isBroken = next) };
}

beforeEach(() => gamesStore.setState({ lobbyGames: {}, categories: [] }));

test('requests each tile once, at most 200 per call, and never again when it is unknown', async () => {
  const { call, loader } = setUp();
  cacheTiles([tile(1)]);
  const ids = Array.from({ length: 450 }, (_, place) => place + 1);
  expect(await loader.know([...ids, 6000, 1])).toBe(true);
  expect(call.mock.calls.map(([, input]) => input.query?.['ids']?.split(',').length)).toEqual([200, 200, 50]);
  expect(gamesStore.getState().lobbyGames[450]?.name).toBe('Game 450');
  expect(await loader.know([...ids, 6000])).toBe(true);
  expect(call).toHaveBeenCalledTimes(3);
});

test('requests ids again after a failure', async () => {
  const { loader, setBroken } = setUp();
  setBroken(true);
  expect(await loader.know([7])).toBe(false);
  setBroken(false);
  expect(await loader.know([7])).toBe(true);
  expect(gamesStore.getState().lobbyGames[7]?.id).toBe(7);
});

test('more returns the next tiles of a row by its rule or by its ids', async () => {
  const { loader, setBroken } = setUp();
  expect(await loader.more({ by: 'rule', rule: { sort: 'name', limit: '24' } }, 12)).toEqual([tile(900)]);
  expect(await loader.more({ by: 'ids', ids: [3, 6001, 2] }, 12)).toEqual([tile(3), tile(2)]);
  setBroken(true);
  expect(await loader.more({ by: 'ids', ids: [8] }, 12)).toBeNull();
  expect(await loader.more({ by: 'rule', rule: { sort: 'name', limit: '24' } }, 12)).toBeNull();
});

test('requests categories once, and again after a failure', async () => {
  const { call, loader, setBroken } = setUp();
  setBroken(true);
  expect(await loader.categories()).toBe(false);
  setBroken(false);
  expect(await Promise.all([loader.categories(), loader.categories()])).toEqual([true, true]);
  expect(call).toHaveBeenCalledTimes(2);
});

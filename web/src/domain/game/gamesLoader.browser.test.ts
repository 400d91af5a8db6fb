import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { failed, success } from '../../base/result.ts';
import { cacheTiles } from './cacheTiles.ts';
import { createGamesLoader } from './gamesLoader.browser.ts';
import { gamesStore } from './gamesStore.ts';
import { toGameTile } from './gameTile.ts';
import { inventedGame } from './inventedGame.ts';

const tile = (id: number) => toGameTile(inventedGame({ id }));

function setUp() {
  let isBroken = false;
  const call = vi.fn<(endpoint: { name: string }, input: { query?: Record<string, string> }) => Promise<unknown>>(
    async ({ name }, { query = {} }) => {
      if (isBroken) return failed({ kind: 'noAnswer' });
      if (name === 'gameCategories') return success({ categories: [] });
      if (name === 'moreTiles') return success({ tiles: [tile(900)] });
      const ids = (query['ids'] ?? '').split(',').map(Number);
      return success({ tiles: ids.filter((id) => id < 5000).map(tile) });
    },
  );
  const loader = createGamesLoader({ call: call as unknown as ApiClient['call'] });
  return { call, loader, breakDown: (next: boolean) => (isBroken = next) };
}

beforeEach(() => gamesStore.setState({ lobbyGames: {}, categories: [] }));

test('tiles are asked for once, at most 200 in a call, and never again when the product does not have them', async () => {
  const { call, loader } = setUp();
  cacheTiles([tile(1)]);
  const ids = Array.from({ length: 450 }, (_, place) => place + 1);
  expect(await loader.know([...ids, 6000, 1])).toBe(true);
  expect(call.mock.calls.map(([, input]) => input.query?.['ids']?.split(',').length)).toEqual([200, 200, 50]);
  expect(gamesStore.getState().lobbyGames[450]?.name).toBe('Game 450');
  expect(await loader.know([...ids, 6000])).toBe(true);
  expect(call).toHaveBeenCalledTimes(3);
});

test('ids that could not be had are asked for again', async () => {
  const { loader, breakDown } = setUp();
  breakDown(true);
  expect(await loader.know([7])).toBe(false);
  breakDown(false);
  expect(await loader.know([7])).toBe(true);
  expect(gamesStore.getState().lobbyGames[7]?.id).toBe(7);
});

test("what follows a row comes by its rule, or by the editors' ids", async () => {
  const { loader, breakDown } = setUp();
  expect(await loader.more({ by: 'rule', rule: { sort: 'name', limit: '24' } }, 12)).toEqual([tile(900)]);
  expect(await loader.more({ by: 'ids', ids: [3, 6001, 2] }, 12)).toEqual([tile(3), tile(2)]);
  breakDown(true);
  expect(await loader.more({ by: 'ids', ids: [8] }, 12)).toBeNull();
  expect(await loader.more({ by: 'rule', rule: { sort: 'name', limit: '24' } }, 12)).toBeNull();
});

test('categories are asked for once, and again after a failure', async () => {
  const { call, loader, breakDown } = setUp();
  breakDown(true);
  expect(await loader.categories()).toBe(false);
  breakDown(false);
  expect(await Promise.all([loader.categories(), loader.categories()])).toEqual([true, true]);
  expect(call).toHaveBeenCalledTimes(2);
});

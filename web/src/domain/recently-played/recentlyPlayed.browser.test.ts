import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { success } from '../../base/result.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { createRecentlyPlayed } from './recentlyPlayed.browser.ts';
import { recentlyPlayedKnown } from './recentlyPlayedKnown.ts';

function setUp(token: string | null = 'a.b.c') {
  const call = vi.fn<(endpoint: { name: string }, input: object, options: object) => Promise<unknown>>(
    async ({ name }) => success(name === 'getRecentlyPlayed' ? [5, 6] : { saved: true }),
  );
  const games = createRecentlyPlayed({
    api: { call: call as unknown as ApiClient['call'] },
    userToken: () => token,
    clearUserToken: vi.fn<() => void>(),
    now: () => 0,
  });
  return { call, games };
}

beforeEach(() => gamesStore.setState({ recentlyPlayedGameIds: [5, 6], continuePlaying: [] }));

test('LB-06 a game that was started goes to the front, then it is saved on the server', async () => {
  const { call, games } = setUp();
  const saved = games.record(6);
  expect(gamesStore.getState().recentlyPlayedGameIds).toEqual([6, 5]);
  await saved;
  expect(call.mock.calls.map(([endpoint, input, options]) => [endpoint.name, input, options])).toEqual([
    ['addRecentlyPlayed', { params: { gameId: '6' } }, { token: 'a.b.c' }],
  ]);
});

test('LB-06 nothing is recorded for a visitor', async () => {
  const { call, games } = setUp(null);
  await games.record(9);
  expect(call).not.toHaveBeenCalled();
  expect(gamesStore.getState().recentlyPlayedGameIds).toEqual([5, 6]);
});

test('the fetched list is what the player can continue with, and goes when the player goes', async () => {
  const { games } = setUp();
  const fetched = games.fetch();
  void games.record(9);
  await fetched;
  expect(gamesStore.getState()).toMatchObject({ recentlyPlayedGameIds: [9, 5, 6], continuePlaying: [9, 5, 6] });
  expect(recentlyPlayedKnown.getState().isKnown).toBe(true);
  games.forget();
  expect(gamesStore.getState()).toMatchObject({ recentlyPlayedGameIds: [], continuePlaying: [] });
  expect(recentlyPlayedKnown.getState().isKnown).toBe(false);
});

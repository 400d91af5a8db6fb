import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { gamesStore, listStatesStore } from '../game/gamesStore.ts';
import { createRecentlyPlayed } from './recentlyPlayed.browser.ts';

function setUp(token: string | null = 'a.b.c') {
  const call = vi.fn<(endpoint: { name: string }, input: object, options: object) => Promise<unknown>>(
    async ({ name }) => success(name === 'getRecentlyPlayed' ? [5, 6] : { saved: true }),
  );
  const games = createRecentlyPlayed(
    { call: call as unknown as ApiClient['call'] },
    { currentUserToken: () => token, clearUserToken: vi.fn<() => void>() },
  );
  return { call, games };
}

beforeAll(loadQueryLibrary);
beforeEach(() => {
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  gamesStore.setState({ recentlyPlayedGameIds: [5, 6], continuePlaying: [] });
  listStatesStore.setState({ recentlyPlayed: 'notLoaded' });
});
afterEach(() => playerStore.setState(initialPlayerState, true));

test('LB-06 a started game moves to the front and is then saved on the server', async () => {
  const { call, games } = setUp();
  const saved = games.record(6);
  expect(gamesStore.getState().recentlyPlayedGameIds).toEqual([6, 5]);
  await saved;
  expect(call.mock.calls.map(([endpoint, input, options]) => [endpoint.name, input, options])).toEqual([
    ['addRecentlyPlayed', { params: { gameId: '6' } }, { token: 'a.b.c' }],
  ]);
});

test('LB-06 records nothing for a visitor', async () => {
  const { call, games } = setUp(null);
  await games.record(9);
  expect(call).not.toHaveBeenCalled();
  expect(gamesStore.getState().recentlyPlayedGameIds).toEqual([5, 6]);
});

test('the fetched list fills continuePlaying until logout', async () => {
  const { games } = setUp();
  const stop = games.follow();
  void games.record(9);
  await vi.waitFor(() => expect(listStatesStore.getState().recentlyPlayed).toBe('loaded'));
  expect(gamesStore.getState()).toMatchObject({ recentlyPlayedGameIds: [9, 5, 6], continuePlaying: [9, 5, 6] });
  stop();
  expect(listStatesStore.getState().recentlyPlayed).toBe('loaded');
  games.forget();
  expect(gamesStore.getState()).toMatchObject({ recentlyPlayedGameIds: [], continuePlaying: [] });
  expect(listStatesStore.getState().recentlyPlayed).toBe('notLoaded');
});

test('LB-06 a list that is requested while a game is being saved keeps the game', async () => {
  const { call, games } = setUp();
  let save = () => {};
  const saving = new Promise((resolve) => (save = () => resolve(success({ saved: true }))));
  call.mockImplementation(({ name }) => (name === 'getRecentlyPlayed' ? Promise.resolve(success([5, 6])) : saving));
  const recorded = games.record(9);
  const stop = games.follow();
  await vi.waitFor(() => expect(listStatesStore.getState().recentlyPlayed).toBe('loaded'));
  expect(gamesStore.getState().recentlyPlayedGameIds).toEqual([9, 5, 6]);
  save();
  await recorded;
  stop();
  games.forget();
});

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { queryScopeStore } from '../../services/query/queryScope.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { createFavourites } from './favourites.browser.ts';
import type { FavouriteCall } from './favourites.ts';

interface SentCall {
  name: string;
  gameId: string | undefined;
  token: string | null | undefined;
  settle: (isOk: boolean, value?: unknown) => Promise<void>;
}

function setUp() {
  const sent: SentCall[] = [];
  let token: string | null = 'a.b.c';
  const call = (
    endpoint: { name: string },
    input: { params?: { gameId: string } },
    options: { token?: string | null },
  ) =>
    new Promise((resolve) => {
      sent.push({
        name: endpoint.name,
        gameId: input.params?.gameId,
        token: options.token,
        settle: async (isOk, value = { saved: true }) => {
          resolve(isOk ? success(value) : failed({ kind: 'noResponse' }));
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const onFailure = vi.fn<(call: FavouriteCall) => void>();
  const favourites = createFavourites({ call: call as ApiClient['call'] }, onFailure, {
    currentUserToken: () => token,
    clearUserToken: () => (token = null),
  });
  const follow = () => stops.push(favourites.follow());
  return { sent, favourites, follow, onFailure, logOut: () => (token = null) };
}

const ids = () => gamesStore.getState().favouriteGameIds;

const stops: (() => void)[] = [];
beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.useFakeTimers();
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  gamesStore.setState({ favouriteGameIds: [] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  playerStore.setState(initialPlayerState, true);
  vi.useRealTimers();
});

test('LB-04 shows a favourite before the service responds, and keeps it after success', async () => {
  const { sent, favourites, onFailure } = setUp();
  favourites.toggle(41000, null);
  expect(ids()).toEqual([41000]);
  expect(sent).toMatchObject([{ name: 'addFavourite', gameId: '41000', token: 'a.b.c' }]);
  await sent[0]?.settle(true);
  expect(ids()).toEqual([41000]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('LB-04 reports a failed change without undoing it, and the next click sends it again', async () => {
  const { sent, favourites, onFailure } = setUp();
  favourites.toggle(41000, null);
  await sent[0]?.settle(false);
  expect(ids()).toEqual([41000]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('add');
  favourites.toggle(41000, null);
  expect(ids()).toEqual([41000]);
  expect(sent.map(({ name }) => name)).toEqual(['addFavourite', 'addFavourite']);
});

test('LB-04 a click after a failure and a fetched list changes what the list shows', async () => {
  const { sent, favourites, follow } = setUp();
  favourites.toggle(41000, null);
  await sent[0]?.settle(false);
  follow();
  await sent[1]?.settle(true, []);
  expect(ids()).toEqual([]);
  favourites.toggle(41000, null);
  expect(ids()).toEqual([41000]);
  expect(sent.at(-1)).toMatchObject({ name: 'addFavourite' });
});

test('LB-04 sends two calls for ten quick clicks and shows the last one although the second call fails', async () => {
  const { sent, favourites, onFailure } = setUp();
  for (let press = 0; press < 5; press += 1) favourites.toggle(41000, null);
  await sent[0]?.settle(true);
  for (let press = 5; press < 10; press += 1) favourites.toggle(41000, null);
  expect(ids()).toEqual([]);
  for (let at = 1; at < sent.length; at += 1) await sent[at]?.settle(false);
  expect(sent.map(({ name }) => name)).toEqual(['addFavourite', 'removeFavourite']);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('remove');
  expect(ids()).toEqual([]);
  favourites.toggle(41000, null);
  expect(ids()).toEqual([]);
  expect(sent.at(-1)?.name).toBe('removeFavourite');
});

test('LB-04 sends the second of two clicks when the first call has ended', async () => {
  const { sent, favourites } = setUp();
  favourites.toggle(41000, null);
  favourites.toggle(41000, null);
  expect(sent).toHaveLength(1);
  await sent[0]?.settle(true);
  expect(sent.map(({ name }) => name)).toEqual(['addFavourite', 'removeFavourite']);
  expect(ids()).toEqual([]);
});

test('ignores clicks of a visitor without a token', () => {
  const { sent, favourites, logOut } = setUp();
  logOut();
  favourites.toggle(41000, null);
  expect(ids()).toEqual([]);
  expect(sent).toEqual([]);
});

test('shows a fetched list, and shows a failed first one as empty without saving it', async () => {
  const { sent, follow } = setUp();
  gamesStore.setState({ favouriteGameIds: [1] });
  follow();
  await sent[0]?.settle(false);
  expect(ids()).toEqual([]);
  expect(sent.map(({ name }) => name)).toEqual(['getFavourites']);
});

test('HT-05 a refresh that fails keeps the favourites', async () => {
  const { sent, favourites, follow } = setUp();
  follow();
  await sent[0]?.settle(true, [3, 4]);
  await vi.advanceTimersByTimeAsync(1000);
  void favourites.fetch();
  await sent[1]?.settle(false);
  expect(ids()).toEqual([3, 4]);
});

test('a click during a fetch survives the fetched list, even when its call ends first', async () => {
  const { sent, favourites, follow } = setUp();
  follow();
  favourites.toggle(9, null);
  await sent[1]?.settle(true);
  await sent[0]?.settle(true, [3, 4]);
  expect(ids()).toEqual([9, 3, 4]);
});

test('drops responses for a player who has logged out', async () => {
  const { sent, favourites, follow, onFailure } = setUp();
  follow();
  favourites.toggle(9, null);
  playerStore.setState(initialPlayerState, true);
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  favourites.forget();
  await sent[0]?.settle(true, [3, 4]);
  await sent[1]?.settle(false);
  expect(ids()).toEqual([]);
  expect(onFailure).not.toHaveBeenCalled();
});

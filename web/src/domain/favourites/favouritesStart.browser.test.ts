import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { toastStore } from '../../services/overlays/toasts.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { emitLogin, emitLogout } from '../../services/session/sessionEvents.ts';
import * as storedToken from '../../services/session/userToken.browser.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { tileHeartStore } from '../game/tileStores.ts';
import { pressFavourite } from './favourites.browser.ts';
import { favouritesStart } from './favouritesStart.browser.ts';

const call = vi.fn<(endpoint: { name: string }) => Promise<unknown>>();
const start = (access: Visit['access'] = 'full') =>
  favouritesStart.start({
    api: { call: call as unknown as ApiClient['call'] },
    t: (key) => key,
    page: { getState: () => ({ visit: visitFixture({ access }) }) },
  });

beforeEach(() => playerStore.setState({ ...initialPlayerState, isLoggedIn: true }));
afterEach(() => {
  playerStore.setState(initialPlayerState, true);
  emitLogout();
  toastStore.setState({ toasts: [] });
});

test('favourite buttons and the list appear at login and disappear at logout', async () => {
  vi.spyOn(storedToken, 'currentUserToken').mockReturnValue('aaa.bbb.ccc');
  call.mockImplementation(async () => success([7]));
  const stop = start();
  expect(tileHeartStore.getState().Heart).toBeNull();
  emitLogin();
  await vi.waitFor(() => expect(gamesStore.getState().favouriteGameIds).toEqual([7]));
  expect(tileHeartStore.getState().Heart).not.toBeNull();
  emitLogout();
  expect(tileHeartStore.getState().Heart).toBeNull();
  expect(gamesStore.getState().favouriteGameIds).toEqual([]);
  stop();
});

test('LB-04 a failed change shows a toast that names the change', async () => {
  vi.spyOn(storedToken, 'currentUserToken').mockReturnValue('aaa.bbb.ccc');
  call.mockImplementation(async ({ name }) =>
    name === 'getFavourites' ? success([]) : failed({ kind: 'noResponse' }),
  );
  const stop = start();
  emitLogin();
  await vi.waitFor(() => expect(tileHeartStore.getState().Heart).not.toBeNull());
  pressFavourite(41000, null);
  await vi.waitFor(() =>
    expect(toastStore.getState().toasts).toMatchObject([{ description: 'lobby.favourite.notAdded', type: 'error' }]),
  );
  expect(gamesStore.getState().favouriteGameIds).toEqual([41000]);
  stop();
});

test('shows no favourite buttons when the player logs out while their code loads', async () => {
  const stop = start();
  emitLogin();
  emitLogout();
  await import('./favourites.browser.ts');
  await import('./FavouriteButton.tsx');
  await Promise.resolve();
  expect(tileHeartStore.getState().Heart).toBeNull();
  stop();
});

test('AU-19 guests and restricted players have no favourite buttons and request no favourites', async () => {
  vi.spyOn(storedToken, 'currentUserToken').mockReturnValue('aaa.bbb.ccc');
  for (const access of ['guest', 'restricted'] as const) {
    call.mockClear();
    const stop = start(access);
    emitLogin();
    await Promise.resolve();
    expect(tileHeartStore.getState().Heart).toBeNull();
    expect(call).not.toHaveBeenCalled();
    stop();
  }
});

import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { onLogin, onLogout } from '../../services/session/sessionEvents.ts';
import * as storedToken from '../../services/session/userToken.browser.ts';
import { createListQuery } from '../game/createListQuery.browser.ts';
import { gamesStore, listStatesStore } from '../game/gamesStore.ts';
import { receiveRecentlyPlayed, withPlayed } from './recentlyPlayed.ts';
import { addRecentlyPlayed, getRecentlyPlayed } from './recentlyPlayedApi.ts';

export interface RecentlyPlayed {
  /** LB-06: moves the game to the front, then saves the list on the server. */
  record(gameGroupId: number): Promise<void>;
  /** Loads the list and keeps it. Returns the stop function. */
  follow(): () => void;
  fetch(): Promise<void>;
  forget(): void;
}

/** Maintains `recentlyPlayedGameIds` and, derived from it, `continuePlaying` of the Games slice. */
export function createRecentlyPlayed(
  api: Pick<ApiClient, 'call'>,
  token: Pick<typeof storedToken, 'currentUserToken' | 'clearUserToken'> = storedToken,
): RecentlyPlayed {
  /** Games that a fetched list may not contain, in the order of play. */
  let playedMeanwhile: { id: number; isSaved: boolean }[] = [];
  const show = (ids: readonly number[]) => gamesStore.setState({ recentlyPlayedGameIds: ids, continuePlaying: ids });
  const list = createListQuery({
    name: 'recentlyPlayed',
    request: (userToken, signal) => api.call(getRecentlyPlayed, {}, { token: userToken, signal }),
    token,
    onRequest: () => (playedMeanwhile = playedMeanwhile.filter(({ isSaved }) => !isSaved)),
    onList: (fetched) =>
      show(
        receiveRecentlyPlayed(
          fetched,
          playedMeanwhile.map(({ id }) => id),
        ),
      ),
  });

  return {
    async record(id) {
      const userToken = token.currentUserToken();
      if (userToken === null) return;
      const played = { id, isSaved: false };
      playedMeanwhile.push(played);
      show(withPlayed(gamesStore.getState().recentlyPlayedGameIds, id));
      await api.call(addRecentlyPlayed, { params: { gameId: String(id) } }, { token: userToken });
      played.isSaved = true;
    },
    follow: list.follow,
    fetch: () => list.refresh(),
    forget() {
      playedMeanwhile = [];
      show([]);
      listStatesStore.setState({ recentlyPlayed: 'notLoaded' });
    },
  };
}

let current: RecentlyPlayed | null = null;

/** Records a game that was launched for the player. */
export function recordRecentlyPlayed(gameGroupId: number): void {
  void current?.record(gameGroupId);
}

/** Fetches the current player's list again. */
export function refetchRecentlyPlayed(): void {
  void current?.fetch();
}

export const recentlyPlayedStart = {
  name: 'recently played',
  needs: 'recentlyPlayed' as const,
  when: 'atOnce' as const,
  start({ api, page }: { api: ApiClient; page: { getState(): { readonly visit: Visit } } }) {
    const games = createRecentlyPlayed(api);
    current = games;
    let stopFollowing = () => {};
    const stops = [
      onLogin(() => {
        // A guest has no lists (S8, 15006), and a restricted player is not led back to a game.
        if (currentAccess(page.getState().visit) !== 'full') return;
        stopFollowing();
        stopFollowing = games.follow();
      }),
      onLogout(() => {
        stopFollowing();
        games.forget();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      stopFollowing();
      current = null;
    };
  },
};

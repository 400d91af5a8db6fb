import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { Visit } from '../../market/visit.ts';
import { onLogin, onLogout } from '../../session/sessionEvents.ts';
import * as storedToken from '../../session/userToken.browser.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { createListFetch } from '../game/listFetch.browser.ts';
import { knownAccess } from '../player/knownAccess.ts';
import { receiveRecentlyPlayed, withPlayed } from './recentlyPlayed.ts';
import { addRecentlyPlayed, getRecentlyPlayed } from './recentlyPlayedApi.ts';
import { recentlyPlayedKnown } from './recentlyPlayedKnown.ts';

export interface RecentlyPlayedDeps {
  api: Pick<ApiClient, 'call'>;
  userToken: () => string | null;
  clearUserToken: () => void;
  now: () => number;
}

export interface RecentlyPlayed {
  /** LB-06: to the front, then saved on the server. */
  record(gameGroupId: number): Promise<void>;
  fetch(): Promise<void>;
  forget(): void;
}

/** Keeps `recentlyPlayedGameIds` and, from it, `continuePlaying` of the Games slice. */
export function createRecentlyPlayed({ api, userToken, clearUserToken, now }: RecentlyPlayedDeps): RecentlyPlayed {
  let player = 0;
  /** Played since the last fetch began, in that order. */
  let playedMeanwhile: number[] = [];
  const fetchList = createListFetch({
    ask: (token) => api.call(getRecentlyPlayed, {}, { token }),
    userToken,
    clearUserToken,
    now,
  });
  const show = (ids: readonly number[]) => gamesStore.setState({ recentlyPlayedGameIds: ids, continuePlaying: ids });

  return {
    async record(id) {
      const token = userToken();
      if (token === null) return;
      playedMeanwhile.push(id);
      show(withPlayed(gamesStore.getState().recentlyPlayedGameIds, id));
      await api.call(addRecentlyPlayed, { params: { gameId: String(id) } }, { token });
    },
    async fetch() {
      const asked = player;
      playedMeanwhile = [];
      const fetched = await fetchList();
      if (fetched === null || asked !== player) return;
      show(receiveRecentlyPlayed(fetched, playedMeanwhile));
      recentlyPlayedKnown.setState({ isKnown: true });
    },
    forget() {
      player += 1;
      playedMeanwhile = [];
      show([]);
      recentlyPlayedKnown.setState({ isKnown: false });
    },
  };
}

let current: RecentlyPlayed | null = null;

/** A game came up for the player. */
export function recordRecentlyPlayed(gameGroupId: number): void {
  void current?.record(gameGroupId);
}

export const recentlyPlayedStart = {
  name: 'recently played',
  when: 'atOnce' as const,
  start({ api, page }: { api: ApiClient; page: { getState(): { readonly visit: Visit } } }) {
    const games = createRecentlyPlayed({
      api,
      userToken: storedToken.currentUserToken,
      clearUserToken: storedToken.clearUserToken,
      now: Date.now,
    });
    current = games;
    const stops = [
      onLogin(() => {
        // A guest has no lists (S8, 15006), and a restricted player is not led back to a game.
        if (knownAccess(page.getState().visit) === 'full') void games.fetch();
      }),
      onLogout(() => games.forget()),
    ];
    return () => {
      for (const stop of stops) stop();
      current = null;
    };
  },
};

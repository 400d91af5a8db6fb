import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { Translate } from '../../i18n/messages.ts';
import { showToast } from '../../overlays/toasts.ts';
import { afterLogin, afterLogout } from '../../session/sessionEvents.ts';
import * as storedToken from '../../session/userToken.browser.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { createListFetch } from '../game/listFetch.browser.ts';
import { tileHeartStore } from '../game/tileHeart.ts';
import { noFavourites, receiveFavourites, settleFavourite, toggleFavourite } from './favourites.ts';
import type { FavouriteCall, FavouritesStep } from './favourites.ts';
import { addFavourite, getFavourites, removeFavourite } from './favouritesApi.ts';

export interface FavouritesSurroundings {
  api: Pick<ApiClient, 'call'>;
  userToken: () => string | null;
  clearUserToken: () => void;
  now: () => number;
  onFailure: (call: FavouriteCall) => void;
}

export interface Favourites {
  /** One press on a heart. */
  toggle(gameGroupId: number): void;
  fetch(): Promise<void>;
  /** The player is gone, and so is their list. */
  forget(): void;
}

/** Keeps `favouriteGameIds` of the Games slice: what the rules decide is drawn at once, then sent. */
export function createFavourites({ api, userToken, clearUserToken, now, onFailure }: FavouritesSurroundings): Favourites {
  let requests = noFavourites.requests;
  /** Answers to calls of an earlier player are nobody's. */
  let player = 0;
  const state = () => ({ ids: gamesStore.getState().favouriteGameIds, requests });
  const fetchList = createListFetch({ ask: (token) => api.call(getFavourites, {}, { token }), userToken, clearUserToken, now });

  function apply(id: number, { state: next, send }: FavouritesStep): void {
    requests = next.requests;
    if (next.ids !== gamesStore.getState().favouriteGameIds) gamesStore.setState({ favouriteGameIds: next.ids });
    if (send !== null) void call(id, send);
  }

  async function call(id: number, kind: FavouriteCall): Promise<void> {
    const asked = player;
    const endpoint = kind === 'add' ? addFavourite : removeFavourite;
    const answer = await api.call(endpoint, { params: { gameId: String(id) } }, { token: userToken() });
    if (asked !== player) return;
    if (!answer.ok) onFailure(kind);
    apply(id, settleFavourite(state(), id));
  }

  return {
    toggle(id) {
      if (userToken() !== null) apply(id, toggleFavourite(state(), id));
    },
    async fetch() {
      const asked = player;
      const fetched = await fetchList();
      if (fetched !== null && asked === player) gamesStore.setState({ favouriteGameIds: receiveFavourites(state(), fetched).ids });
    },
    forget() {
      player += 1;
      requests = {};
      gamesStore.setState({ favouriteGameIds: [] });
    },
  };
}

let current: Favourites | null = null;

/** What a heart does when it is pressed. */
export function pressFavourite(gameGroupId: number): void {
  current?.toggle(gameGroupId);
}

interface StartParts {
  api: ApiClient;
  t: Translate;
}

/** Starts with the page; hearts join the tiles when somebody is logged in. */
export const favouritesStart = {
  name: 'favourites',
  when: 'afterHydration' as const,
  start({ api, t }: StartParts) {
    const favourites = createFavourites({
      api,
      userToken: storedToken.currentUserToken,
      clearUserToken: storedToken.clearUserToken,
      now: Date.now,
      onFailure: (call) => showToast(t(call === 'add' ? 'lobby.favourite.notAdded' : 'lobby.favourite.notRemoved'), 'error'),
    });
    current = favourites;
    const begin = () => {
      void favourites.fetch();
      void import('./FavouriteButton.tsx').then(({ FavouriteButton }) => tileHeartStore.setState({ Heart: FavouriteButton }));
    };
    const end = () => {
      favourites.forget();
      tileHeartStore.setState({ Heart: null });
    };
    const stops = [afterLogin(begin), afterLogout(end)];
    return () => {
      for (const stop of stops) stop();
      current = null;
    };
  },
};

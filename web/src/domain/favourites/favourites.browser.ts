import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { ChosenGame } from '../game/chosenGame.ts';
import { gameBlockOf } from '../game/gameBlockOf.ts';
import { readGame } from '../game/gamesApi.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { createListFetch } from '../game/listFetch.browser.ts';
import type { GamePicker } from '../metered/gamePicker.ts';
import { noFavourites, receiveFavourites, settleFavourite, toggleFavourite, pendingRequestsOf } from './favourites.ts';
import type { FavouriteCall, FavouritesStep } from './favourites.ts';
import { addFavourite, getFavourites, removeFavourite } from './favouritesApi.ts';

export interface FavouritesDeps {
  api: Pick<ApiClient, 'call'>;
  userToken: () => string | null;
  clearUserToken: () => void;
  now: () => number;
  onFailure: (call: FavouriteCall) => void;
}

/** Where a heart was pressed (LB-11); null over the running game. */
export type PressedPlace = Omit<ChosenGame, 'gameGroupId'>;

export interface Favourites {
  /** One press on a heart. */
  toggle(gameGroupId: number, pressed: PressedPlace | null): void;
  fetch(): Promise<void>;
  /** The player is gone, and so is their list. */
  forget(): void;
}

/** Keeps `favouriteGameIds` of the Games slice: what the rules decide is drawn at once, then sent. */
export function createFavourites({ api, userToken, clearUserToken, now, onFailure }: FavouritesDeps): Favourites {
  let requests = noFavourites.requests;
  /** Answers to calls of an earlier player are nobody's. */
  let player = 0;
  /** Presses that the list on its way may not know of. */
  let wishes = new Map<number, boolean>();
  const pickers = new Map<number, GamePicker>();
  let telling = Promise.resolve();
  const state = () => ({ ids: gamesStore.getState().favouriteGameIds, requests });
  const fetchList = createListFetch({
    ask: (token) => api.call(getFavourites, {}, { token }),
    userToken,
    clearUserToken,
    now,
  });

  function apply(id: number, { state: next, send }: FavouritesStep): void {
    requests = next.requests;
    if (next.ids !== gamesStore.getState().favouriteGameIds) gamesStore.setState({ favouriteGameIds: next.ids });
    if (send !== null) void call(id, send);
  }

  async function call(id: number, kind: FavouriteCall): Promise<void> {
    const asked = player;
    const endpoint = kind === 'add' ? addFavourite : removeFavourite;
    const response = await api.call(endpoint, { params: { gameId: String(id) } }, { token: userToken() });
    if (asked !== player) return;
    if (!response.ok) onFailure(kind);
    apply(id, settleFavourite(state(), id));
  }

  /** A tile does not know the operator's numbers of its game; they are asked for once. Null while nobody says. */
  async function pickerOf(id: number): Promise<GamePicker | null> {
    const known = pickers.get(id);
    if (known !== undefined) return known;
    const response = await api.call(readGame, { params: { gameId: String(id) } });
    if (!response.ok) return null;
    pickers.set(id, response.value.picker);
    return response.value.picker;
  }

  /** Tells of a press as the game was in that moment, in the order of the presses. */
  function trackPress(id: number, action: FavouriteCall, pressed: PressedPlace | null): void {
    const game = gameBlockOf(id, pressed);
    if (game === null) return;
    const picker = game.moduleId === null ? pickerOf(id) : null;
    telling = telling.then(async () =>
      trackInteraction({ area: 'favourite', action, game: { ...game, ...(await picker) } }),
    );
  }

  return {
    toggle(id, pressed) {
      if (userToken() === null) return;
      apply(id, toggleFavourite(state(), id));
      const isWanted = gamesStore.getState().favouriteGameIds.includes(id);
      wishes.set(id, isWanted);
      trackPress(id, isWanted ? 'add' : 'remove', pressed);
    },
    async fetch() {
      const asked = player;
      wishes = pendingRequestsOf(state());
      const fetched = await fetchList();
      if (fetched !== null && asked === player)
        gamesStore.setState({ favouriteGameIds: receiveFavourites(fetched, wishes) });
    },
    forget() {
      player += 1;
      requests = {};
      wishes = new Map();
      gamesStore.setState({ favouriteGameIds: [] });
    },
  };
}

let current: Favourites | null = null;

/** What a heart does when it is pressed. */
export function pressFavourite(gameGroupId: number, pressed: PressedPlace | null): void {
  current?.toggle(gameGroupId, pressed);
}

/** Keeps the list of the player who is here, from now until they leave. Returns how to stop, which forgets it. */
export function keepFavourites(deps: FavouritesDeps): () => void {
  const favourites = createFavourites(deps);
  current = favourites;
  void favourites.fetch();
  return () => {
    favourites.forget();
    if (current === favourites) current = null;
  };
}

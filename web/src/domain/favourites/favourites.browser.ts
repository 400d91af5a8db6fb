import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { scopeGuard } from '../../services/query/queryScope.ts';
import * as storedToken from '../../services/session/userToken.browser.ts';
import type { ChosenGame } from '../game/chosenGame.ts';
import { createListQuery } from '../game/createListQuery.browser.ts';
import { gameBlockOf } from '../game/gameBlockOf.ts';
import { readGame } from '../game/gamesApi.ts';
import { gamesStore, listStatesStore } from '../game/gamesStore.ts';
import type { GamePicker } from '../metered/gamePicker.ts';
import { noFavourites, receiveFavourites, settleFavourite, toggleFavourite, pendingRequestsOf } from './favourites.ts';
import type { FavouriteCall, FavouritesStep } from './favourites.ts';
import { addFavourite, getFavourites, removeFavourite } from './favouritesApi.ts';

/** Where the button was pressed (LB-11); null over the running game. */
export type PressedPlace = Omit<ChosenGame, 'gameGroupId'>;

export interface Favourites {
  /** Toggles a game on one press of its button. */
  toggle(gameGroupId: number, pressed: PressedPlace | null): void;
  /** Loads the list and keeps it. Returns the stop function. */
  follow(): () => void;
  fetch(): Promise<void>;
  /** Discards the list of a player who has left. */
  forget(): void;
}

/** Maintains `favouriteGameIds` of the Games slice: shows each change at once, then sends it. */
export function createFavourites(
  api: Pick<ApiClient, 'call'>,
  onFailure: (call: FavouriteCall) => void,
  token: Pick<typeof storedToken, 'currentUserToken' | 'clearUserToken'> = storedToken,
): Favourites {
  let { requests, failed } = noFavourites;
  /** Presses that the list in flight may not contain. */
  let pending = new Map<number, boolean>();
  const pickers = new Map<number, GamePicker>();
  let tracking = Promise.resolve();
  const state = () => ({ ids: gamesStore.getState().favouriteGameIds, requests, failed });
  const list = createListQuery({
    name: 'favourites',
    request: (userToken, signal) => api.call(getFavourites, {}, { token: userToken, signal }),
    token,
    onRequest: () => (pending = pendingRequestsOf(state())),
    onList(fetched) {
      // The list no longer shows choices that failed before it was requested.
      failed = new Set([...failed].filter((id) => pending.has(id)));
      gamesStore.setState({ favouriteGameIds: receiveFavourites(fetched, pending) });
    },
  });

  function apply(id: number, { state: next, send }: FavouritesStep): void {
    ({ requests, failed } = next);
    if (next.ids !== gamesStore.getState().favouriteGameIds) gamesStore.setState({ favouriteGameIds: next.ids });
    if (send !== null) void call(id, send);
  }

  async function call(id: number, kind: FavouriteCall): Promise<void> {
    const isStillMine = scopeGuard();
    const endpoint = kind === 'add' ? addFavourite : removeFavourite;
    const response = await api.call(endpoint, { params: { gameId: String(id) } }, { token: token.currentUserToken() });
    if (!isStillMine()) return;
    if (!response.ok) onFailure(kind);
    apply(id, settleFavourite(state(), id, response.ok));
  }

  /** Fetches the operator's numbers of a game once, because tiles do not contain them. Null on failure. */
  async function pickerOf(id: number): Promise<GamePicker | null> {
    const known = pickers.get(id);
    if (known !== undefined) return known;
    const response = await api.call(readGame, { params: { gameId: String(id) } });
    if (!response.ok) return null;
    pickers.set(id, response.value.picker);
    return response.value.picker;
  }

  /** Tracks a press with the game's facts at that moment, in the order of the presses. */
  function trackPress(id: number, action: FavouriteCall, pressed: PressedPlace | null): void {
    const game = gameBlockOf(id, pressed);
    if (game === null) return;
    const picker = game.moduleId === null ? pickerOf(id) : null;
    tracking = tracking.then(async () =>
      trackInteraction({ area: 'favourite', action, game: { ...game, ...(await picker) } }),
    );
  }

  return {
    toggle(id, pressed) {
      if (token.currentUserToken() === null) return;
      apply(id, toggleFavourite(state(), id));
      const isWanted = gamesStore.getState().favouriteGameIds.includes(id);
      pending.set(id, isWanted);
      trackPress(id, isWanted ? 'add' : 'remove', pressed);
    },
    follow: list.follow,
    fetch: () => list.refresh(),
    forget() {
      ({ requests, failed } = noFavourites);
      pending = new Map();
      gamesStore.setState({ favouriteGameIds: [] });
      listStatesStore.setState({ favourites: 'notLoaded' });
    },
  };
}

let current: Favourites | null = null;

/** Handles a press on a favourite button. */
export function pressFavourite(gameGroupId: number, pressed: PressedPlace | null): void {
  current?.toggle(gameGroupId, pressed);
}

/** Fetches the current player's list again. */
export function refetchFavourites(): void {
  void current?.fetch();
}

/** Maintains the current player's list until they leave. Returns a function that stops it and discards the list. */
export function startFavourites(...deps: Parameters<typeof createFavourites>): () => void {
  const favourites = createFavourites(...deps);
  current = favourites;
  const stop = favourites.follow();
  return () => {
    stop();
    favourites.forget();
    if (current === favourites) current = null;
  };
}

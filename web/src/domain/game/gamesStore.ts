import { createStore } from '../../base/createStore.ts';
import { initialGamesState } from './gamesState.ts';
import type { GamesState } from './gamesState.ts';
import type { GameTile } from './gameTile.ts';

export const gamesStore = createStore<GamesState>(() => initialGamesState);

/** What is known of a player's list since the login: until it has loaded, an empty list says nothing. */
type ListState = 'notLoaded' | 'loaded' | 'failed';

export const listStatesStore = createStore<Readonly<Record<'favourites' | 'recentlyPlayed', ListState>>>(() => ({
  favourites: 'notLoaded',
  recentlyPlayed: 'notLoaded',
}));

/** Caches tiles from any source for views that know only ids. */
export function cacheTiles(tiles: readonly GameTile[]): void {
  const { lobbyGames } = gamesStore.getState();
  const fresh = tiles.filter(({ id }) => lobbyGames[id] === undefined);
  if (fresh.length > 0)
    gamesStore.setState({ lobbyGames: { ...lobbyGames, ...Object.fromEntries(fresh.map((tile) => [tile.id, tile])) } });
}

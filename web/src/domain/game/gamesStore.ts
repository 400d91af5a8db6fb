import { createSlice } from '../../services/storage/createSlice.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { initialGamesState, noWinners } from './gamesState.ts';
import type { GamesState } from './gamesState.ts';
import type { GameTile } from './gameTile.ts';

export const gamesStore = createSlice<GamesState>({
  key: storedKeys.games,
  initial: initialGamesState,
  // The long lists are fetched again, and of the winners only the chosen order is the player's own: storing 10,000
  // games would cost more than fetching them. The launch address contains a token.
  persist: ({
    activeCategory,
    activeSubCategory,
    favouriteGameIds,
    recentlyPlayedGameIds,
    activeGame,
    gameUnlaunched,
    launchInfo,
    bigWinners,
  }) => ({
    activeCategory,
    activeSubCategory,
    favouriteGameIds,
    recentlyPlayedGameIds,
    activeGame,
    gameUnlaunched,
    launchInfo,
    bigWinners: { ...noWinners, sortBy: bigWinners.sortBy },
  }),
});

/** Caches tiles from any source for views that know only ids. */
export function cacheTiles(tiles: readonly GameTile[]): void {
  const { lobbyGames } = gamesStore.getState();
  const fresh = tiles.filter(({ id }) => lobbyGames[id] === undefined);
  if (fresh.length > 0)
    gamesStore.setState({ lobbyGames: { ...lobbyGames, ...Object.fromEntries(fresh.map((tile) => [tile.id, tile])) } });
}

import { createSlice } from '../../storage/sliceStore.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { noWinners } from './bigWinner.ts';
import { initialGamesState } from './gamesState.ts';
import type { GamesState } from './gamesState.ts';

export const gamesStore = createSlice<GamesState>({
  key: storedKeys.games,
  initial: initialGamesState,
  // The long lists are fetched again, and of the winners only the chosen order is the player's own: storing 10,000 games would cost more than asking for them. The launch address holds a token.
  kept: ({
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

import { createSlice } from '../../storage/sliceStore.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { initialGamesState } from './gamesState.ts';
import type { GamesState } from './gamesState.ts';

export const gamesStore = createSlice<GamesState>({
  key: storedKeys.games,
  initial: initialGamesState,
  // The long lists are fetched again: storing 10,000 games would cost more than asking for them. The launch address holds a token.
  kept: ({ activeCategory, activeSubCategory, favouriteGameIds, recentlyPlayedGameIds, activeGame, gameUnlaunched }) => ({
    activeCategory, activeSubCategory, favouriteGameIds, recentlyPlayedGameIds, activeGame, gameUnlaunched,
  }),
});

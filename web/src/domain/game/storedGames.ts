import { winnersSorts } from '@foyer/contract/winners';
import { createSlice } from '../../services/storage/createSlice.ts';
import type { Readers } from '../../services/storage/createSlice.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { noWinners } from './gamesState.ts';
import type { GamesState } from './gamesState.ts';
import { gamesStore } from './gamesStore.ts';

/** Maximum number of stored tiles, and of entries of a list within a category. */
const maxStored = 24;

export const storedGames = createSlice({
  key: storedKeys.games,
  store: gamesStore,
  write: {
    // Ten thousand games in typed arrays, which a search requests again from the browser's cache.
    gamesData: () => null,
    lobbyGames: (tiles) => Object.fromEntries(Object.entries(tiles).slice(0, maxStored)),
    // Its query contains the launch token.
    launchUrl: (address) => address && address.split(/[?#]/)[0],
  },
  maxNested: maxStored,
  owned: ['favouriteGameIds', 'recentlyPlayedGameIds', 'continuePlaying', 'activeGame', 'launchInfo'],
});

/** What is restored for a visitor too. */
export const gamesReaders: Readers<GamesState> = {
  bigWinners(stored) {
    const sortBy = winnersSorts.find((sort) => sort === (stored as { sortBy?: unknown } | null | undefined)?.sortBy);
    return sortBy && { ...noWinners, sortBy };
  },
};

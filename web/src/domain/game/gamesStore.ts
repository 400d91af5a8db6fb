import * as v from 'valibot';
import { createSlice } from '../../storage/sliceStore.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { favouriteIds, recentlyPlayedIds } from './gameIds.ts';
import { initialGamesState } from './gamesState.ts';
import type { GamesState } from './gamesState.ts';
import { gameTile } from './gameTile.ts';

const nullableId = v.nullable(v.number());
const stored = v.object({
  activeCategory: nullableId,
  activeSubCategory: nullableId,
  favouriteGameIds: v.pipe(v.unknown(), v.transform(favouriteIds)),
  recentlyPlayedGameIds: v.pipe(v.unknown(), v.transform(recentlyPlayedIds)),
  activeGame: v.nullable(gameTile),
  gameUnlaunched: v.boolean(),
});

export const gamesStore = createSlice<GamesState>({
  key: storedKeys.games,
  initial: initialGamesState,
  // The long lists are fetched again: storing 10,000 games would cost more than asking for them. The launch address holds a token.
  kept: ({ activeCategory, activeSubCategory, favouriteGameIds, recentlyPlayedGameIds, activeGame, gameUnlaunched }) => ({
    activeCategory, activeSubCategory, favouriteGameIds, recentlyPlayedGameIds, activeGame, gameUnlaunched,
  }),
  parse: (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : null;
  },
});

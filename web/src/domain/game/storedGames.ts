import { winnersSorts } from '@foyer/contract/winners';
import * as v from 'valibot';
import { gamePicker } from '../metered/gamePicker.ts';
import { noWinners } from './bigWinner.ts';
import type { BigWinners } from './bigWinner.ts';
import { launchSources } from './chosenGame.ts';
import { favouriteIds, recentlyPlayedIds } from './gameIds.ts';
import type { GamesState } from './gamesState.ts';
import { gameTile } from './gameTile.ts';

const launchInfo = v.object({
  gameGroupId: v.number(),
  launchedFrom: v.picklist(launchSources),
  picker: v.nullable(gamePicker),
  sectionName: v.exactOptional(v.string()),
  gameIndex: v.exactOptional(v.number()),
  headingIndex: v.exactOptional(v.number()),
});
// The category is kept for others to read and not taken over: the address has said it before this is read, and a page
// without categories, opened in a tab that chose one, would hide its rows for it.
const stored = v.object({
  favouriteGameIds: v.pipe(v.unknown(), v.transform(favouriteIds)),
  recentlyPlayedGameIds: v.pipe(v.unknown(), v.transform(recentlyPlayedIds)),
  activeGame: v.nullable(gameTile),
  gameUnlaunched: v.boolean(),
  // What an earlier release stored has none, or one without all of its fields.
  launchInfo: v.fallback(v.optional(v.nullable(launchInfo), null), null),
  // What an earlier release stored has no order.
  bigWinners: v.optional(
    v.pipe(
      v.object({ sortBy: v.picklist(winnersSorts) }),
      v.transform(({ sortBy }): BigWinners => ({ ...noWinners, sortBy })),
    ),
    noWinners,
  ),
});

/** What was kept of the Games slice; null when it is not what this code wrote. */
export function storedGames(value: unknown): Partial<GamesState> | null {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : null;
}

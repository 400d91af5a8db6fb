import { winnersSorts } from '@foyer/contract/winners';
import * as v from 'valibot';
import { gamePicker } from '../metered/gamePicker.ts';
import { launchSources } from './chosenGame.ts';
import { favouriteIds, recentlyPlayedIds } from './gameIds.ts';
import { noWinners } from './gamesState.ts';
import type { BigWinners, GamesState } from './gamesState.ts';
import { gameTile } from './gameTile.ts';

const launchInfo = v.object({
  gameGroupId: v.number(),
  launchedFrom: v.picklist(launchSources),
  picker: v.nullable(gamePicker),
  sectionName: v.exactOptional(v.string()),
  gameIndex: v.exactOptional(v.number()),
  headingIndex: v.exactOptional(v.number()),
});
// The category is stored for other readers but not restored: the address has already set it, and on a page without
// categories a stored one would hide the rows.
const stored = v.object({
  favouriteGameIds: v.pipe(v.unknown(), v.transform(favouriteIds)),
  recentlyPlayedGameIds: v.pipe(v.unknown(), v.transform(recentlyPlayedIds)),
  activeGame: v.nullable(gameTile),
  gameUnlaunched: v.boolean(),
  // Earlier releases stored none, or one without all fields.
  launchInfo: v.fallback(v.optional(v.nullable(launchInfo), null), null),
  // Earlier releases stored no order.
  bigWinners: v.optional(
    v.pipe(
      v.object({ sortBy: v.picklist(winnersSorts) }),
      v.transform(({ sortBy }): BigWinners => ({ ...noWinners, sortBy })),
    ),
    noWinners,
  ),
});

/** Parses the stored Games slice; null if it is missing or malformed. */
export function storedGames(value: unknown): Partial<GamesState> | null {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : null;
}

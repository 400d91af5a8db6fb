import { change, firstRow, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';

/** How long the rounds of players whom nobody is are kept: longer than any list of winners looks back. */
const retentionMs = 30 * 86_400_000;
/** So many at once, so that no player waits for it. */
const maxRowsPerRun = 5000;

/**
 * Deletes old rounds of simulated players, which would fill the disk of a sandbox that runs for months, and answers how
 * many. Their money stays on the books: those are never cut.
 */
export function pruneRounds({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>): number {
  // Rounds are numbered as they begin: the oldest that is kept parts them, without a look at the others.
  const kept = firstRow<{ number: number }>(
    database,
    'SELECT number FROM game_round WHERE opened_at >= ? ORDER BY number LIMIT 1',
    clock.now() - retentionMs,
  );
  const old = `SELECT number FROM game_round
                WHERE number < ? AND win IS NOT NULL AND user_id IN (SELECT user_id FROM simulated_player) ORDER BY number LIMIT ${maxRowsPerRun}`;
  const before = kept?.number ?? Number.MAX_SAFE_INTEGER;
  return inTransaction(database, () => {
    change(
      database,
      `DELETE FROM game_move WHERE round_id IN (SELECT id FROM game_round WHERE number IN (${old}))`,
      before,
    );
    return change(database, `DELETE FROM game_round WHERE number IN (${old})`, before).changes;
  });
}

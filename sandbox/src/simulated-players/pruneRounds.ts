import { change, firstRow, inTransaction } from '../kernel/database.ts';
import type { SandboxContext } from '../kernel/module.ts';

/** Retention of simulated rounds, in milliseconds: longer than any winners list looks back. */
const retentionMs = 30 * 86_400_000;
/** Maximum rows per run, so that players do not wait. */
const maxRowsPerRun = 5000;

/**
 * Deletes old rounds of simulated players, which would fill the disk of a long-running sandbox, and returns their
 * number. Their bookings stay in the ledger permanently.
 */
export function pruneRounds({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): number {
  // Round numbers increase with time, so the oldest round to keep is the boundary.
  const oldestStored = firstRow<{ number: number }>(
    database,
    'SELECT number FROM game_round WHERE opened_at >= ? ORDER BY number LIMIT 1',
    clock.now() - retentionMs,
  );
  const old = `SELECT number FROM game_round
                WHERE number < ? AND win IS NOT NULL AND user_id IN (SELECT user_id FROM simulated_player) ORDER BY number LIMIT ${maxRowsPerRun}`;
  const before = oldestStored?.number ?? Number.MAX_SAFE_INTEGER;
  return inTransaction(database, () => {
    change(
      database,
      `DELETE FROM game_move WHERE round_id IN (SELECT id FROM game_round WHERE number IN (${old}))`,
      before,
    );
    return change(database, `DELETE FROM game_round WHERE number IN (${old})`, before).changes;
  });
}

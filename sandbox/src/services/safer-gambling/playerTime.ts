import { allRows, change } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

const minuteMs = 60_000;
/** Maximum number of intervals in one stretch of presence. */
const maxIntervals = 1000;

interface Interval {
  from_at: number;
  seen_at: number;
}

/**
 * Measures the time that players are logged in, as intervals (ON7). Concurrent sessions count once, and each sign of
 * presence counts for at least a minute, so that no number of short sessions escapes a limit.
 */
export function createPlayerTime({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  const intervalsAfter = (userId: number, time: number): Interval[] =>
    allRows<Interval>(
      database,
      'SELECT from_at, seen_at FROM player_time WHERE user_id = ? AND seen_at >= ?',
      userId,
      time,
    );

  return {
    /** Records that the player was logged in from `fromMs` until now. Joins the intervals that it meets. */
    recordPresence(userId: number, fromMs: number): void {
      const now = clock.now();
      const joined = intervalsAfter(userId, Math.min(fromMs, now) - minuteMs);
      for (const { from_at: from } of joined)
        change(database, 'DELETE FROM player_time WHERE user_id = ? AND from_at = ?', userId, from);
      change(
        database,
        'INSERT INTO player_time (user_id, from_at, seen_at) VALUES (?, ?, ?)',
        userId,
        Math.min(fromMs, now, ...joined.map(({ from_at: from }) => from)),
        Math.max(now, ...joined.map(({ seen_at: seen }) => seen)),
      );
    },
    /** Returns the milliseconds of presence since that time. */
    since(userId: number, sinceMs: number): number {
      const now = clock.now();
      const counted = intervalsAfter(userId, sinceMs - minuteMs).map(({ from_at: from, seen_at: seen }) =>
        Math.max(0, Math.max(seen, Math.min(seen + minuteMs, now)) - Math.max(from, sinceMs)),
      );
      return counted.reduce((sum, ms) => sum + ms, 0);
    },
    /**
     * Returns since when one of these accounts of a person has been present without an absence of `pauseMs`; null if
     * none is. Unix milliseconds.
     */
    presentSince(userIds: readonly number[], pauseMs: number): number | null {
      const newest = allRows<Interval>(
        database,
        `SELECT from_at, seen_at FROM player_time WHERE user_id IN (SELECT value FROM json_each(?))
          ORDER BY seen_at DESC LIMIT ${maxIntervals}`,
        JSON.stringify(userIds),
      );
      let since = clock.now();
      for (const { from_at: from, seen_at: seen } of newest) {
        if (since - seen >= pauseMs) break;
        since = Math.min(since, from);
      }
      return newest.length === 0 ? null : since;
    },
  };
}
export type PlayerTime = ReturnType<typeof createPlayerTime>;

import { change, firstRow } from '../../kernel/database.ts';
import type { PlatformContext } from '../../kernel/module.ts';

/** A gap of this length counts as absence, in milliseconds. */
export const awayMs = 5 * 60_000;

/** Measures the presence of players as intervals. Concurrent windows count once. */
export function createPlayerTime({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
  return {
    /** Records a sign of presence. */
    recordPresence(userId: number): void {
      const now = clock.now();
      const last = firstRow<{ from_at: number; seen_at: number }>(
        database,
        'SELECT from_at, seen_at FROM player_time WHERE user_id = ? ORDER BY from_at DESC LIMIT 1',
        userId,
      );
      if (last && now - last.seen_at <= awayMs) {
        if (now > last.seen_at)
          change(
            database,
            'UPDATE player_time SET seen_at = ? WHERE user_id = ? AND from_at = ?',
            now,
            userId,
            last.from_at,
          );
      } else {
        change(database, 'INSERT INTO player_time (user_id, from_at, seen_at) VALUES (?, ?, ?)', userId, now, now);
      }
    },
    /** Returns the milliseconds of presence since that time. */
    since(userId: number, sinceMs: number): number {
      const sum = firstRow<{ ms: number }>(
        database,
        'SELECT coalesce(sum(seen_at - max(from_at, ?2)), 0) AS ms FROM player_time WHERE user_id = ?1 AND seen_at > ?2',
        userId,
        sinceMs,
      );
      return sum?.ms ?? 0;
    },
  };
}
export type PlayerTime = ReturnType<typeof createPlayerTime>;

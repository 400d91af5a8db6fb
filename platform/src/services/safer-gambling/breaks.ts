import type { BreakKind, BreakPeriod } from '@foyer/contract/limits';
import { change, firstRow } from '../../kernel/database.ts';
import type { PlatformContext } from '../../kernel/module.ts';
import { monthsLater } from './limitRules.ts';

/** Times are Unix milliseconds. */
export interface Break {
  readonly kind: BreakKind;
  readonly until: number;
}

const dayMs = 86_400_000;

/** Returns the end of a break of this length that starts now. */
export function endOfBreak(period: BreakPeriod, now: number): number {
  switch (period) {
    case '1d':
      return now + dayMs;
    case '1w':
      return now + 7 * dayMs;
    case '6w':
      return now + 42 * dayMs;
    case '1m':
      return monthsLater(now, 1);
    case '2m':
      return monthsLater(now, 2);
    case '3m':
      return monthsLater(now, 3);
    case '6m':
      return monthsLater(now, 6);
    case '1y':
      return monthsLater(now, 12);
    case '5y':
      return monthsLater(now, 60);
  }
}

/** Stores time-outs and self-exclusions. */
export function createBreaks({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
  return {
    /** Returns the active break: an exclusion before a time-out, then the longer one. */
    current: (userId: number): Break | null =>
      firstRow<Break>(
        database,
        `SELECT kind, until FROM player_break WHERE user_id = ? AND begun_at <= ? AND until > ?
          ORDER BY kind = 'selfExclusion' DESC, until DESC LIMIT 1`,
        userId,
        clock.now(),
        clock.now(),
      ) ?? null,
    /** Returns when the newest break that is over ended, or null. */
    lastEndOf: (userId: number): number | null =>
      firstRow<{ until: number | null }>(
        database,
        'SELECT max(until) AS until FROM player_break WHERE user_id = ? AND until <= ?',
        userId,
        clock.now(),
      )?.until ?? null,
    begin(userId: number, kind: BreakKind, period: BreakPeriod): Break {
      const now = clock.now();
      const until = endOfBreak(period, now);
      change(
        database,
        `INSERT INTO player_break (user_id, kind, begun_at, until) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET until = max(until, excluded.until)`,
        userId,
        kind,
        now,
        until,
      );
      return { kind, until };
    },
    /** MT3: extends the exclusion of this account to every brand. */
    widen(userId: number, until: number): void {
      change(
        database,
        'INSERT INTO operator_exclusion (user_id, until) VALUES (?, ?) ON CONFLICT DO UPDATE SET until = max(until, excluded.until)',
        userId,
        until,
      );
    },
    /** MT3: returns whether any of these accounts of a person is excluded everywhere now. */
    isExcludedEverywhere: (userIds: readonly number[]): boolean =>
      userIds.some(
        (userId) =>
          firstRow(
            database,
            'SELECT 1 FROM operator_exclusion WHERE user_id = ? AND until > ?',
            userId,
            clock.now(),
          ) !== undefined,
      ),
  };
}
export type Breaks = ReturnType<typeof createBreaks>;

import type { BreakKind, BreakPeriod } from '@foyer/contract/limits';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { monthsLater } from './limitRules.ts';

/** Times are Unix milliseconds. */
export interface Break {
  readonly kind: BreakKind;
  /** End of the chosen period. A self-exclusion lasts beyond it until the player has returned. */
  readonly until: number;
  /** Only of a self-exclusion whose player asked to return. */
  readonly returning?: ReturnRequest;
}

export interface ReturnRequest {
  readonly requestedAt: number;
  /** End of the cooling-off. */
  readonly opensAt: number;
}

/** An interval of a self-exclusion. */
export interface ExclusionPeriod {
  readonly begunAt: number;
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

/** Stores time-outs, self-exclusions and the requests to return from one. */
export function createBreaks({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  /** Returns when the player last returned from a self-exclusion; null for never. */
  const returnedAt = (userId: number): number | null =>
    firstRow<{ at: number | null }>(
      database,
      'SELECT max(opens_at) AS at FROM exclusion_return WHERE user_id = ? AND withdrawn_at IS NULL AND opens_at <= ?',
      userId,
      clock.now(),
    )?.at ?? null;

  /**
   * Returns the self-exclusions from which the player has not returned. One that began after the current time counts
   * too, so that a clock that moves back lets nobody in.
   */
  const exclusionPeriods = (userId: number): ExclusionPeriod[] =>
    allRows<ExclusionPeriod>(
      database,
      "SELECT begun_at AS begunAt, until FROM player_break WHERE user_id = ? AND kind = 'selfExclusion' AND begun_at >= ?",
      userId,
      returnedAt(userId) ?? 0,
    );

  const pendingReturn = (userId: number): ReturnRequest | undefined =>
    firstRow<{ requestedAt: number; opensAt: number }>(
      database,
      `SELECT requested_at AS requestedAt, opens_at AS opensAt FROM exclusion_return
        WHERE user_id = ? AND withdrawn_at IS NULL AND opens_at > ? ORDER BY number DESC LIMIT 1`,
      userId,
      clock.now(),
    );

  function exclusion(userId: number): Break | null {
    const periods = exclusionPeriods(userId);
    if (periods.length === 0) return null;
    const returning = pendingReturn(userId);
    const until = Math.max(...periods.map((period) => period.until));
    return { kind: 'selfExclusion', until, ...(returning && { returning: { ...returning } }) };
  }

  const operatorExclusionEnd = (userId: number): number | null =>
    firstRow<{ until: number }>(database, 'SELECT until FROM operator_exclusion WHERE user_id = ?', userId)?.until ??
    null;

  const withdrawReturn = (userId: number): boolean =>
    change(
      database,
      'UPDATE exclusion_return SET withdrawn_at = ?1 WHERE user_id = ?2 AND withdrawn_at IS NULL AND opens_at > ?1',
      clock.now(),
      userId,
    ).changes > 0;

  return {
    /**
     * Returns the active break: an exclusion before a time-out, then the longer one. A time-out that began after the
     * current time counts too, so that a clock that moves back ends none.
     */
    current: (userId: number): Break | null =>
      exclusion(userId) ??
      firstRow<Break>(
        database,
        `SELECT kind, until FROM player_break WHERE user_id = ? AND kind = 'timeOut' AND until > ?
          ORDER BY until DESC LIMIT 1`,
        userId,
        clock.now(),
      ) ??
      null,
    exclusion,
    exclusionPeriods,
    returnedAt,
    /** Returns when the newest break that is over ended, or null: a time-out by itself, an exclusion by the return. */
    lastEndOf(userId: number): number | null {
      const timeOut = firstRow<{ until: number | null }>(
        database,
        "SELECT max(until) AS until FROM player_break WHERE user_id = ? AND kind = 'timeOut' AND until <= ?",
        userId,
        clock.now(),
      )?.until;
      const ends = [timeOut, returnedAt(userId)].filter((end) => end !== null && end !== undefined);
      return ends.length === 0 ? null : Math.max(...ends);
    },
    /** Begins a break. A new exclusion withdraws a request to return from an earlier one. */
    begin(userId: number, kind: BreakKind, period: BreakPeriod): Break {
      const now = clock.now();
      const until = endOfBreak(period, now);
      if (kind === 'selfExclusion') withdrawReturn(userId);
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
    /** Stores a request to return. The caller checks that the exclusion's period is over. */
    requestReturn(userId: number, coolingOffMs: number): ReturnRequest {
      const request = { requestedAt: clock.now(), opensAt: clock.now() + coolingOffMs };
      change(
        database,
        'INSERT INTO exclusion_return (user_id, requested_at, opens_at) VALUES (?, ?, ?)',
        userId,
        request.requestedAt,
        request.opensAt,
      );
      return request;
    },
    /** Returns false if no request waits. */
    withdrawReturn,
    /** Returns players who excluded themselves at any time. */
    everExcluded: (): number[] =>
      allRows<{ user_id: number }>(
        database,
        "SELECT DISTINCT user_id FROM player_break WHERE kind = 'selfExclusion'",
      ).map((row) => row.user_id),
    /** Returns the accounts that opened again since the last call, with the time. Each opening is returned once. */
    takeOpenings(): { userId: number; openedAt: number }[] {
      const opened = allRows<{ number: number; userId: number; openedAt: number }>(
        database,
        `SELECT number, user_id AS userId, opens_at AS openedAt FROM exclusion_return
          WHERE withdrawn_at IS NULL AND noted_at IS NULL AND opens_at <= ?`,
        clock.now(),
      );
      for (const { number } of opened)
        change(database, 'UPDATE exclusion_return SET noted_at = ? WHERE number = ?', clock.now(), number);
      return opened;
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
    /** MT3: returns whether any of these accounts of a person is excluded everywhere, until its player has returned. */
    isExcludedEverywhere: (userIds: readonly number[]): boolean =>
      userIds.some((userId) => {
        const until = operatorExclusionEnd(userId) ?? -Infinity;
        return until > clock.now() || (exclusion(userId) !== null && until > (returnedAt(userId) ?? 0));
      }),
    /** MT3: returns the latest end of an exclusion everywhere among these accounts of a person; null without one. */
    everywhereUntil(userIds: readonly number[]): number | null {
      const ends = userIds.map(operatorExclusionEnd).filter((until) => until !== null);
      return ends.length === 0 ? null : Math.max(...ends);
    },
  };
}
export type Breaks = ReturnType<typeof createBreaks>;

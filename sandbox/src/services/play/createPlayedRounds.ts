import type { OpenRounds } from '@foyer/contract/openRounds';
import { firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { PlayedRounds } from '../wallet/playedRounds.ts';

/** Filter for rounds: all given fields must match. Times refer to the start of the round, in Unix milliseconds. */
export interface RoundsOf {
  readonly userId: number;
  readonly gameGroupId?: number;
  /** Account session in which the round began. */
  readonly accountSessionId?: number;
  readonly sinceMs?: number;
  readonly untilMs?: number;
}

/** Minor units. An open round counts with its stake and the jackpots paid so far. */
export interface PlayedTotals {
  readonly rounds: number;
  readonly stake: number;
  readonly win: number;
}

/** Read access to played rounds for other services. */
export function createPlayedRounds({ database }: Pick<SandboxContext, 'database'>): PlayedRounds & {
  totals(of: RoundsOf): PlayedTotals;
  /** Returns the player of a round; null for a round that is not stored. */
  playerOf(roundId: string): number | null;
} {
  return {
    playerOf: (roundId) =>
      firstRow<{ userId: number }>(database, 'SELECT user_id AS userId FROM game_round WHERE id = ?', roundId)
        ?.userId ?? null,
    stakedRounds: (userId, sinceMs) =>
      firstRow<{ rounds: number }>(
        database,
        'SELECT count(*) AS rounds FROM game_round WHERE user_id = ? AND opened_at >= ? AND stake > 0',
        userId,
        sinceMs,
      )?.rounds ?? 0,
    openRounds: (userId, { sinceMs = 0, untilMs = Number.MAX_SAFE_INTEGER } = {}) =>
      firstRow<OpenRounds>(
        database,
        `SELECT count(*) AS rounds, coalesce(sum(stake), 0) AS staked FROM game_round
          WHERE user_id = ? AND win IS NULL AND opened_at >= ? AND opened_at < ?`,
        userId,
        sinceMs,
        untilMs,
      ) ?? { rounds: 0, staked: 0 },
    totals({
      userId,
      gameGroupId,
      accountSessionId,
      sinceMs = 0,
      untilMs = Number.MAX_SAFE_INTEGER,
    }: RoundsOf): PlayedTotals {
      const sums = firstRow<PlayedTotals>(
        database,
        `SELECT count(*) AS rounds, coalesce(sum(round.stake), 0) AS stake, coalesce(sum(coalesce(round.win, round.jackpot_win)), 0) AS win
           FROM game_round round JOIN game_session session ON session.digest = round.session_digest
          WHERE round.user_id = ?1 AND (?2 IS NULL OR round.game_group_id = ?2) AND (?3 IS NULL OR session.account_session_id = ?3)
            AND round.opened_at BETWEEN ?4 AND ?5`,
        userId,
        gameGroupId ?? null,
        accountSessionId ?? null,
        sinceMs,
        untilMs,
      );
      return { rounds: sums?.rounds ?? 0, stake: sums?.stake ?? 0, win: sums?.win ?? 0 };
    },
  };
}

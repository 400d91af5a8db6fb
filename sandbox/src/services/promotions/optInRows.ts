import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** A player's participation in one period of an offer. Amounts in minor units, times in Unix milliseconds. */
export interface OptInRow {
  id: number;
  user_id: number;
  promotion_id: number;
  period_start: number;
  currency: string;
  amount: number;
  to_wager: number;
  wagered: number;
  play_before: number;
  state: 'active' | 'released' | 'lapsed';
}

type Database = SandboxContext['database'];

export const optInOf = (
  database: Database,
  userId: number,
  promotionId: number,
  periodStart: number,
): OptInRow | undefined =>
  firstRow<OptInRow>(
    database,
    'SELECT * FROM promotion_opt_in WHERE user_id = ? AND promotion_id = ? AND period_start = ?',
    userId,
    promotionId,
    periodStart,
  );

/** Returns the player's active bonuses, oldest opt-in first. */
export const activeOptIns = (database: Database, userId: number): OptInRow[] =>
  allRows<OptInRow>(
    database,
    "SELECT * FROM promotion_opt_in WHERE user_id = ? AND state = 'active' ORDER BY id",
    userId,
  );

/** Returns the expired active bonuses of all players. */
export const overdueOptIns = (database: Database, now: number): OptInRow[] =>
  allRows<OptInRow>(database, "SELECT * FROM promotion_opt_in WHERE state = 'active' AND play_before <= ?", now);

export function insertOptIn(
  database: Database,
  row: Omit<OptInRow, 'id' | 'wagered'>,
  facts: { now: number; data: Readonly<Record<string, string>> },
): OptInRow {
  const { rowId } = change(
    database,
    `INSERT INTO promotion_opt_in (user_id, promotion_id, period_start, opted_in_at, currency, amount, to_wager, play_before, state, opt_in_data)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.user_id,
    row.promotion_id,
    row.period_start,
    facts.now,
    row.currency,
    row.amount,
    row.to_wager,
    row.play_before,
    row.state,
    JSON.stringify(facts.data),
  );
  return { ...row, id: rowId, wagered: 0 };
}

export function saveProgress(
  database: Database,
  { id, wagered, state }: Pick<OptInRow, 'id' | 'wagered' | 'state'>,
): void {
  change(database, 'UPDATE promotion_opt_in SET wagered = ?, state = ? WHERE id = ?', wagered, state, id);
}

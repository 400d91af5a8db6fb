import type { DatabaseSync } from 'node:sqlite';
import { allRows, firstRow } from '../../kernel/database.ts';

export interface BooksReport {
  /** True if every check below found nothing. */
  balanced: boolean;
  moves: number;
  /** Moves with fewer than two entries, or whose entries do not sum to zero per currency. */
  unbalancedMoves: number[];
  /** Accounts whose balance differs from the sum of their entries. */
  wrongBalances: number[];
  /** Players whose latest move does not carry their current balance. */
  wrongHistories: number[];
  negativePlayers: number[];
  /** Jackpot accounts with a negative balance. */
  negativePots: number[];
}

/** Recomputes all balances from their entries. Reads every entry, so use it for checks only. */
export function verifyBooks(database: DatabaseSync): BooksReport {
  const ids = (sql: string): number[] => allRows<{ id: number }>(database, sql).map(({ id }) => id);
  const found = {
    unbalancedMoves: ids(
      `SELECT move.id AS id FROM wallet_move move
         LEFT JOIN wallet_entry entry ON entry.move_id = move.id
         LEFT JOIN wallet_account account ON account.id = entry.account_id
        GROUP BY move.id, account.currency HAVING count(entry.account_id) < 2 OR sum(entry.amount) <> 0`,
    ),
    wrongBalances: ids(
      `SELECT account.id AS id FROM wallet_account account LEFT JOIN wallet_entry entry ON entry.account_id = account.id
        GROUP BY account.id HAVING account.balance <> coalesce(sum(entry.amount), 0)`,
    ),
    wrongHistories: ids(
      `SELECT account.user_id AS id FROM wallet_account account
         JOIN wallet_move move ON move.id = (SELECT max(id) FROM wallet_move WHERE user_id = account.user_id)
        WHERE account.balance_type = 0 AND move.balance_after <> account.balance`,
    ),
    negativePlayers: ids('SELECT user_id AS id FROM wallet_account WHERE user_id IS NOT NULL AND balance < 0'),
    negativePots: ids("SELECT id FROM wallet_account WHERE purpose LIKE 'jackpot:%' AND balance < 0"),
  };
  return {
    balanced: Object.values(found).every((list) => list.length === 0),
    moves: firstRow<{ count: number }>(database, 'SELECT count(*) AS count FROM wallet_move')?.count ?? 0,
    ...found,
  };
}

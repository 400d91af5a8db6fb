import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { MoveKind } from './postings.ts';

/** Gross totals of a player's moves by kind, in minor units. */
export interface MoneyTotals {
  deposited: number;
  withdrawn: number;
  staked: number;
  won: number;
}

export const noMoney: MoneyTotals = { deposited: 0, withdrawn: 0, staked: 0, won: 0 };

/**
 * Running totals after each of a player's moves. The total of a period is the difference of two rows, so a limit check
 * needs two look-ups regardless of the number of rounds. Stakes and wins count at the start of their round (UK4, ON6),
 * so that each period, session and history holds whole rounds. `at` never decreases for a player, even if the clock
 * moves back: a move then counts for longer rather than shorter.
 */
export const runningTotalsSchema = `
CREATE TABLE IF NOT EXISTS wallet_running (
  user_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  deposited INTEGER NOT NULL,
  withdrawn INTEGER NOT NULL,
  staked INTEGER NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (user_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS wallet_running_at ON wallet_running (user_id, at, number);
`;

/**
 * Effect of each kind of move on the totals: added or subtracted. Grants of the sandbox are not deposits, and a payout
 * already counted when it was requested.
 */
const effects: Readonly<Record<MoveKind, { total: keyof MoneyTotals; times: 1 | -1 } | null>> = {
  stake: { total: 'staked', times: 1 },
  win: { total: 'won', times: 1 },
  deposit: { total: 'deposited', times: 1 },
  withdrawal: { total: 'withdrawn', times: 1 },
  withdrawalReturned: { total: 'withdrawn', times: -1 },
  payout: null,
  grant: null,
  conversion: null,
  lapse: null,
};

type Row = MoneyTotals & { number: number; at: number };
const columns = 'number, at, deposited, withdrawn, staked, won';

/**
 * Adds a move at `countedAt` (Unix milliseconds): the booking time, or the start of its round. A later move of a round
 * changes the rows from the start of the round on: one row if nothing else was booked since. Call in the transaction
 * that books the move.
 */
export function addToTotals(
  database: SandboxContext['database'],
  { userId, kind, amount }: { userId: number; kind: MoveKind; amount: number },
  countedAt: number,
): void {
  const effect = effects[kind];
  if (!effect) return;
  const { total, times } = effect;
  const last = firstRow<Row>(
    database,
    `SELECT ${columns} FROM wallet_running WHERE user_id = ? ORDER BY number DESC LIMIT 1`,
    userId,
  );
  // Stryker disable next-line EqualityOperator: two rows of one time add up to the same
  if (last !== undefined && last.at >= countedAt) {
    change(
      database,
      `UPDATE wallet_running SET ${total} = ${total} + ? WHERE user_id = ? AND at >= ?`,
      times * amount,
      userId,
      countedAt,
    );
    return;
  }
  const next = { ...noMoney, ...last, [total]: (last?.[total] ?? 0) + times * amount };
  change(
    database,
    'INSERT INTO wallet_running (user_id, number, at, deposited, withdrawn, staked, won) VALUES (?, ?, ?, ?, ?, ?, ?)',
    userId,
    (last?.number ?? 0) + 1,
    countedAt,
    next.deposited,
    next.withdrawn,
    next.staked,
    next.won,
  );
}

/** Sums the player's moves from `sinceMs` (inclusive) to `untilMs` (exclusive). */
export function totalsBetween(
  database: SandboxContext['database'],
  userId: number,
  sinceMs: number,
  untilMs: number,
): MoneyTotals {
  const [from = noMoney, to = noMoney] = [sinceMs, untilMs].map(
    (before) =>
      allRows<Row>(
        database,
        `SELECT ${columns} FROM wallet_running WHERE user_id = ? AND at < ? ORDER BY at DESC, number DESC LIMIT 1`,
        userId,
        before,
      )[0],
  );
  return {
    deposited: to.deposited - from.deposited,
    withdrawn: to.withdrawn - from.withdrawn,
    staked: to.staked - from.staked,
    won: to.won - from.won,
  };
}

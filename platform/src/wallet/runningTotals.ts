import { allRows, change, firstRow } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { MoveKind } from './postings.ts';

/** What a player moved, in minor units, each kind gross. */
export interface MoneyTotals {
  deposited: number;
  withdrawn: number;
  staked: number;
  won: number;
}

export const noMoney: MoneyTotals = { deposited: 0, withdrawn: 0, staked: 0, won: 0 };

/**
 * What a player moved up to each of their moves. Totals of any time are the difference of two rows, so that a limit is
 * asked in two look-ups however many rounds were played.
 * `at` never goes back for one player, even when the clock does: what was moved counts, rather too long than too short.
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

/** What a move of each kind adds to a total, once or minus once; what the sandbox gives away is nobody's deposit, and a payout was counted as it was asked for. */
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

/** Called in the transaction that books the move. */
export function addToTotals(
  database: PlatformContext['database'],
  { userId, kind, amount }: { userId: number; kind: MoveKind; amount: number },
  now: number,
): void {
  const effect = effects[kind];
  if (!effect) return;
  const { total, times } = effect;
  const last = firstRow<Row>(
    database,
    `SELECT ${columns} FROM wallet_running WHERE user_id = ? ORDER BY number DESC LIMIT 1`,
    userId,
  );
  const next = { ...noMoney, ...last, [total]: (last?.[total] ?? 0) + times * amount };
  change(
    database,
    'INSERT INTO wallet_running (user_id, number, at, deposited, withdrawn, staked, won) VALUES (?, ?, ?, ?, ?, ?, ?)',
    userId,
    (last?.number ?? 0) + 1,
    Math.max(now, last?.at ?? now),
    next.deposited,
    next.withdrawn,
    next.staked,
    next.won,
  );
}

/** What the player moved from `sinceMs` on and before `untilMs`. */
export function totalsBetween(
  database: PlatformContext['database'],
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

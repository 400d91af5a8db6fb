import type { moneyMoveKinds } from '@foyer/contract/history';
import { allRows } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** Entries on one page. */
export const pageLength = 50;

/**
 * Query of one player's entries, newest first: `sinceMs` inclusive, `untilMs` exclusive, after the cursor of the
 * previous page.
 */
export interface HistoryOf {
  readonly userId: number;
  readonly sinceMs: number;
  readonly untilMs: number;
  readonly after?: string | undefined;
}

export interface HistoryPage<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** Sort position of an entry. */
interface Placed {
  readonly at: number;
  readonly number: number;
}

export interface RoundEntry extends Placed {
  readonly id: string;
  readonly game_group_id: number;
  readonly stake: number;
  readonly win: number | null;
  readonly balance_after: number;
}

export interface MoneyEntry extends Placed {
  readonly kind: (typeof moneyMoveKinds)[number];
  readonly amount: number;
  readonly balance_after: number;
}

const roundsSql = `
SELECT id, game_group_id, opened_at AS at, number, stake, win, balance_after FROM game_round
 WHERE user_id = ? AND opened_at >= ? AND (opened_at, number) < (?, ?) ORDER BY opened_at DESC, number DESC LIMIT ?`;

const moneySql = `
SELECT kind, amount, booked_at AS at, id AS number, balance_after FROM wallet_move
 WHERE user_id = ? AND kind NOT IN ('stake', 'win') AND booked_at >= ? AND (booked_at, id) < (?, ?) ORDER BY booked_at DESC, id DESC LIMIT ?`;

function pageOf<Row extends Placed>(
  database: SandboxContext['database'],
  sql: string,
  { userId, sinceMs, untilMs, after }: HistoryOf,
): HistoryPage<Row> {
  const [at = untilMs, number = 0] = after?.split('-').map(Number) ?? [];
  // Selects one entry more than a page, which shows without a count whether another page exists.
  const found = allRows<Row>(
    database,
    sql,
    userId,
    sinceMs,
    Math.min(at, untilMs),
    at < untilMs ? number : 0,
    pageLength + 1,
  );
  const rows = found.slice(0, pageLength);
  const last = rows.at(-1);
  return { rows, next: found.length > pageLength && last ? `${last.at}-${last.number}` : null };
}

export const roundPage = (database: SandboxContext['database'], of: HistoryOf): HistoryPage<RoundEntry> =>
  pageOf(database, roundsSql, of);
export const moneyPage = (database: SandboxContext['database'], of: HistoryOf): HistoryPage<MoneyEntry> =>
  pageOf(database, moneySql, of);

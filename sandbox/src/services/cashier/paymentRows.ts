import type { DatabaseSync } from 'node:sqlite';
import type { Direction } from '@foyer/contract/cashierFrame';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { Outcome } from './paymentMethods.ts';

/** Times are Unix milliseconds, amounts minor units. */
export interface PaymentRow {
  /** Increasing row number; 0 before the row is inserted. */
  readonly number: number;
  readonly id: string;
  readonly user_id: number;
  readonly direction: Direction;
  readonly instrument: string;
  readonly outcome: Outcome;
  readonly amount: number;
  readonly currency: string;
  readonly client_key: string;
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
  readonly wrong_codes: number;
  readonly created_at: number;
  readonly stepped_at: number;
  readonly settled_at: number | null;
}

export function insertPayment(database: DatabaseSync, row: PaymentRow): PaymentRow {
  const { rowId } = change(
    database,
    `INSERT INTO payment (id, user_id, direction, instrument, outcome, amount, currency, client_key, state, reason, wrong_codes, created_at, stepped_at, settled_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.user_id,
    row.direction,
    row.instrument,
    row.outcome,
    row.amount,
    row.currency,
    row.client_key,
    row.state,
    row.reason,
    row.wrong_codes,
    row.created_at,
    row.stepped_at,
    row.settled_at,
  );
  return { ...row, number: rowId };
}

/** Updates the mutable columns of a payment. */
export function updatePayment(database: DatabaseSync, row: PaymentRow): void {
  change(
    database,
    'UPDATE payment SET state = ?, reason = ?, wrong_codes = ?, stepped_at = ?, settled_at = ? WHERE id = ?',
    row.state,
    row.reason,
    row.wrong_codes,
    row.stepped_at,
    row.settled_at,
    row.id,
  );
}

export const paymentById = (database: DatabaseSync, id: string): PaymentRow | undefined =>
  firstRow<PaymentRow>(database, 'SELECT * FROM payment WHERE id = ?', id);

export const paymentByKey = (database: DatabaseSync, userId: number, clientKey: string): PaymentRow | undefined =>
  firstRow<PaymentRow>(database, 'SELECT * FROM payment WHERE user_id = ? AND client_key = ?', userId, clientKey);

export const newestPayments = (database: DatabaseSync, userId: number, count: number): PaymentRow[] =>
  allRows<PaymentRow>(database, 'SELECT * FROM payment WHERE user_id = ? ORDER BY number DESC LIMIT ?', userId, count);

/** Returns unfinished payments of one player or of all players. */
export function openPayments(database: DatabaseSync, userId?: number): PaymentRow[] {
  return userId === undefined
    ? allRows<PaymentRow>(database, 'SELECT * FROM payment WHERE settled_at IS NULL ORDER BY number')
    : allRows<PaymentRow>(
        database,
        'SELECT * FROM payment WHERE user_id = ? AND settled_at IS NULL ORDER BY number',
        userId,
      );
}

/** Returns the sum of the player's pending deposits, which count against a limit once booked. */
export function depositsUnderway(database: DatabaseSync, userId: number): number {
  const sql =
    "SELECT coalesce(sum(amount), 0) AS sum FROM payment WHERE user_id = ? AND settled_at IS NULL AND direction = 'deposit'";
  return firstRow<{ sum: number }>(database, sql, userId)?.sum ?? 0;
}

export const hasDeposited = (database: DatabaseSync, userId: number): boolean =>
  firstDepositAt(database, userId) !== null;

/** Returns when the player's first deposit was booked, in Unix milliseconds; null without one. */
export function firstDepositAt(database: DatabaseSync, userId: number): number | null {
  const sql =
    "SELECT settled_at AS at FROM payment WHERE user_id = ? AND direction = 'deposit' AND state = 'booked' ORDER BY settled_at LIMIT 1";
  return firstRow<{ at: number }>(database, sql, userId)?.at ?? null;
}

/** Returns the accounts of a player's booked payments, the newest first. */
export const usedInstruments = (database: DatabaseSync, userId: number): string[] =>
  allRows<{ instrument: string }>(
    database,
    "SELECT instrument FROM payment WHERE user_id = ? AND state = 'booked' GROUP BY instrument ORDER BY max(number) DESC",
    userId,
  ).map((row) => row.instrument);

/** Returns the accounts that did not take a withdrawal whose key begins with `keyStart`. */
export const failedInstruments = (database: DatabaseSync, userId: number, keyStart: string): string[] =>
  allRows<{ instrument: string }>(
    database,
    `SELECT DISTINCT instrument FROM payment WHERE user_id = ? AND direction = 'withdrawal'
        AND state IN ('refused', 'expired', 'cancelled') AND substr(client_key, 1, ?) = ?`,
    userId,
    keyStart.length,
    keyStart,
  ).map((row) => row.instrument);

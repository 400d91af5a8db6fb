import type { DatabaseSync } from 'node:sqlite';
import { maxSettledPayments } from '@foyer/contract/settledPayment';
import type { SettledPayment } from '@foyer/contract/settledPayment';
import { allRows } from '../../kernel/database.ts';
import { paymentBlockOf } from './paymentResponses.ts';
import { hasDeposited } from './paymentRows.ts';
import type { PaymentRow } from './paymentRows.ts';

export function settledPaymentOf(row: PaymentRow & { settled_at: number }): SettledPayment {
  return {
    direction: row.direction,
    payment: paymentBlockOf(row),
    currencyIsoCode: row.currency,
    settledAt: row.settled_at,
  };
}

/** Payment fields of a session summary. */
export interface PaymentsSummary {
  hasDeposited: boolean;
  settledPayments: SettledPayment[];
}

/** `sinceMs` in Unix milliseconds, inclusive. */
export function paymentsSummary(database: DatabaseSync, userId: number, sinceMs: number): PaymentsSummary {
  const rows = allRows<PaymentRow & { settled_at: number }>(
    database,
    'SELECT * FROM payment WHERE user_id = ? AND settled_at >= ? ORDER BY settled_at DESC, number DESC LIMIT ?',
    userId,
    sinceMs,
    maxSettledPayments,
  );
  return { hasDeposited: hasDeposited(database, userId), settledPayments: rows.map(settledPaymentOf) };
}

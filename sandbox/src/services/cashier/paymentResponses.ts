import type { DatabaseSync } from 'node:sqlite';
import type { Culture } from '@foyer/contract/ids';
import type { PaymentBlock } from '@foyer/contract/payment';
import { maxSettledPayments } from '@foyer/contract/settledPayment';
import type { SettledPayment } from '@foyer/contract/settledPayment';
import { allRows } from '../../kernel/database.ts';
import type { MethodResponse, PaymentResponse } from './cashierApi.ts';
import { instrumentOf, paymentMethods } from './paymentMethods.ts';
import type { PaymentRow } from './paymentRows.ts';
import { hasDeposited } from './paymentRows.ts';
import { challengeTries, isCancellable } from './paymentStep.ts';

export function settledPaymentOf(row: PaymentRow & { settled_at: number }): SettledPayment {
  return {
    direction: row.direction,
    payment: paymentBlockOf(row),
    currencyIsoCode: row.currency,
    settledAt: row.settled_at,
  };
}

/** Payment fields of a session summary. */
interface PaymentsSummary {
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

/** Builds the payment response for the player. */
export function paymentResponseOf(
  row: PaymentRow,
  { culture, mayCancel }: { culture: Culture; mayCancel: boolean },
): PaymentResponse {
  const found = instrumentOf(row.instrument);
  return {
    paymentId: row.id,
    direction: row.direction,
    state: row.state,
    reason: row.reason,
    amount: row.amount,
    method: found?.method.id ?? null,
    instrument: found?.instrument.name[culture] ?? row.instrument,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    wrongCodes: row.wrong_codes,
    triesLeft: challengeTries - row.wrong_codes,
    mayCancel: isCancellable(row, mayCancel),
    block: paymentBlockOf(row),
  };
}

/** Builds the payment block of the session summary (BK-02). */
export function paymentBlockOf(row: PaymentRow): PaymentBlock {
  const method = instrumentOf(row.instrument)?.method;
  return {
    status_1: row.state,
    status_2: row.reason ?? '',
    amount: row.amount,
    billingAmount: row.amount,
    purchaseMethod: method?.name.en ?? row.instrument,
    purchaseMethodId: method?.methodId ?? 0,
    paymentProcessorID: method?.processor.id ?? 0,
    paymentProcessorName: method?.processor.name ?? '',
    transactionNumber: `${row.direction === 'deposit' ? 'D' : 'W'}-${String(row.number).padStart(6, '0')}`,
    clientReference: row.client_key,
    apiReference: row.id,
  };
}

export const methodResponses = (culture: Culture): MethodResponse[] =>
  paymentMethods.map(({ id, name, note, directions, min, max, instruments }) => ({
    id,
    name: name[culture],
    note: { deposit: note.deposit[culture], withdrawal: note.withdrawal[culture] },
    directions: [...directions],
    min: min,
    max: max,
    instruments: instruments.map((one) => ({ id: one.id, name: one.label[culture] })),
  }));

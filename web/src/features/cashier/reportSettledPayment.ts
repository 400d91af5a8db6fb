import type { SettledPayment } from '@foyer/contract/settledPayment';
import type { SettledPayments } from './settledPayments.ts';

let current: SettledPayments | null = null;

export function setSettledPayments(next: SettledPayments | null): void {
  current = next;
}

/** Called by the cashier window, the hub and the session summary, all of which may report the same payment. */
export function reportSettledPayment(payment: SettledPayment): void {
  void current?.report(payment);
}

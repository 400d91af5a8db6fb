import type { SessionSummary } from '@foyer/contract/accounts';
import type { CashierFrameEvent } from '@foyer/contract/cashierFrame';
import { cashierFrameEvent } from '@foyer/contract/cashierFrame';
import type { Balance } from '@foyer/contract/money';
import * as v from 'valibot';

export interface FrameMessage {
  origin: string;
  /** Whether it came from the window of our own frame. */
  isFromFrame: boolean;
  data: unknown;
}

/** A17: what the cashier says counts only from its origin, from its own window and in the contract's shape. */
export function readCashierMessage(message: FrameMessage, cashierOrigin: string): CashierFrameEvent | null {
  if (message.origin !== cashierOrigin || !message.isFromFrame) return null;
  const event = v.safeParse(cashierFrameEvent, message.data);
  return event.success ? event.output : null;
}

/** The summary after a payment, shown until the service's own figures arrive. */
export function afterPayment(summary: SessionSummary, balances: readonly Balance[]): SessionSummary {
  return { ...summary, balances: [...balances] };
}

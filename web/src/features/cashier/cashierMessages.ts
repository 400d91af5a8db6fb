import type { SessionSummary } from '@foyer/contract/accounts';
import type { CashierFrameEvent } from '@foyer/contract/cashierFrame';
import { cashierFrameEvent } from '@foyer/contract/cashierFrame';
import type { Balance } from '@foyer/contract/minorUnits';
import * as v from 'valibot';

export interface FrameMessage {
  origin: string;
  /** Whether the message came from the window of our own frame. */
  isFromFrame: boolean;
  data: unknown;
}

/** A17: accepts a message only from the cashier's origin, from the frame's own window and in the contract's shape. */
export function readCashierMessage(message: FrameMessage, cashierOrigin: string): CashierFrameEvent | null {
  if (message.origin !== cashierOrigin || !message.isFromFrame) return null;
  const event = v.safeParse(cashierFrameEvent, message.data);
  return event.success ? event.output : null;
}

/** Adds a payment to the session summary until the service's own figures arrive. */
export function summaryAfterPayment(summary: SessionSummary, balances: readonly Balance[]): SessionSummary {
  return { ...summary, balances: [...balances] };
}

import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { CashierView, Direction } from '@foyer/contract/cashierFrame';
import type { Balance } from '@foyer/contract/minorUnits';
import { finalPaymentStates, type PaymentBlock, type PaymentReason } from '@foyer/contract/payment';
import type { PaymentResponse, PaymentList, SessionResponse } from '../cashierApi.ts';
import type { CashierMessages } from './cashierMessages.ts';
import type { CashierServer } from './cashierServer.ts';
import type { CashierWindow } from './cashierWindow.ts';

/** Shared state and actions of all cashier views. */
export interface CashierContext {
  session: SessionResponse;
  readonly server: CashierServer;
  readonly messages: CashierMessages;
  readonly amount: (minor: number) => string;
  readonly window: CashierWindow;
  /** Replaces the current view. A new `direction` of the form counts as a new view. */
  navigate(view: CashierView): void;
  showPayment(payment: PaymentResponse): void;
  /** Shows why a payment was refused before it started. `amount` is null if none was entered. */
  showObstacle(direction: Direction, reason: PaymentReason, amount: number | null): void;
  /** Applies a response to the state, and notifies the parent window of every payment with a new state. */
  applyUpdate(update: PaymentList): void;
  pause(ms: number): Promise<void>;
}

export const viewOf = (direction: Direction): CashierView => (direction === 'deposit' ? 'deposit' : 'withdraw');

export const isOpen = ({ state }: Pick<PaymentResponse, 'state'>): boolean => !finalPaymentStates.includes(state);

/** BK-02: returns the payments whose state changed. */
export function changedPayments(
  known: readonly PaymentResponse[],
  update: readonly PaymentResponse[],
): { direction: Direction; payment: PaymentBlock }[] {
  const before = new Map(known.map(({ paymentId, state }) => [paymentId, state]));
  return update.flatMap(({ paymentId, state, direction, block }) =>
    before.get(paymentId) === state ? [] : [{ direction, payment: block }],
  );
}

/** Returns the list with this payment replaced by its newest state. */
export function withPayment(payments: readonly PaymentResponse[], payment: PaymentResponse): PaymentResponse[] {
  return payments.some(({ paymentId }) => paymentId === payment.paymentId)
    ? payments.map((one) => (one.paymentId === payment.paymentId ? payment : one))
    : [payment, ...payments];
}

/** Money that the player can pay out. An unknown balance pays out nothing. */
export const realOf = (balances: readonly Balance[]): number =>
  balances.find(({ type }) => type === balanceTypes.real)?.amount ?? 0;

/** Returns the balance as text; a dash while it is unknown, which is not the same as 0. */
export function balanceText(balances: readonly Balance[], format: (minor: number) => string): string {
  const real = balances.find(({ type }) => type === balanceTypes.real);
  return real ? format(real.amount) : '–';
}

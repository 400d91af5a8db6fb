import type { CashierView, Direction } from '@foyer/contract/cashierFrame';
import type { Balance } from '@foyer/contract/money';
import { finalPaymentStates, type PaymentBlock } from '@foyer/contract/payment';
import type { PaymentResponse, PaymentList, SessionResponse } from '../cashierApi.ts';
import type { CashierMessages } from './cashierMessages.ts';
import type { CashierServer } from './cashierServer.ts';
import type { CashierWindow } from './cashierWindow.ts';

/** What every view of the cashier works with. */
export interface CashierContext {
  session: SessionResponse;
  readonly server: CashierServer;
  readonly messages: CashierMessages;
  readonly amount: (minor: number) => string;
  readonly window: CashierWindow;
  /** Shows a view in place of the one that is there; a new `direction` of the form is a new view. */
  go(view: CashierView): void;
  showPayment(payment: PaymentResponse): void;
  /** Takes over what an answer said, and tells the window of every payment that came into another state. */
  learn(news: PaymentList): void;
  pause(ms: number): Promise<void>;
}

export const viewOf = (direction: Direction): CashierView => (direction === 'deposit' ? 'deposit' : 'withdraw');

export const isOpen = ({ state }: Pick<PaymentResponse, 'state'>): boolean => !finalPaymentStates.includes(state);

/** BK-02: the payments whose state is not the one that was known. */
export function changedPayments(
  known: readonly PaymentResponse[],
  news: readonly PaymentResponse[],
): { direction: Direction; payment: PaymentBlock }[] {
  const before = new Map(known.map(({ paymentId, state }) => [paymentId, state]));
  return news.flatMap(({ paymentId, state, direction, block }) =>
    before.get(paymentId) === state ? [] : [{ direction, payment: block }],
  );
}

/** The list with one payment in its newest state. */
export function withPayment(payments: readonly PaymentResponse[], payment: PaymentResponse): PaymentResponse[] {
  return payments.some(({ paymentId }) => paymentId === payment.paymentId)
    ? payments.map((one) => (one.paymentId === payment.paymentId ? payment : one))
    : [payment, ...payments];
}

export const realOf = (balances: readonly Balance[]): number => balances.find(({ type }) => type === 0)?.amount ?? 0;

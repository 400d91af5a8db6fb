import type { SettledPayment } from '@foyer/contract/settledPayment';
import { afterEach, expect, test, vi } from 'vitest';
import { reportSettledPayment, setSettledPayments } from './reportSettledPayment.ts';
import { settledText } from './settledText.ts';

const settled = (
  status: SettledPayment['payment']['status_1'],
  direction: SettledPayment['direction'],
): SettledPayment => ({
  direction,
  currencyIsoCode: 'GBP',
  settledAt: 1,
  payment: {
    status_1: status,
    status_2: '',
    amount: 2000,
    billingAmount: 2000,
    purchaseMethod: 'Card',
    purchaseMethodId: 1,
    paymentProcessorID: 1,
    paymentProcessorName: 'Tillhouse',
    transactionNumber: 'D-000001',
    clientReference: 'c',
    apiReference: 'a',
  },
});

afterEach(() => setSettledPayments(null));

test.each([
  ['booked', 'deposit', 'cashier.settled.deposit.booked', 'success'],
  ['booked', 'withdrawal', 'cashier.settled.withdrawal.booked', 'success'],
  ['cancelled', 'deposit', 'cashier.settled.deposit.cancelled', 'info'],
  ['cancelled', 'withdrawal', 'cashier.settled.withdrawal.cancelled', 'info'],
  ['expired', 'deposit', 'cashier.settled.deposit.expired', 'warning'],
  ['expired', 'withdrawal', 'cashier.settled.withdrawal.expired', 'warning'],
  ['refused', 'deposit', 'cashier.settled.deposit.refused', 'warning'],
  ['refused', 'withdrawal', 'cashier.settled.withdrawal.refused', 'warning'],
] as const)('BK-02 a %s %s has the message %s and the toast type %s', (status, direction, text, type) => {
  expect(settledText(settled(status, direction))).toEqual({ text, type });
});

test('BK-02 passes a payment to the registered handler and ignores it without one', () => {
  const report = vi.fn<(payment: SettledPayment) => Promise<void>>().mockResolvedValue();
  const payment = settled('booked', 'deposit');
  expect(() => reportSettledPayment(payment)).not.toThrow();
  setSettledPayments({ report });
  reportSettledPayment(payment);
  setSettledPayments(null);
  reportSettledPayment(payment);
  expect(report.mock.calls).toEqual([[payment]]);
});

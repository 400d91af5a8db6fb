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
  ['booked', 'deposit', 'banking.settled.deposit.booked', 'success'],
  ['booked', 'withdrawal', 'banking.settled.withdrawal.booked', 'success'],
  ['cancelled', 'deposit', 'banking.settled.deposit.cancelled', 'info'],
  ['cancelled', 'withdrawal', 'banking.settled.withdrawal.cancelled', 'info'],
  ['expired', 'deposit', 'banking.settled.deposit.expired', 'warning'],
  ['expired', 'withdrawal', 'banking.settled.withdrawal.expired', 'warning'],
  ['refused', 'deposit', 'banking.settled.deposit.refused', 'warning'],
  ['refused', 'withdrawal', 'banking.settled.withdrawal.refused', 'warning'],
] as const)('BK-02 a %s %s has the sentence %s and the toast %s', (status, direction, text, type) => {
  expect(settledText(settled(status, direction))).toEqual({ text, type });
});

test('BK-02 a payment is reported to the payments of the page while it has some', () => {
  const report = vi.fn<(payment: SettledPayment) => Promise<void>>().mockResolvedValue();
  const payment = settled('booked', 'deposit');
  expect(() => reportSettledPayment(payment)).not.toThrow();
  setSettledPayments({ report });
  reportSettledPayment(payment);
  setSettledPayments(null);
  reportSettledPayment(payment);
  expect(report.mock.calls).toEqual([[payment]]);
});

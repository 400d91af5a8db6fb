import { expect, test } from 'vitest';
import type { PaymentResponse } from '../cashierApi.ts';
import { balanceText, changedPayments, isOpen, withPayment } from './cashierContext.ts';

const payment = (paymentId: string, state: PaymentResponse['state']): PaymentResponse => ({
  paymentId,
  direction: 'deposit',
  state,
  reason: null,
  amount: 2000,
  method: 'card',
  instrument: 'card',
  createdAt: 1,
  settledAt: null,
  wrongCodes: 0,
  triesLeft: 3,
  mayCancel: false,
  block: {
    status_1: state,
    status_2: '',
    amount: 2000,
    billingAmount: 2000,
    purchaseMethod: 'Debit card',
    purchaseMethodId: 1,
    paymentProcessorID: 31,
    paymentProcessorName: 'Tillhouse',
    transactionNumber: 'D-000001',
    clientReference: 'key',
    apiReference: paymentId,
  },
});

test('BK-02 changedPayments returns each changed payment with its payment block', () => {
  const known = [payment('a', 'pending'), payment('b', 'booked')];
  expect(changedPayments(known, known)).toEqual([]);
  const news = [payment('c', 'challenge'), payment('a', 'booked'), payment('b', 'booked')];
  expect(changedPayments(known, news).map(({ payment: block }) => [block.apiReference, block.status_1])).toEqual([
    ['c', 'challenge'],
    ['a', 'booked'],
  ]);
});

test('withPayment replaces a listed payment or adds a new one at the top', () => {
  const list = [payment('a', 'pending')];
  expect(withPayment(list, payment('a', 'booked')).map(({ state }) => state)).toEqual(['booked']);
  expect(withPayment(list, payment('b', 'challenge')).map(({ paymentId }) => paymentId)).toEqual(['b', 'a']);
  expect([isOpen({ state: 'challenge' }), isOpen({ state: 'expired' })]).toEqual([true, false]);
});

test('UK1 an unknown balance is a dash, and an empty one is 0', () => {
  const money = (minor: number) => `£${minor / 100}`;
  expect(balanceText([{ type: 3, amount: 500 }], money)).toBe('–');
  expect(balanceText([{ type: 0, amount: 0 }], money)).toBe('£0');
});

import type { SessionSummary } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { summaryAfterPayment, readCashierMessage } from './cashierMessages.ts';

const cashierOrigin = 'http://cashier.localhost:4000';
const ready = { foyer: 1, frame: 'cashier', type: 'ready' };

test('A17 reads messages only from the cashier’s origin and window and in its format', () => {
  const read = (origin: string, isFromFrame: boolean, data: unknown) =>
    readCashierMessage({ origin, isFromFrame, data }, cashierOrigin);
  expect(read(cashierOrigin, true, ready)).toEqual(ready);
  expect(read('http://games.localhost:4000', true, ready)).toBeNull();
  expect(read('http://cashier.localhost:4001', true, ready)).toBeNull();
  expect(read('null', true, ready)).toBeNull();
  expect(read(cashierOrigin, false, ready)).toBeNull();
  for (const data of [
    null,
    'ready',
    {},
    { ...ready, foyer: 2 },
    { ...ready, frame: 'game' },
    { ...ready, type: 'request', request: 'everything' },
    { ...ready, type: 'payment', direction: 'deposit', payment: {}, balances: [] },
  ]) {
    expect(read(cashierOrigin, true, data)).toBeNull();
  }
});

test('BK-02 reads a payment only with all its fields', () => {
  const payment = {
    status_1: 'booked',
    status_2: '',
    amount: 2000,
    billingAmount: 2000,
    purchaseMethod: 'Debit card',
    purchaseMethodId: 1,
    paymentProcessorID: 31,
    paymentProcessorName: 'Tillhouse',
    transactionNumber: 'D-000001',
    clientReference: 'key',
    apiReference: 'id',
  };
  const data = {
    foyer: 1,
    frame: 'cashier',
    type: 'payment',
    direction: 'deposit',
    payment,
    balances: [{ type: 0, amount: 2000 }],
  };
  expect(readCashierMessage({ origin: cashierOrigin, isFromFrame: true, data }, cashierOrigin)).toEqual(data);
  for (const field of Object.keys(payment)) {
    const incomplete = {
      ...data,
      payment: Object.fromEntries(Object.entries(payment).filter(([name]) => name !== field)),
    };
    expect([
      field,
      readCashierMessage({ origin: cashierOrigin, isFromFrame: true, data: incomplete }, cashierOrigin),
    ]).toEqual([field, null]);
  }
});

test('BK-01 a payment updates only the balances of the summary', () => {
  const summary = { netPosition: 5, balances: [{ type: 0, amount: 1 }] } as SessionSummary;
  expect(
    summaryAfterPayment(summary, [
      { type: 0, amount: 2001 },
      { type: 11, amount: 500 },
    ]),
  ).toEqual({
    netPosition: 5,
    balances: [
      { type: 0, amount: 2001 },
      { type: 11, amount: 500 },
    ],
  });
});

import { expect, test } from 'vitest';
import { methodResponses, paymentResponseOf, paymentBlockOf } from './paymentResponses.ts';
import type { PaymentRow } from './paymentRows.ts';

const row: PaymentRow = {
  number: 42,
  id: 'f2a1',
  user_id: 7,
  direction: 'deposit',
  instrument: 'card-3220',
  outcome: 'challenge',
  amount: 2500,
  currency: 'GBP',
  client_key: 'k1',
  state: 'challenge',
  reason: null,
  wrong_codes: 1,
  created_at: 1000,
  stepped_at: 2000,
  settled_at: null,
};
const withdrawal: PaymentRow = { ...row, direction: 'withdrawal', state: 'pending' };
const response = (of: PaymentRow, mayCancel = true) => paymentResponseOf(of, { culture: 'en', mayCancel });

test('BK-01 a payment shows its account without its test outcome, its state and remaining attempts', () => {
  expect(response(row)).toEqual({
    paymentId: 'f2a1',
    direction: 'deposit',
    state: 'challenge',
    reason: null,
    amount: 2500,
    method: 'card',
    instrument: 'Card ending 3220',
    createdAt: 1000,
    settledAt: null,
    wrongCodes: 1,
    triesLeft: 2,
    mayCancel: true,
    block: paymentBlockOf(row),
  });
  expect(paymentResponseOf(row, { culture: 'zh', mayCancel: true }).instrument).toBe('尾号 3220');
});

test('BK-01 a pending withdrawal can be cancelled where the market allows it', () => {
  expect([
    response(withdrawal).mayCancel,
    response(withdrawal, false).mayCancel,
    response({ ...withdrawal, state: 'booked' }).mayCancel,
  ]).toEqual([true, false, false]);
});

test('BK-02 payment events contain the payment id, method and processor', () => {
  expect(paymentBlockOf(row)).toEqual({
    status_1: 'challenge',
    status_2: '',
    amount: 2500,
    billingAmount: 2500,
    purchaseMethod: 'Debit card',
    purchaseMethodId: 1,
    paymentProcessorID: 31,
    paymentProcessorName: 'Tillhouse',
    transactionNumber: 'D-000042',
    clientReference: 'k1',
    apiReference: 'f2a1',
  });
  expect(paymentBlockOf({ ...withdrawal, number: 1_234_567, state: 'refused', reason: 'voucherUsed' })).toMatchObject({
    status_1: 'refused',
    status_2: 'voucherUsed',
    transactionNumber: 'W-1234567',
  });
});

test('BK-02 a payment keeps the stored name of an account that is no longer offered', () => {
  const gone = { ...row, instrument: 'card-gone' };
  expect(response(gone).instrument).toBe('card-gone');
  expect(paymentBlockOf(gone)).toMatchObject({
    purchaseMethod: 'card-gone',
    purchaseMethodId: 0,
    paymentProcessorID: 0,
    paymentProcessorName: '',
  });
});

test('BK-01 lists payment methods in the player’s language, without the processor’s test outcome', () => {
  const [card] = methodResponses('zh');
  expect(card).toEqual({
    id: 'card',
    name: '借记卡',
    note: { deposit: '即时到账', withdrawal: '审核后到账，约一分钟' },
    directions: ['deposit', 'withdrawal'],
    min: 500,
    max: 200_000,
    instruments: [
      { id: 'card-4021', name: '尾号 4021：通过' },
      { id: 'card-3220', name: '尾号 3220：需要验证码' },
      { id: 'card-0002', name: '尾号 0002：被拒绝' },
      { id: 'card-0341', name: '尾号 0341：无响应' },
    ],
  });
});

import { expect, test } from 'vitest';
import type { PaymentResponse, SessionResponse } from '../cashierApi.ts';
import { amountRange } from './amountRange.ts';

const card = { min: 500, max: 200_000 };
const deposit = (state: PaymentResponse['state'], amount: number) =>
  ({ direction: 'deposit', state, amount }) as PaymentResponse;
const session = (facts: Partial<SessionResponse> = {}) => ({
  balances: [{ type: 0 as const, amount: 15_000 }],
  limits: [],
  payments: [],
  ...facts,
});

test('BK-01 a withdrawal is limited by the balance and the method', () => {
  expect(amountRange(card, 'withdrawal', session())).toEqual({ min: 500, max: 15_000 });
  expect(amountRange(card, 'withdrawal', session({ balances: [{ type: 0, amount: 900_000 }] }))).toEqual({
    min: 500,
    max: 200_000,
  });
  expect(amountRange(card, 'withdrawal', session({ balances: [] }))).toEqual({ min: 500, max: 0 });
});

test('BK-01 a deposit is limited by the tightest deposit limit, less pending deposits', () => {
  const limits: SessionResponse['limits'] = [
    { period: 'day', value: 20_000, used: 5_000 },
    { period: 'week', value: 50_000, used: 5_000 },
  ];
  expect(amountRange(card, 'deposit', session())).toEqual({ min: 500, max: 200_000 });
  expect(amountRange(card, 'deposit', session({ limits }))).toEqual({ min: 500, max: 15_000 });
  expect(
    amountRange(
      card,
      'deposit',
      session({
        limits,
        payments: [deposit('challenge', 4_000), deposit('booked', 3_000), deposit('cancelled', 2_000)],
      }),
    ),
  ).toEqual({ min: 500, max: 11_000 });
  expect(amountRange(card, 'deposit', session({ limits: [{ period: 'day', value: 20_000, used: 21_000 }] }))).toEqual({
    min: 500,
    max: 0,
  });
});

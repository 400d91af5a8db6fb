import { paymentReasons, paymentStates } from '@foyer/contract/payment';
import { expect, test } from 'vitest';
import { actionOfOutcome, outcomeOfPayment, outcomeOfReason } from './paymentOutcome.ts';

test.each([
  ['created', null, 'processing'],
  ['authorising', null, 'processing'],
  ['challenge', null, 'processing'],
  ['pending', null, 'processing'],
  ['booked', null, 'completed'],
  ['cancelled', null, 'cancelled'],
  ['expired', 'noAnswer', 'noResponse'],
  ['refused', 'declined', 'declined'],
  ['refused', 'limitReached', 'limitReached'],
] as const)('BK-01 a payment in state %s with reason %s has the outcome %s', (state, reason, outcome) => {
  expect(outcomeOfPayment({ state, reason })).toBe(outcome);
  expect(paymentStates).toContain(state);
});

test('BK-01 limit, verification, block, break and location have outcomes of their own, and other reasons are declines', () => {
  expect(paymentReasons.map((reason) => [reason, outcomeOfReason(reason)])).toEqual([
    ['declined', 'declined'],
    ['voucherUsed', 'declined'],
    ['methodHasNoFunds', 'declined'],
    ['challengeFailed', 'declined'],
    ['noAnswer', 'declined'],
    ['limitReached', 'limitReached'],
    ['accountBlocked', 'accountBlocked'],
    ['verificationNeeded', 'verificationNeeded'],
    ['onBreak', 'onBreak'],
    ['countryRestricted', 'countryRestricted'],
    ['locationUnknown', 'locationUnknown'],
  ]);
});

test.each([
  ['completed', 'close'],
  ['processing', 'close'],
  ['cancelled', 'close'],
  ['declined', 'form'],
  ['noResponse', 'form'],
  ['limitReached', 'limits'],
  ['onBreak', 'limits'],
  ['verificationNeeded', 'verification'],
  ['accountBlocked', 'support'],
] as const)('BK-01 the outcome %s leads to %s', (outcome, action) => {
  expect(actionOfOutcome(outcome)).toBe(action);
});

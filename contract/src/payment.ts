import * as v from 'valibot';
import { minorUnits } from './minorUnits.ts';

export const paymentStates = [
  'created',
  'authorising',
  'challenge',
  'pending',
  'booked',
  'refused',
  'expired',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Final states: the money has moved for good, or did not move. */
export const finalPaymentStates: readonly PaymentState[] = ['booked', 'refused', 'expired', 'cancelled'];

/** Why a payment was not booked. */
export const paymentReasons = [
  'declined',
  'voucherUsed',
  'methodHasNoFunds',
  'challengeFailed',
  'noAnswer',
  'limitReached',
  'accountBlocked',
  'verificationNeeded',
  'onBreak',
  'countryRestricted',
  'locationUnknown',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** A payment in analytics (S3, BK-02). Amounts in minor units. */
export const paymentBlock = v.object({
  /** State of the payment. */
  status_1: v.picklist(paymentStates),
  /** Reason of a refusal, otherwise empty. */
  status_2: v.union([v.picklist(paymentReasons), v.literal('')]),
  amount: minorUnits,
  /**
   * Amount charged or credited to the player's external account. The sandbox takes no fees, so it equals the amount.
   */
  billingAmount: minorUnits,
  purchaseMethod: v.string(),
  purchaseMethodId: v.number(),
  paymentProcessorID: v.number(),
  paymentProcessorName: v.string(),
  transactionNumber: v.string(),
  /** The caller's idempotency key. */
  clientReference: v.string(),
  /** The cashier's id of the payment. */
  apiReference: v.string(),
});
export type PaymentBlock = v.InferOutput<typeof paymentBlock>;

import * as v from 'valibot';
import { direction } from './cashierFrame.ts';
import { currencyIso } from './ids.ts';
import { paymentBlock } from './payment.ts';

/** Maximum number of payments in a session summary, newest first. */
export const maxSettledPayments = 20;

/**
 * A payment that reached its final state (BK-02). The hub publishes it on the topic `payment`; the session summary
 * repeats it for pages that were not connected. `apiReference` of the block identifies the payment.
 */
export const settledPayment = v.object({
  direction,
  payment: paymentBlock,
  currencyIsoCode: currencyIso,
  /** Unix milliseconds. */
  settledAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SettledPayment = v.InferOutput<typeof settledPayment>;

import type { Direction } from '@foyer/contract/cashierFrame';
import { finalPaymentStates } from '@foyer/contract/payment';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import type { Outcome } from './paymentMethods.ts';

/** Input for the next step of a payment. Times are Unix milliseconds. */
export interface PaymentFacts {
  readonly direction: Direction;
  readonly state: PaymentState;
  readonly outcome: Outcome;
  /** When the payment entered its current state. */
  readonly steppedAt: number;
}

export interface Step {
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
}

/** Durations of the simulated processors, in milliseconds. */
export const paymentTimes = {
  /** A payment fails after this time without a processor response; a later response is reversed. */
  noAnswerMs: 90_000,
  /** Time to enter the challenge code. */
  challengeMs: 300_000,
  /** Response time of a slow bank, and duration of a withdrawal review. */
  reviewMs: 60_000,
} as const;

/** Code that the simulated bank sends, and the number of attempts. */
export const challengeCode = '246810';
export const challengeTries = 3;

const step = (state: PaymentState, reason: PaymentReason | null = null): Step => ({ state, reason });

/**
 * Returns the next due step, or null if the payment is waiting or finished. Each step is one transaction with its
 * money.
 */
export function dueStep({ direction, state, outcome, steppedAt }: PaymentFacts, now: number): Step | null {
  const waited = now - steppedAt;
  switch (state) {
    case 'created':
      return step('authorising');
    case 'authorising':
      return responseOf(outcome, direction, waited);
    case 'challenge':
      return waited >= paymentTimes.challengeMs ? step('expired', 'noAnswer') : null;
    case 'pending':
      return waited >= paymentTimes.reviewMs ? outcomeAfterReview(outcome) : null;
    case 'booked':
    case 'refused':
    case 'expired':
    case 'cancelled':
      return null;
  }
}

function responseOf(outcome: Outcome, direction: Direction, waited: number): Step | null {
  if (outcome === 'silent') return waited >= paymentTimes.noAnswerMs ? step('expired', 'noAnswer') : null;
  // Every withdrawal is reviewed before the payout.
  if (direction === 'withdrawal') return step('pending');
  switch (outcome) {
    case 'approved':
      return step('booked');
    case 'challenge':
      return step('challenge');
    case 'declined':
      return step('refused', 'declined');
    case 'voucherUsed':
      return step('refused', 'voucherUsed');
    case 'noFunds':
      return step('refused', 'methodHasNoFunds');
    case 'slow':
    case 'slowDeclined':
      return step('pending');
  }
}

function outcomeAfterReview(outcome: Outcome): Step {
  if (outcome === 'voucherUsed') return step('refused', 'voucherUsed');
  return outcome === 'declined' || outcome === 'slowDeclined' || outcome === 'noFunds'
    ? step('refused', 'declined')
    : step('booked');
}

/**
 * A deposit can be cancelled while its challenge is open. A withdrawal can be cancelled until it settles, if the market
 * allows it.
 */
export function isCancellable(
  { direction, state }: Pick<PaymentFacts, 'direction' | 'state'>,
  mayCancelWithdrawals: boolean,
): boolean {
  return direction === 'deposit' ? state === 'challenge' : mayCancelWithdrawals && !finalPaymentStates.includes(state);
}

import type { Direction } from '@foyer/contract/cashierFrame';
import { finalPaymentStates } from '@foyer/contract/payment';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import type { Outcome } from './paymentMethods.ts';

/** What decides how a payment goes on. Times are Unix milliseconds. */
export interface PaymentFacts {
  readonly direction: Direction;
  readonly state: PaymentState;
  readonly outcome: Outcome;
  /** When it came into this state. */
  readonly steppedAt: number;
}

export interface Step {
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
}

/** How long the sandbox's processors take, in milliseconds. */
export const paymentTimes = {
  /** Without an answer for this long a payment is given up; an answer that comes later is sent back. */
  noAnswerMs: 90_000,
  /** Time to enter the code of a challenge. */
  challengeMs: 300_000,
  /** A slow bank's answer, and the review of a withdrawal. */
  reviewMs: 60_000,
} as const;

/** The code that the sandbox's bank sends, and how often another one may be entered. */
export const challengeCode = '246810';
export const challengeTries = 3;

const step = (state: PaymentState, reason: PaymentReason | null = null): Step => ({ state, reason });

/** The next step that is due, or null where the payment waits or is over. Each step is one transaction with its money. */
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
      return waited >= paymentTimes.reviewMs ? answerAfterReview(outcome) : null;
    case 'booked':
    case 'refused':
    case 'expired':
    case 'cancelled':
      return null;
  }
}

function responseOf(outcome: Outcome, direction: Direction, waited: number): Step | null {
  if (outcome === 'silent') return waited >= paymentTimes.noAnswerMs ? step('expired', 'noAnswer') : null;
  // A withdrawal is always looked at before it is paid.
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

function answerAfterReview(outcome: Outcome): Step {
  if (outcome === 'voucherUsed') return step('refused', 'voucherUsed');
  return outcome === 'declined' || outcome === 'slowDeclined' || outcome === 'noFunds'
    ? step('refused', 'declined')
    : step('booked');
}

/** A deposit can be cancelled while the bank waits for its code, and a withdrawal until it is settled where the market lets it. */
export function isCancellable(
  { direction, state }: Pick<PaymentFacts, 'direction' | 'state'>,
  mayCancelWithdrawals: boolean,
): boolean {
  return direction === 'deposit' ? state === 'challenge' : mayCancelWithdrawals && !finalPaymentStates.includes(state);
}

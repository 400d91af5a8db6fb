import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import { finalPaymentStates } from '@foyer/contract/payment';
import type { ObstacleOutcome, PaymentOutcome } from './cashierMessages.ts';

/** Returns the outcome of a reason: its own for what the player resolves elsewhere, otherwise a decline. */
export function outcomeOfReason(reason: PaymentReason | null): ObstacleOutcome | 'declined' {
  switch (reason) {
    case 'limitReached':
    case 'verificationNeeded':
    case 'accountBlocked':
    case 'onBreak':
    case 'countryRestricted':
    case 'locationUnknown':
      return reason;
    default:
      return 'declined';
  }
}

/** Returns the outcome of a payment by its state and reason. */
export function outcomeOfPayment({
  state,
  reason,
}: {
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
}): PaymentOutcome {
  if (!finalPaymentStates.includes(state)) return 'processing';
  if (state === 'booked') return 'completed';
  if (state === 'cancelled') return 'cancelled';
  return state === 'expired' ? 'noResponse' : outcomeOfReason(reason);
}

/** The one action that a result screen puts first. */
type OutcomeAction = 'close' | 'form' | 'limits' | 'verification' | 'support';

/** Returns the main action. A cancelled payment never invites another attempt. */
export function actionOfOutcome(outcome: PaymentOutcome): OutcomeAction {
  switch (outcome) {
    case 'completed':
    case 'processing':
    case 'cancelled':
      return 'close';
    case 'declined':
    case 'noResponse':
      return 'form';
    case 'limitReached':
    case 'onBreak':
      return 'limits';
    case 'verificationNeeded':
      return 'verification';
    case 'accountBlocked':
    case 'countryRestricted':
    case 'locationUnknown':
      return 'support';
  }
}

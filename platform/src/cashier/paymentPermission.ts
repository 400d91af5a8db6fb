import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import type { PaymentReason } from '@foyer/contract/payment';
import type { Obstacle } from '../accounts/accountStatus.ts';
import type { Players } from '../accounts/players.ts';
import type { Limits } from '../limits/limits.ts';
import type { Verification } from '../verification/verification.ts';

/** Why a player may not pay now; null where nothing stands against it. Amounts in minor units. */
export interface PaymentPermission {
  /** `amount` counts the player's deposits on their way too. Asked inside the transaction that writes the payment. */
  mayDeposit(userId: number, amount: number): PaymentReason | null;
  mayWithdraw(userId: number): PaymentReason | null;
}

/** Account, verification, breaks and limits together decide. MT5: who excluded himself gets his money out and puts none in. */
export function paymentPermission({
  players,
  verification,
  limits,
}: {
  players: Pick<Players, 'byId'>;
  verification: Pick<Verification, 'whyMayNotPlay' | 'whyMayNotWithdraw'>;
  limits: Pick<Limits, 'mayDeposit'>;
}): PaymentPermission {
  return {
    mayDeposit(userId, amount) {
      // LC 17.1.1: where it must be known who somebody is before play, it must be known before there is money to play with.
      const obstacle = reasonOf(verification.whyMayNotPlay(userId));
      if (obstacle !== null) return obstacle;
      const decision = limits.mayDeposit(userId, amount);
      if (decision.allowed) return null;
      return decision.reason === 'onBreak' ? 'onBreak' : 'limitReached';
    },
    mayWithdraw(userId) {
      const status = players.byId(userId)?.status_id ?? accountStatuses.unknown;
      if (status === accountStatuses.unknown || status === accountStatuses.blacklisted) return 'accountBlocked';
      return reasonOf(verification.whyMayNotWithdraw(userId));
    },
  };
}

function reasonOf(obstacle: Obstacle | null): PaymentReason | null {
  if (obstacle === null) return null;
  return obstacle.code === accountCodes.verificationNeeded ? 'verificationNeeded' : 'accountBlocked';
}

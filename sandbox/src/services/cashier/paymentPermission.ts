import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import type { PaymentReason } from '@foyer/contract/payment';
import type { Obstacle } from '../accounts/accountStatus.ts';
import type { Players } from '../accounts/players.ts';
import type { Limits } from '../safer-gambling/limits.ts';
import type { Verification } from '../verification/verification.ts';

/** The reason why a deposit or a withdrawal is refused; null if it is allowed. Amounts in minor units. */
export interface PaymentPermission {
  /** `amount` includes the player's pending deposits. Call in the transaction that writes the payment. */
  mayDeposit(userId: number, amount: number): PaymentReason | null;
  mayWithdraw(userId: number): PaymentReason | null;
}

/** Decides by account, verification, breaks and limits. MT5: a self-excluded player can withdraw but not deposit. */
export function paymentPermission({
  players,
  verification,
  limits,
  isHeld = () => false,
}: {
  players: Pick<Players, 'byId'>;
  verification: Pick<Verification, 'playObstacleOf' | 'withdrawalObstacleOf'>;
  limits: Pick<Limits, 'mayDeposit'>;
  /** Whether something about the person behind the account forbids deposits. */
  isHeld?: (userId: number) => boolean;
}): PaymentPermission {
  return {
    mayDeposit(userId, amount) {
      // LC 17.1.1: a market that verifies identity before play also verifies identity before the first deposit.
      const obstacle = reasonOf(verification.playObstacleOf(userId));
      if (obstacle !== null) return obstacle;
      if (isHeld(userId)) return 'accountBlocked';
      const decision = limits.mayDeposit(userId, amount);
      if (decision.allowed) return null;
      return decision.reason === 'onBreak' ? 'onBreak' : 'limitReached';
    },
    mayWithdraw(userId) {
      const status = players.byId(userId)?.status_id ?? accountStatuses.unknown;
      if (status === accountStatuses.unknown || status === accountStatuses.blacklisted) return 'accountBlocked';
      return reasonOf(verification.withdrawalObstacleOf(userId));
    },
  };
}

function reasonOf(obstacle: Obstacle | null): PaymentReason | null {
  if (obstacle === null) return null;
  return obstacle.code === accountCodes.verificationNeeded ? 'verificationNeeded' : 'accountBlocked';
}

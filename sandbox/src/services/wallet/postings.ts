import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { SandboxAccount } from './sandboxAccounts.ts';

export type BalanceType = (typeof balanceTypes)[keyof typeof balanceTypes];

/**
 * Kind of a money move. A withdrawal moves from the real balance to escrow when requested; then it is paid out
 * (`payout`) or returned (`withdrawalReturned`). A `conversion` turns a bonus into real money; a `lapse` removes an
 * expired bonus.
 */
export type MoveKind =
  | 'stake'
  | 'win'
  | 'deposit'
  | 'withdrawal'
  | 'payout'
  | 'withdrawalReturned'
  | 'grant'
  | 'conversion'
  | 'lapse';

/** One side of a move: a balance of the player, or an account of the sandbox. */
export type Purse = BalanceType | SandboxAccount;

/** Returns the source and the destination of a move. */
export function postings({ kind, balanceType = balanceTypes.real }: { kind: MoveKind; balanceType?: BalanceType }): {
  from: Purse;
  to: Purse;
} {
  const { real, escrow } = balanceTypes;
  switch (kind) {
    case 'stake':
      return { from: real, to: 'house' };
    case 'win':
      return { from: 'house', to: real };
    case 'deposit':
      return { from: 'cashier', to: real };
    case 'withdrawal':
      return { from: real, to: escrow };
    case 'payout':
      return { from: escrow, to: 'cashier' };
    case 'withdrawalReturned':
      return { from: escrow, to: real };
    case 'grant':
      return { from: 'grants', to: balanceType };
    case 'conversion':
      return { from: bonusPurse(balanceType), to: real };
    case 'lapse':
      return { from: bonusPurse(balanceType), to: 'grants' };
  }
}

function bonusPurse(balanceType: BalanceType): Purse {
  if (balanceType === balanceTypes.real || balanceType === balanceTypes.escrow)
    throw new RangeError(`A balance of type ${balanceType} is no bonus.`);
  return balanceType;
}

import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { SandboxAccount } from './sandboxAccounts.ts';

export type BalanceType = (typeof balanceTypes)[keyof typeof balanceTypes];

/**
 * What a move of a player's money is. A withdrawal leaves the real balance as it is asked for and waits in escrow; from
 * there it is paid out (`payout`) or goes back (`withdrawalReturned`). A `conversion` makes real money of a bonus; a `lapse`
 * takes back a bonus whose time is over.
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

/** One end of a move: a balance of the player, or an account of the sandbox. */
export type Purse = BalanceType | SandboxAccount;

/** From where to where a move goes. */
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

import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Balance } from '@foyer/contract/money';

/** BK-03: real money and the bonus always; the others once there is something of them. */
export function shownBalances(balances: readonly Balance[]): Balance[] {
  const always: readonly number[] = [balanceTypes.real, balanceTypes.bonus];
  return balances.filter(({ type, amount }) => always.includes(type) || amount !== 0);
}

/** Words of each kind: its name, and what it is. */
export const balanceMessageKeys = {
  [balanceTypes.real]: ['banking.real', 'banking.realIs'],
  [balanceTypes.bonus]: ['banking.bonus', 'banking.bonusIs'],
  [balanceTypes.funBonus]: ['banking.funBonus', 'banking.funBonusIs'],
  [balanceTypes.bingoBonus]: ['banking.bingoBonus', 'banking.bingoBonusIs'],
  [balanceTypes.sportsbookFreeBet]: ['banking.freeBet', 'banking.freeBetIs'],
  [balanceTypes.overflow]: ['banking.overflow', 'banking.overflowIs'],
  [balanceTypes.escrow]: ['banking.escrow', 'banking.escrowIs'],
} as const;

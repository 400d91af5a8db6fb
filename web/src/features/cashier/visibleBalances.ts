import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Balance } from '@foyer/contract/minorUnits';

/** BK-03: real money and bonus are always shown, other balances only when they are positive. */
export function visibleBalances(balances: readonly Balance[]): Balance[] {
  const always: readonly number[] = [balanceTypes.real, balanceTypes.bonus];
  return balances.filter(({ type, amount }) => always.includes(type) || amount !== 0);
}

/** Message keys of each kind of balance: its name and its explanation. */
export const balanceMessageKeys = {
  [balanceTypes.real]: ['cashier.real', 'cashier.realIs'],
  [balanceTypes.bonus]: ['cashier.bonus', 'cashier.bonusIs'],
  [balanceTypes.funBonus]: ['cashier.funBonus', 'cashier.funBonusIs'],
  [balanceTypes.bingoBonus]: ['cashier.bingoBonus', 'cashier.bingoBonusIs'],
  [balanceTypes.sportsbookFreeBet]: ['cashier.freeBet', 'cashier.freeBetIs'],
  [balanceTypes.overflow]: ['cashier.overflow', 'cashier.overflowIs'],
  [balanceTypes.escrow]: ['cashier.escrow', 'cashier.escrowIs'],
} as const;

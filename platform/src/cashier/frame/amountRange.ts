import type { Direction } from '@foyer/contract/cashierFrame';
import type { MethodResponse, SessionResponse } from '../cashierApi.ts';
import { isOpen, realOf } from './cashierContext.ts';

/** Amounts that can be paid right now, in minor units. Nothing can where `most` is below `least`. */
export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

/** What a method takes, and of that what the balance holds for a withdrawal or the player's limits leave for a deposit. */
export function amountRange(
  { least, most }: Pick<MethodResponse, 'least' | 'most'>,
  direction: Direction,
  { balances, limits, payments }: Pick<SessionResponse, 'balances' | 'limits' | 'payments'>,
): AmountRange {
  if (direction === 'withdrawal') return { least, most: Math.min(most, Math.max(0, realOf(balances))) };
  // Deposits on their way count against a limit as if they were booked.
  const underway = payments
    .filter((payment) => payment.direction === 'deposit' && isOpen(payment))
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = limits.map(({ value, used }) => Math.max(0, value - used - underway));
  return { least, most: Math.min(most, ...left) };
}

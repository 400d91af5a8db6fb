import type { Direction } from '@foyer/contract/cashierFrame';
import type { MethodResponse, SessionResponse } from '../cashierApi.ts';
import { isOpen, realOf } from './cashierContext.ts';

/** Amounts that the player can pay now, in minor units. The range is empty if `max` is below `min`. */
export interface AmountRange {
  readonly min: number;
  readonly max: number;
}

/** Combines the limits of the method with the balance (withdrawal) or the player's limits (deposit). */
export function amountRange(
  { min, max }: Pick<MethodResponse, 'min' | 'max'>,
  direction: Direction,
  { balances, limits, payments }: Pick<SessionResponse, 'balances' | 'limits' | 'payments'>,
): AmountRange {
  if (direction === 'withdrawal') return { min, max: Math.min(max, Math.max(0, realOf(balances))) };
  // Pending deposits count against a limit as if they were booked.
  const underway = payments
    .filter((payment) => payment.direction === 'deposit' && isOpen(payment))
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = limits.map(({ value, used }) => Math.max(0, value - used - underway));
  return { min, max: Math.min(max, ...left) };
}

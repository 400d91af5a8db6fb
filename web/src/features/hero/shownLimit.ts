import type { Limit } from '@foyer/contract/limits';

/** Deposit limit with a value. */
export type SetLimit = Limit & { value: number };

/** Share of a limit that is used, from 0 to 1. A limit of 0 is used up. */
export function usedShare({ used, value }: Pick<SetLimit, 'used' | 'value'>): number {
  return value === 0 ? 1 : Math.min(1, used / value);
}

/** Returns the deposit limit that the player will reach first: the one with the least left. Null if none is set. */
export function shownLimit(limits: readonly Limit[]): SetLimit | null {
  const set = limits.filter((limit): limit is SetLimit => limit.kind === 'deposit' && limit.value !== null);
  const left = ({ used, value }: SetLimit) => Math.max(0, value - used);
  return set.reduce<SetLimit | null>(
    (least, limit) => (least !== null && left(least) <= left(limit) ? least : limit),
    null,
  );
}

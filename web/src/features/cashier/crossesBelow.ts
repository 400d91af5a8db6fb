/**
 * BK-04: true once per crossing. An unknown previous balance, or one that was already low, does not count as a
 * crossing. Amounts in minor units.
 */
export function crossesBelow(before: number | null, now: number, threshold: number): boolean {
  return before !== null && before >= threshold && now < threshold;
}

/** Serialises a balance with its player's id for storage. */
export const storedBalanceText = (userId: number, amount: number): string => `${userId}:${amount}`;

/** Parses a stored balance; null if it is missing or belongs to another player. */
export function parseStoredBalance(stored: string | null, userId: number): number | null {
  const match = /^(\d{1,16}):(\d{1,16})$/.exec(stored ?? '');
  return match && Number(match[1]) === userId ? Number(match[2]) : null;
}

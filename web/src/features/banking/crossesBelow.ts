/** BK-04: once per crossing. What is not known, or was low already, crosses nothing. Minor units. */
export function crossesBelow(before: number | null, now: number, threshold: number): boolean {
  return before !== null && before >= threshold && now < threshold;
}

/** A balance as it is kept for the next look, with whose it is. */
export const lastKnownBalance = (userId: number, amount: number): string => `${userId}:${amount}`;

/** The balance of this player that was kept; null where there is none, or another player's. */
export function balanceIn(kept: string | null, userId: number): number | null {
  const match = /^(\d{1,16}):(\d{1,16})$/.exec(kept ?? '');
  return match && Number(match[1]) === userId ? Number(match[2]) : null;
}

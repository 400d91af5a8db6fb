/** Amount that moves from the displayed value to the known one, in minor units. It never exceeds the known one. */
export interface AnimatedAmount {
  from: number;
  to: number;
  /** Start of the movement, Unix milliseconds. */
  since: number;
}

/** Time in which an amount reaches the newest value: the interval between two responses. */
export const animationMs = 10_000;

/**
 * Starts moving the displayed amount to a new one. The first amount is displayed at once. A lower amount means that the
 * jackpot was won, and is displayed at once too.
 */
export function animateTo(before: AnimatedAmount | null, amount: number, now: number): AnimatedAmount {
  if (before === null || amount < before.to) return { from: amount, to: amount, since: now };
  if (amount === before.to) return before;
  return { from: currentAmount(before, now), to: amount, since: now };
}

/** Returns the displayed amount at a time, in whole minor units. */
export function currentAmount({ from, to, since }: AnimatedAmount, now: number): number {
  const share = Math.min(1, Math.max(0, (now - since) / animationMs));
  return Math.floor(from + (to - from) * share);
}

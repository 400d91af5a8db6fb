/** A figure on its way from what was shown to what is known, in minor units. It never passes what is known. */
export interface MovingAmount {
  from: number;
  to: number;
  /** Unix milliseconds at which it set out. */
  since: number;
}

/** Time in which a figure reaches the newest amount: that between two answers. */
export const stepOverMs = 10_000;

/** The first amount stands at once, and so does a lower one: the jackpot was won. */
export function movingTo(before: MovingAmount | null, amount: number, now: number): MovingAmount {
  if (before === null || amount < before.to) return { from: amount, to: amount, since: now };
  if (amount === before.to) return before;
  return { from: shownAmount(before, now), to: amount, since: now };
}

/** The figure at a moment, in whole minor units. */
export function shownAmount({ from, to, since }: MovingAmount, now: number): number {
  const share = Math.min(1, Math.max(0, (now - since) / stepOverMs));
  return Math.floor(from + (to - from) * share);
}

/**
 * Stakes of a round in minor units. Each splits evenly over the twenty lines, and none exceeds 5.00, the maximum for
 * slots in the United Kingdom (UK24).
 */
export const slotStakes: readonly number[] = [20, 40, 60, 100, 200, 500];

/** Returns the stakes up to the market's `maxStake`. */
export function stakesUpTo(maxStake = Infinity): readonly number[] {
  return slotStakes.filter((stake) => stake <= maxStake);
}

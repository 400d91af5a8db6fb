/**
 * Stakes of a round in minor units. Each splits evenly over the twenty lines, and none is above 5.00, the most the
 * United Kingdom allows on a slot (UK24).
 */
export const slotStakes: readonly number[] = [20, 40, 60, 100, 200, 500];

/** Those that a player may choose from whose market allows no more than `maxStake`. */
export function stakesUpTo(maxStake = Infinity): readonly number[] {
  return slotStakes.filter((stake) => stake <= maxStake);
}

/** Opening stakes of a round in minor units. */
export const blackjackStakes = { minimum: 100, maximum: 10_000 } as const;

/**
 * Every chip is a multiple of the smallest one, so that half a stake (insurance, three to two) is always a whole
 * number.
 */
export const blackjackChips: readonly number[] = [100, 500, 1000, 2500, 5000];

export const isBlackjackStake = (stake: number): boolean =>
  stake % blackjackStakes.minimum === 0 && stake >= blackjackStakes.minimum && stake <= blackjackStakes.maximum;

/** Stakes, in minor units, up to which a list of games can be filtered by the lowest stake of a round, ascending. */
export const stakeLimits = ['10', '20', '50', '100', '200', '500', '1000'] as const;
export type StakeLimit = (typeof stakeLimits)[number];

/** Returns the lowest limit that allows a stake; undefined for an unknown stake and one above all limits. */
export function limitAbove(minStake: number | undefined): StakeLimit | undefined {
  return minStake === undefined ? undefined : stakeLimits.find((limit) => Number(limit) >= minStake);
}

/** Returns the highest limit that is not above an amount; undefined if all are. */
export function limitBelow(amount: number): StakeLimit | undefined {
  return stakeLimits.filter((limit) => Number(limit) <= amount).at(-1);
}

/** Returns the limits that allow what a limit allows. */
export function limitsFrom(limit: StakeLimit | undefined): readonly StakeLimit[] {
  return limit === undefined ? [] : stakeLimits.slice(stakeLimits.indexOf(limit));
}

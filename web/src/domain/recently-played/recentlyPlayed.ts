/** Maximum length of the list, the same as the service's. */
export const maxRecentlyPlayed = 50;

/** LB-06: moves the game to the front, without duplicates. */
export function withPlayed(ids: readonly number[], played: number): readonly number[] {
  return [...new Set([played, ...ids])].slice(0, maxRecentlyPlayed);
}

/**
 * Merges a list from the service with games played since it was requested; those come first, the last one at the front.
 */
export function receiveRecentlyPlayed(
  fetched: readonly number[],
  playedMeanwhile: readonly number[],
): readonly number[] {
  return playedMeanwhile.reduce(withPlayed, [...new Set(fetched)].slice(0, maxRecentlyPlayed));
}

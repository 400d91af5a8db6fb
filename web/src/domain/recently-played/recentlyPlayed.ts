/** The service keeps the last fifty; the browser need not keep more. */
export const maxRecentlyPlayed = 50;

/** LB-06: the game moves to the front and stands there once. */
export function withPlayed(ids: readonly number[], played: number): readonly number[] {
  return [...new Set([played, ...ids])].slice(0, maxRecentlyPlayed);
}

/** A list from the service; games played while it was on its way stand before it, the last one first. */
export function receiveRecentlyPlayed(
  fetched: readonly number[],
  playedMeanwhile: readonly number[],
): readonly number[] {
  return playedMeanwhile.reduce(withPlayed, [...new Set(fetched)].slice(0, maxRecentlyPlayed));
}

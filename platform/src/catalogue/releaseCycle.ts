const dayMs = 86_400_000;

/**
 * Days after which a game counts as released anew. A sandbox runs for years: with fixed release dates it would soon
 * have no new game left, with fixed ages a moved clock would change nothing. One game in sixteen is under 30 days old.
 */
export const releaseCycleDays = 480;

/** Whole days since the latest release, 0 to 479. `releaseDay` is 0 to 479, `now` Unix milliseconds. */
export function ageDays(releaseDay: number, now: number): number {
  const today = Math.floor(now / dayMs);
  const days = (today - releaseDay) % releaseCycleDays;
  return days < 0 ? days + releaseCycleDays : days;
}

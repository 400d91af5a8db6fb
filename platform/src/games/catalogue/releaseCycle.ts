const dayMs = 86_400_000;

/**
 * Days after which a game counts as released again. Fixed release dates would leave a long-running sandbox without new
 * games, and fixed ages would ignore the sandbox clock. One game in sixteen is less than 30 days old.
 */
export const releaseCycleDays = 480;

/** Returns whole days since the latest release, 0 to 479. `releaseDay` is 0 to 479, `now` Unix milliseconds. */
export function ageDays(releaseDay: number, now: number): number {
  const today = Math.floor(now / dayMs);
  const days = (today - releaseDay) % releaseCycleDays;
  return days < 0 ? days + releaseCycleDays : days;
}

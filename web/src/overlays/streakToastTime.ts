/** How long the toast of a login streak stays, milliseconds; then it fades (QU-03). */
const shownMs = { usual: 5_000, inTestMode: 30_000 } as const;

/** How long it takes to fade, milliseconds. */
export const streakFadeMs = 500;

/** MK-10: the cookie `test-harness` with exactly this value. */
function isTestMode(cookie: string | null): boolean {
  return cookie === 'True';
}

/**
 * All that test mode changes: who tests has longer to see the toast. The cookie can be set by anybody, so it must never
 * open a door or show anything (A23); that is why nothing else may ask for it.
 * @param cookie value of `test-harness`, or null
 */
export function streakToastTime(cookie: string | null): number {
  return isTestMode(cookie) ? shownMs.inTestMode : shownMs.usual;
}

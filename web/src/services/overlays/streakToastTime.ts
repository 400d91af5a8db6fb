/** Duration of the toast of a login streak, before it fades (QU-03). */
const toastDurationMs = { usual: 5_000, inTestMode: 30_000 } as const;

/** Duration of the fade. */
export const streakFadeMs = 500;

/** MK-10: the cookie `test-harness` with exactly this value. */
function isTestMode(cookie: string | null): boolean {
  return cookie === 'True';
}

/**
 * The only effect of test mode: the toast stays longer. Anybody can set the cookie, so it must never grant access or
 * reveal anything (A23); therefore nothing else reads it.
 * @param cookie value of `test-harness`, or null
 */
export function streakToastTime(cookie: string | null): number {
  return isTestMode(cookie) ? toastDurationMs.inTestMode : toastDurationMs.usual;
}

/** S9: the user token is refreshed two minutes before it ends. */
export const refreshBufferMs = 120_000;

export interface TokenTimes {
  /** Unix milliseconds by the issuer's clock. */
  expiry: number;
  now: number;
  /** Server's clock less this one, milliseconds. */
  offset: number;
}

/**
 * Milliseconds until the token is to be refreshed.
 * @param delayMs a tab that shares its session with an older one waits longer, so that only one of them asks
 */
export function refreshDelay({ expiry, now, offset }: TokenTimes, delayMs = 0): number {
  return Math.max(0, expiry - refreshBufferMs + delayMs - (now + offset));
}

export function isExpired({ expiry, now, offset }: TokenTimes): boolean {
  return now + offset >= expiry;
}

/** Wait after the n-th failed try, n from 1: soon at first, once a minute in the end. */
export function refreshRetryDelay(n: number): number {
  return Math.min(60_000, 10_000 * 2 ** (n - 1));
}

/** Figures of an exponential backoff, in milliseconds. */
export interface Backoff {
  /** Delay before the first retry, without jitter. Each further delay is twice the one before. */
  readonly firstMs: number;
  /** Upper bound of the delay, without jitter. No bound where it is missing. */
  readonly maxMs?: number;
  /** Upper bound of the random part, which keeps clients from retrying at the same moment. No jitter where it is missing. */
  readonly jitterMs?: number;
}

/**
 * Delay before a retry, in milliseconds.
 * @param retry number of the retry, from 1
 * @param random a number from 0 up to 1, which scales the jitter
 */
export function backoffDelay({ firstMs, maxMs = Infinity, jitterMs = 0 }: Backoff, retry: number, random = 0): number {
  return Math.min(firstMs * 2 ** (retry - 1), maxMs) + random * jitterMs;
}

import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';

/** RT-04: 2^n seconds from n = 0, capped at 30 s. The jitter spreads clients that lost their connection at once. */
export const streamBackoff = { firstMs: 1000, maxMs: 30_000, jitterMs: 1000 } as const satisfies Backoff;

/** Minimum life of a connection that ends a series of failures. Milliseconds. */
export const minLifeMs = 60_000;

/** Number of consecutive failures after a connection ended that lived for `livedMs`, this end included. */
export function failuresAfterEnd(failures: number, livedMs: number): number {
  return livedMs < minLifeMs ? failures + 1 : 1;
}

/** Maximum time for which `Retry-After` puts off the next attempt. Milliseconds. */
const maxRetryAfterMs = 60_000;

/**
 * Delay before the next attempt, in milliseconds: at most 31,000, or 61,000 with `Retry-After`.
 * @param failures consecutive failures, from 1; `Infinity` for the longest delay
 * @param random a number from 0 up to 1
 * @param retryAfterMs delay that the service asked for
 */
export function streamDelay(failures: number, random: number, retryAfterMs = 0): number {
  const firstMs = Math.min(retryAfterMs, maxRetryAfterMs);
  return Math.max(backoffDelay(streamBackoff, failures), firstMs) + random * streamBackoff.jitterMs;
}

import { backoffDelay } from '../../base/backoff.ts';
import { parseRetryAfter } from '../../base/parseRetryAfter.ts';

/** Delay after a 429 without `Retry-After`, and after a first failure. */
export const defaultBackOffMs = 5000;
const maxBackOffMs = 60_000;

/** TE-03: delay of a `Retry-After` header; the default when it is invalid. */
export function collectorDelayMs(header: string | null, now: number): number {
  return parseRetryAfter(header, now) ?? defaultBackOffMs;
}

/** Growing delay after consecutive failures of the collector. */
export function failureWaitMs(failuresInARow: number): number {
  return backoffDelay({ firstMs: defaultBackOffMs, maxMs: maxBackOffMs }, Math.max(1, failuresInARow));
}

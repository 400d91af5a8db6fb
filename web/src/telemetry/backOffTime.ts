import { parseRetryAfter } from '../base/retryAfter.ts';

/** Wait after 429 without a word on how long, and after a first failure. */
export const defaultBackOffMs = 5000;
const maxBackOffMs = 60_000;

/** TE-03: how long a `Retry-After` asks to wait; the default where it cannot be read. */
export function retryAfterMs(header: string | null, now: number): number {
  return parseRetryAfter(header, now) ?? defaultBackOffMs;
}

/** A collector that fails is left alone for longer each time. */
export function failureWaitMs(failuresInARow: number): number {
  return Math.min(defaultBackOffMs * 2 ** Math.max(0, failuresInARow - 1), maxBackOffMs);
}

import type { UpstreamFailure } from './upstream.server.ts';

/** Milliseconds that a service asked to be left alone (429 and 503 with `Retry-After` in seconds); else 0. */
export function retryAfterMs(failure: UpstreamFailure): number {
  const seconds =
    'retryAfter' in failure && failure.retryAfter !== null && /^\d{1,6}$/.test(failure.retryAfter)
      ? Number(failure.retryAfter)
      : 0;
  return seconds * 1000;
}

import { setTimeout as delay } from 'node:timers/promises';
import { accountCodes } from '@foyer/contract/accounts';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { failed } from '../base/result.ts';
import { retryAfterMs } from './retryAfterMs.server.ts';
import type { Upstream, UpstreamFailure, UpstreamResult } from './upstream.server.ts';

export interface RetryDeps {
  wait: (ms: number) => Promise<unknown>;
  /** From 0 to 1, for the jitter. */
  random: () => number;
  /** Milliseconds of a clock that never goes back. */
  elapsed: () => number;
}

export const retryDeps: RetryDeps = {
  wait: (ms) => delay(ms, undefined, { ref: false }),
  random: Math.random,
  elapsed: () => performance.now(),
};

const maxRetries = 2;
const baseDelayMs = 100;
/** No retry starts later than this after the first try, so that retries end within a page's deadline. */
export const retryWindowMs = 2000;

/**
 * Calls an endpoint and retries twice at most on network errors and 5xx (HT-01), after 100 to 200 ms and 200 to 300 ms.
 * A visitor waits for the result, so the delays are shorter than those of the browser. Calls that may not be repeated, a
 * timeout, and a 500 with code 15006 are not retried; a service that asks for a pause gets it.
 */
export async function readWithRetries<E extends AnyEndpoint>(
  upstream: Upstream,
  endpoint: E,
  input: CallInput<E>,
  deps: RetryDeps = retryDeps,
): Promise<UpstreamResult<E>> {
  const startedAt = deps.elapsed();
  for (let attempt = 0; ; attempt += 1) {
    const result = await upstream.call(endpoint, input);
    if (result.ok) return result;
    const waitMs = Math.max(baseDelayMs * (2 ** attempt + deps.random()), retryAfterMs(result.failure));
    const canRetry =
      attempt < maxRetries &&
      endpoint.repeatable &&
      isTransient(result.failure) &&
      deps.elapsed() - startedAt + waitMs < retryWindowMs;
    if (!canRetry) return attempt === 0 ? result : failed({ ...result.failure, isRetried: true });
    await deps.wait(waitMs);
  }
}

function isTransient(failure: UpstreamFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'broken' && failure.code !== accountCodes.tokenNotUsable);
}

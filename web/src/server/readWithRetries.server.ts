import { setTimeout as delay } from 'node:timers/promises';
import { accountCodes } from '@foyer/contract/accounts';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { backoffDelay } from '../base/backoff.ts';
import type { Backoff } from '../base/backoff.ts';
import { failed } from '../base/result.ts';
import { requestedDelayMs } from './upstream.server.ts';
import type { Upstream, UpstreamFailure, UpstreamResult } from './upstream.server.ts';

export interface RetryDeps {
  wait: (ms: number) => Promise<unknown>;
  /** From 0 inclusive to 1 exclusive, for the jitter. */
  random: () => number;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** Called before each repeated call. */
  onRetry?: (service: string) => void;
}

export const retryDeps: RetryDeps = {
  wait: (ms) => delay(ms, undefined, { ref: false }),
  random: Math.random,
  elapsed: () => performance.now(),
};

const maxRetries = 2;
const readBackoff: Backoff = { firstMs: 100, jitterMs: 100 };
/** Maximum time after the first attempt at which a retry may start, so that retries end within a page's deadline. */
export const retryWindowMs = 2000;

/**
 * Calls an endpoint with at most two retries on network errors and 5xx (HT-01), after 100 to 200 ms and 200 to 300 ms.
 * Delays are shorter than in the browser, because a visitor waits. Does not retry non-repeatable calls, timeouts, or a
 * 500 with code 15006; respects `Retry-After`.
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
    const waitMs = Math.max(
      backoffDelay(readBackoff, attempt + 1, deps.random()),
      requestedDelayMs(result.failure, Date.now()),
    );
    const canRetry =
      attempt < maxRetries &&
      endpoint.repeatable &&
      isTransient(result.failure) &&
      deps.elapsed() - startedAt + waitMs < retryWindowMs;
    if (!canRetry) return attempt === 0 ? result : failed({ ...result.failure, isRetried: true });
    await deps.wait(waitMs);
    deps.onRetry?.(endpoint.service);
  }
}

function isTransient(failure: UpstreamFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'broken' && failure.code !== accountCodes.tokenNotUsable);
}

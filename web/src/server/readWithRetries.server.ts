import { accountCodes } from '@foyer/contract/accounts';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { backoffDelay } from '../base/backoff.ts';
import type { Backoff } from '../base/backoff.ts';
import type { Clock } from '../base/clock.ts';
import { failed } from '../base/result.ts';
import { serverClock } from '../base/serverClock.server.ts';
import { requestedDelayMs } from './upstream.server.ts';
import type { Upstream, UpstreamFailure, UpstreamResult } from './upstream.server.ts';

export interface RetryOptions {
  /** Called before each repeated call. */
  onRetry?: (service: string) => void;
  clock?: Pick<Clock, 'now' | 'elapsed' | 'random' | 'wait'>;
}

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
  { onRetry, clock = serverClock }: RetryOptions = {},
): Promise<UpstreamResult<E>> {
  const startedAt = clock.elapsed();
  for (let attempt = 0; ; attempt += 1) {
    const result = await upstream.call(endpoint, input);
    if (result.ok) return result;
    const waitMs = Math.max(
      backoffDelay(readBackoff, attempt + 1, clock.random()),
      requestedDelayMs(result.failure, clock.now()),
    );
    const canRetry =
      attempt < maxRetries &&
      endpoint.repeatable &&
      isTransient(result.failure) &&
      clock.elapsed() - startedAt + waitMs < retryWindowMs;
    if (!canRetry) return attempt === 0 ? result : failed({ ...result.failure, isRetried: true });
    await clock.wait(waitMs);
    onRetry?.(endpoint.service);
  }
}

function isTransient(failure: UpstreamFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'broken' && failure.code !== accountCodes.tokenNotUsable);
}

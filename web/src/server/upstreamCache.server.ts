import type { ResponseBody, AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { failed, success } from '../base/result.ts';
import { serverClock } from '../base/serverClock.server.ts';
import { approximateBytes } from './approximateBytes.server.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import { readWithRetries } from './readWithRetries.server.ts';
import type { RetryOptions } from './readWithRetries.server.ts';
import { requestedDelayMs } from './upstream.server.ts';
import type { Upstream, UpstreamFailure, UpstreamResult } from './upstream.server.ts';

export interface StoredResponse {
  bytes: number;
  value: unknown;
  storedAt: number;
  /** Number of purges at the time of the request. */
  purges: number;
}

/** Calls without player data, with a cache. */
export interface CachedCalls {
  /**
   * Calls an endpoint without player data. Returns the cached response while it is fresh; one call in flight per
   * address. When the service fails, the last good response of up to an hour ago is used (dedupe interval of S9).
   */
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>>;
}

/** Calls of one page load, which share a deadline. */
export interface PageLoadCalls extends CachedCalls {
  /** True once a stale response was used: the page must not be cached for long. */
  readonly usedStale: boolean;
}

export interface UpstreamCache extends CachedCalls {
  /** Starts a page load: its calls share `staleAfterMs` and `pageDeadlineMs`. */
  forPageLoad(): PageLoadCalls;
  /**
   * Called after content was published: content responses become stale and serve only while the content service fails.
   * Responses of other services keep their TTL.
   */
  purge(): void;
  /** Called after games were recalled or reinstated: the responses of every service become stale. */
  purgeAll(): void;
}

const freshMs = 300_000;
const usableMs = 3_600_000;
/** Time after which a page load uses the last good response while the call continues in the background. */
export const staleAfterMs = 1000;
/** Deadline of a page load, including response bodies. A call that continues fills the cache for the next visitor. */
export const pageDeadlineMs = 4000;
const maxCooldownMs = 60_000;

export function createUpstreamCache(
  upstream: Upstream,
  cache: MemoryCache<StoredResponse>,
  options: RetryOptions = {},
): UpstreamCache {
  const { clock = serverClock } = options;
  const inFlight = new Map<string, Promise<UpstreamResult<AnyEndpoint>>>();
  /** Cooldowns of endpoints that responded with 429, by name. */
  const cooldowns = new Map<string, { until: number; failure: UpstreamFailure }>();
  let purges = 0;
  /** Number of purges at the last purge of every service. */
  let purgedAll = 0;

  async function fetchAndStore<E extends AnyEndpoint>(
    key: string,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<UpstreamResult<E>> {
    const cooldown = cooldowns.get(endpoint.name);
    if (cooldown !== undefined && clock.now() < cooldown.until) return failed(cooldown.failure);
    const purgesBefore = purges;
    const result = await readWithRetries(upstream, endpoint, input, options);
    if (result.ok) {
      const bytes = approximateBytes(result.value);
      const held = cache.get(key);
      if (held === undefined || held.purges <= purgesBefore)
        cache.set(key, { bytes, value: result.value, storedAt: clock.now(), purges: purgesBefore }, usableMs);
    } else if (isTooManyRequests(result.failure)) {
      cooldowns.set(endpoint.name, {
        until: clock.now() + Math.min(requestedDelayMs(result.failure, clock.now()), maxCooldownMs),
        failure: result.failure,
      });
    }
    return result;
  }

  function forPageLoad(): PageLoadCalls {
    const startedAt = clock.elapsed();
    let usedStale = false;

    async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>> {
      const parts = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        headers?: Record<string, string>;
        body?: unknown;
      };
      const key = `${endpoint.name} ${addressOf(endpoint, parts)} ${JSON.stringify([parts.headers, parts.body])}`;
      const stored = cache.get(key);
      const isCurrent = stored !== undefined && stored.purges >= (endpoint.service === 'content' ? purges : purgedAll);
      if (isCurrent && clock.now() - stored.storedAt < freshMs) return success(stored.value as ResponseBody<E>);
      let running: Promise<UpstreamResult<E>> | undefined = inFlight.get(key);
      if (running === undefined) {
        const started = fetchAndStore(key, endpoint, input).finally(() => {
          if (inFlight.get(key) === started) inFlight.delete(key);
        });
        inFlight.set(key, started);
        running = started;
      }
      const limitMs = (stored === undefined ? pageDeadlineMs : staleAfterMs) - (clock.elapsed() - startedAt);
      const result = await withinLimit(running, limitMs);
      // A 4xx other than 429 is the service's decision, for example a missing page.
      const isDecision = !result.ok && result.failure.kind === 'refused' && !isTooManyRequests(result.failure);
      if (result.ok || isDecision) return result;
      const usable = stored ?? cache.get(key);
      if (usable === undefined) return result;
      usedStale = true;
      return success(usable.value as ResponseBody<E>);
    }

    return {
      call,
      get usedStale() {
        return usedStale;
      },
    };
  }

  function purge(): void {
    // A call in flight may return outdated data: no new caller may join it, and its response is stale at once.
    purges += 1;
    inFlight.clear();
  }

  return {
    forPageLoad,
    call: (endpoint, input) => forPageLoad().call(endpoint, input),
    purge,
    purgeAll() {
      purge();
      purgedAll = purges;
    },
  };
}

function isTooManyRequests(failure: UpstreamFailure): boolean {
  return failure.kind === 'refused' && failure.status === 429;
}

/** Returns the result, or a timeout after the limit. The call itself continues. */
async function withinLimit<E extends AnyEndpoint>(
  running: Promise<UpstreamResult<E>>,
  limitMs: number,
): Promise<UpstreamResult<E>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<UpstreamResult<E>>((resolve) => {
    timer = setTimeout(() => resolve(failed({ kind: 'timeout' })), Math.max(0, limitMs));
  });
  return Promise.race([running, timeout]).finally(() => clearTimeout(timer));
}

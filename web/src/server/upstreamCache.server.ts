import type { ResponseBody, AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { failed, success } from '../base/result.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import { readWithRetries, retryDeps } from './readWithRetries.server.ts';
import type { RetryDeps } from './readWithRetries.server.ts';
import { retryAfterMs } from './retryAfterMs.server.ts';
import type { Upstream, UpstreamFailure, UpstreamResult } from './upstream.server.ts';

export interface StoredResponse {
  bytes: number;
  value: unknown;
  storedAt: number;
  /** How many purges there had been when it was asked for. */
  purges: number;
}

/** Calls that depend on no player, answered from memory where possible. */
export interface CachedCalls {
  /**
   * The answer of a call that depends on no player, from memory while it is fresh; one call in flight per address.
   * When the service fails, the last good answer of up to an hour ago serves instead (dedupe interval of S9).
   */
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>>;
}

/** The calls of one page load, which share one deadline. */
export interface PageLoadCalls extends CachedCalls {
  /** True once a stale answer has served: the page made of it should not be kept for long. */
  readonly usedStale: boolean;
}

export interface UpstreamCache extends CachedCalls {
  /** Starts a page load: from now on its calls have `staleAfterMs` and `pageDeadlineMs` together. */
  forPageLoad(): PageLoadCalls;
  /**
   * Content was published: from here on the content service is asked anew, and what was stored of it serves only while it
   * fails. Answers of other services, the long list of games among them, live out their time.
   */
  purge(): void;
}

const freshMs = 300_000;
const usableMs = 3_600_000;
/** From here on a page load takes the last good answer, while the call goes on and refreshes it. */
export const staleAfterMs = 1000;
/** A page load ends by then, bodies of answers included. A call that goes on fills the cache for the next visitor. */
export const pageDeadlineMs = 4000;
const maxCooldownMs = 60_000;

export function createUpstreamCache(
  upstream: Upstream,
  cache: MemoryCache<StoredResponse>,
  now: () => number,
  deps: RetryDeps = retryDeps,
): UpstreamCache {
  const inFlight = new Map<string, Promise<UpstreamResult<AnyEndpoint>>>();
  /** Endpoints that answered 429, by name, and until when they are not called. */
  const cooldowns = new Map<string, { until: number; failure: UpstreamFailure }>();
  let purges = 0;

  async function fetchAndStore<E extends AnyEndpoint>(
    key: string,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<UpstreamResult<E>> {
    const cooldown = cooldowns.get(endpoint.name);
    if (cooldown !== undefined && now() < cooldown.until) return failed(cooldown.failure);
    const purgesBefore = purges;
    const result = await readWithRetries(upstream, endpoint, input, deps);
    if (result.ok) {
      // The length of the JSON is close enough to what the objects take, and costs nothing to reason about.
      const bytes = JSON.stringify(result.value).length * 2;
      const held = cache.get(key);
      if (held === undefined || held.purges <= purgesBefore)
        cache.set(key, { bytes, value: result.value, storedAt: now(), purges: purgesBefore }, usableMs);
    } else if (isTooManyRequests(result.failure)) {
      cooldowns.set(endpoint.name, {
        until: now() + Math.min(retryAfterMs(result.failure), maxCooldownMs),
        failure: result.failure,
      });
    }
    return result;
  }

  function forPageLoad(): PageLoadCalls {
    const startedAt = deps.elapsed();
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
      const isCurrent = stored?.purges === purges || endpoint.service !== 'content';
      if (stored !== undefined && isCurrent && now() - stored.storedAt < freshMs)
        return success(stored.value as ResponseBody<E>);
      let running: Promise<UpstreamResult<E>> | undefined = inFlight.get(key);
      if (running === undefined) {
        const started = fetchAndStore(key, endpoint, input).finally(() => {
          if (inFlight.get(key) === started) inFlight.delete(key);
        });
        inFlight.set(key, started);
        running = started;
      }
      const limitMs = (stored === undefined ? pageDeadlineMs : staleAfterMs) - (deps.elapsed() - startedAt);
      const result = await withinLimit(running, limitMs);
      // A 4xx that is no 429 is the service's decision, for example that there is no such page.
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

  return {
    forPageLoad,
    call: (endpoint, input) => forPageLoad().call(endpoint, input),
    purge() {
      // A call in flight may bring what was before: nobody new may join it, and what it brings is old at once.
      purges += 1;
      inFlight.clear();
    },
  };
}

function isTooManyRequests(failure: UpstreamFailure): boolean {
  return failure.kind === 'refused' && failure.status === 429;
}

/** The result, or a timeout when it does not come in time. The call itself goes on. */
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

import type { Answer, AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import type { MemoryCache } from './memoryCache.server.ts';
import type { Upstream, UpstreamResult } from './upstream.server.ts';
import { success } from '../base/result.ts';

interface StoredAnswer {
  bytes: number;
  value: unknown;
  storedAt: number;
}

export interface AnswerCache {
  /**
   * The answer of a call that depends on no player, from memory while it is fresh; one call in flight per address.
   * When the service fails, the last good answer of up to an hour ago serves instead (dedupe interval of S9).
   */
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>>;
  purge(): void;
}

const freshMs = 300_000;
const usableMs = 3_600_000;

export function createAnswerCache(upstream: Upstream, cache: MemoryCache<StoredAnswer>, now: () => number): AnswerCache {
  const inFlight = new Map<string, Promise<UpstreamResult<AnyEndpoint>>>();
  return {
    async call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>> {
      const parts = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
      const key = `${endpoint.name} ${addressOf(endpoint, parts)} ${parts.body === undefined ? '' : JSON.stringify(parts.body)}`;
      const stored = cache.get(key);
      if (stored !== undefined && now() - stored.storedAt < freshMs) return success(stored.value as Answer<E>);
      const running = inFlight.get(key);
      if (running !== undefined) return running as Promise<UpstreamResult<E>>;
      const call = upstream.call(endpoint, input).finally(() => inFlight.delete(key));
      inFlight.set(key, call as Promise<UpstreamResult<AnyEndpoint>>);
      const result = await call;
      if (result.ok) {
        // The length of the JSON is close enough to what the objects take, and costs nothing to reason about.
        const bytes = JSON.stringify(result.value).length * 2;
        cache.set(key, { bytes, value: result.value, storedAt: now() }, usableMs);
        return result;
      }
      const isKnownMissing = result.failure.kind === 'refused';
      return stored !== undefined && !isKnownMissing ? success(stored.value as Answer<E>) : result;
    },
    purge() {
      cache.purge(() => true);
    },
  };
}

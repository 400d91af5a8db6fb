import type { Answer, AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import type { MemoryCache } from './memoryCache.server.ts';
import type { Upstream, UpstreamResult } from './upstream.server.ts';
import { success } from '../base/result.ts';

export interface StoredAnswer {
  bytes: number;
  value: unknown;
  storedAt: number;
  /** How many purges there had been when it was asked for. */
  purges: number;
}

export interface AnswerCache {
  /**
   * The answer of a call that depends on no player, from memory while it is fresh; one call in flight per address.
   * When the service fails, the last good answer of up to an hour ago serves instead (dedupe interval of S9).
   */
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>>;
  /** How often an old answer has served because the service failed: what was made of it should not be kept for long. */
  readonly oldAnswers: number;
  /**
   * Content was published: from here on the content service is asked anew, and what was stored of it serves only while it
   * fails. Answers of other services, the long list of games among them, live out their time.
   */
  purge(): void;
}

const freshMs = 300_000;
const usableMs = 3_600_000;

export function createAnswerCache(upstream: Upstream, cache: MemoryCache<StoredAnswer>, now: () => number): AnswerCache {
  const inFlight = new Map<string, Promise<UpstreamResult<AnyEndpoint>>>();
  let purges = 0;
  let oldAnswers = 0;
  /** Asks the service, keeps what it says, and makes do with what was stored where it says nothing usable. */
  async function ask<E extends AnyEndpoint>(key: string, endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>> {
    const purgesBefore = purges;
    const result = await upstream.call(endpoint, input);
    if (result.ok) {
      // The length of the JSON is close enough to what the objects take, and costs nothing to reason about.
      const bytes = JSON.stringify(result.value).length * 2;
      const held = cache.get(key);
      if (held === undefined || held.purges <= purgesBefore) cache.set(key, { bytes, value: result.value, storedAt: now(), purges: purgesBefore }, usableMs);
      return result;
    }
    const isKnownMissing = result.failure.kind === 'refused';
    const stored = isKnownMissing ? undefined : cache.get(key);
    if (stored === undefined) return result;
    oldAnswers += 1;
    return success(stored.value as Answer<E>);
  }

  return {
    async call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamResult<E>> {
      const parts = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; headers?: Record<string, string>; body?: unknown };
      const key = `${endpoint.name} ${addressOf(endpoint, parts)} ${JSON.stringify([parts.headers, parts.body])}`;
      const stored = cache.get(key);
      const isCurrent = stored?.purges === purges || endpoint.service !== 'content';
      if (stored !== undefined && isCurrent && now() - stored.storedAt < freshMs) return success(stored.value as Answer<E>);
      const running = inFlight.get(key);
      if (running !== undefined) return running;
      const call = ask(key, endpoint, input).finally(() => {
        if (inFlight.get(key) === call) inFlight.delete(key);
      });
      inFlight.set(key, call);
      return call;
    },
    get oldAnswers() {
      return oldAnswers;
    },
    purge() {
      // A call in flight may bring what was before: nobody new may join it, and what it brings is old at once.
      purges += 1;
      inFlight.clear();
    },
  };
}

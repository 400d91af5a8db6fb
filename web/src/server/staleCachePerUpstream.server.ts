import { createStaleOnErrorCache } from './staleOnErrorCache.server.ts';
import type { StaleOnErrorCache } from './staleOnErrorCache.server.ts';
import { requestedDelayMs } from './upstream.server.ts';
import type { Upstream, UpstreamFailure } from './upstream.server.ts';

/**
 * Returns a function that gives each upstream, that is each server, a stale-on-error cache of its own for values that
 * pages poll.
 * @param freshMs time in milliseconds in which the service is called at most once for each key
 */
export function staleCachePerUpstream<V>(
  freshMs: number,
): (upstream: Upstream) => StaleOnErrorCache<V, UpstreamFailure> {
  const caches = new WeakMap<Upstream, StaleOnErrorCache<V, UpstreamFailure>>();
  return (upstream) => {
    const known = caches.get(upstream);
    if (known !== undefined) return known;
    const created = createStaleOnErrorCache<V, UpstreamFailure>({
      freshMs,
      cooldownMs: (failure) => requestedDelayMs(failure, Date.now()),
    });
    caches.set(upstream, created);
    return created;
  };
}

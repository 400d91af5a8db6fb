import { LRUCache } from 'lru-cache';

/** The in-memory cache's limits (S9): 1000 entries, 300000 ms by default, 100 MB, swept every 60000 ms. */
export const memoryCacheLimits = { entries: 1000, ttlMs: 300_000, bytes: 100 * 1024 * 1024, sweepMs: 60_000 } as const;

/** For what is kept only to spare work, such as pages of addresses that do not exist. */
export const smallCacheLimits = { ...memoryCacheLimits, entries: 100, bytes: 10 * 1024 * 1024 };

export interface SizedValue {
  /** Bytes the value takes, as counted against the cache's limit. */
  bytes: number;
}

export interface MemoryCache<V extends SizedValue> {
  get(key: string): V | undefined;
  set(key: string, value: V, ttlMs?: number): void;
  delete(key: string): void;
  /** Removes every entry whose key fits; returns how many. */
  purge(fits: (key: string) => boolean): number;
  readonly size: number;
  readonly bytes: number;
  stop(): void;
}

export function createMemoryCache<V extends SizedValue>(
  limits: { entries: number; ttlMs: number; bytes: number; sweepMs: number } = memoryCacheLimits,
): MemoryCache<V> {
  const cache = new LRUCache<string, V>({
    max: limits.entries,
    ttl: limits.ttlMs,
    // Looking at the clock for every look-up would cost more than the look-up; times here are minutes.
    ttlResolution: 100,
    maxSize: limits.bytes,
    sizeCalculation: (value, key) => Math.max(1, value.bytes + key.length * 2),
  });
  // One sweep for all entries; a timer per entry would cost more than the entries.
  const sweep = setInterval(() => cache.purgeStale(), limits.sweepMs);
  sweep.unref();
  return {
    get: (key) => cache.get(key),
    set: (key, value, ttlMs) => void cache.set(key, value, ttlMs === undefined ? {} : { ttl: ttlMs }),
    delete: (key) => void cache.delete(key),
    purge(fits) {
      const gone = [...cache.keys()].filter(fits);
      for (const key of gone) cache.delete(key);
      return gone.length;
    },
    get size() {
      return cache.size;
    },
    get bytes() {
      return cache.calculatedSize;
    },
    stop: () => clearInterval(sweep),
  };
}

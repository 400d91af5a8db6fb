import { LRUCache } from 'lru-cache';

/** Limits of the in-memory cache (S9): 1000 entries, default TTL 300000 ms, 100 MB, purged every 60000 ms. */
export const memoryCacheLimits = { entries: 1000, ttlMs: 300_000, bytes: 100 * 1024 * 1024, sweepMs: 60_000 } as const;

/** Limits for entries that only save work, such as pages of unknown addresses. */
export const smallCacheLimits = { ...memoryCacheLimits, entries: 100, bytes: 10 * 1024 * 1024 };

export interface SizedValue {
  /** Size of the value in bytes, as counted against the limit. */
  bytes: number;
}

export interface MemoryCache<V extends SizedValue> {
  get(key: string): V | undefined;
  set(key: string, value: V, ttlMs?: number): void;
  delete(key: string): void;
  /** Removes every entry whose key matches; returns the number removed. */
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
    // Reading the clock for every look-up would cost more than the look-up; TTLs are minutes.
    ttlResolution: 100,
    maxSize: limits.bytes,
    sizeCalculation: (value, key) => Math.max(1, value.bytes + key.length * 2),
  });
  // One timer for all entries; a timer per entry would cost more than the entries.
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCache, memoryCacheLimits } from './memoryCache.server.ts';
import type { MemoryCache, SizedValue } from './memoryCache.server.ts';

const caches: MemoryCache<SizedValue>[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  // The cache library uses this clock and captures it at import.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  for (const cache of caches.splice(0)) cache.stop();
  vi.useRealTimers();
});

function cacheOf(limits: Partial<typeof memoryCacheLimits> = {}): MemoryCache<SizedValue> {
  const cache = createMemoryCache<SizedValue>({ ...memoryCacheLimits, ...limits });
  caches.push(cache);
  return cache;
}

test('HT-02 has the limits of the specification', () => {
  expect(memoryCacheLimits).toEqual({ entries: 1000, ttlMs: 300_000, bytes: 104_857_600, sweepMs: 60_000 });
});

test('HT-02 evicts the least recently used of 1001 entries', () => {
  const cache = cacheOf();
  for (let index = 0; index < 1000; index += 1) cache.set(`key-${index}`, { bytes: 1 });
  cache.get('key-0');
  cache.set('one-more', { bytes: 1 });
  expect(cache.size).toBe(1000);
  expect(cache.get('key-1')).toBeUndefined();
  expect([cache.get('key-0'), cache.get('one-more')]).toEqual([{ bytes: 1 }, { bytes: 1 }]);
});

test('HT-02 stays below 100 MB and refuses a larger entry', () => {
  const cache = cacheOf();
  for (let index = 0; index < 30; index += 1) cache.set(`key-${index}`, { bytes: 10 * 1024 * 1024 });
  expect(cache.bytes).toBeLessThanOrEqual(memoryCacheLimits.bytes);
  expect(cache.size).toBe(9);
  cache.set('huge', { bytes: memoryCacheLimits.bytes + 1 });
  expect(cache.get('huge')).toBeUndefined();
});

test('HT-02 entries expire after 300000 ms unless they set their own time', () => {
  const cache = cacheOf();
  cache.set('default', { bytes: 1 });
  cache.set('longer', { bytes: 1 }, 900_000);
  vi.advanceTimersByTime(299_000);
  expect(cache.get('default')).toBeDefined();
  vi.advanceTimersByTime(2000);
  expect([cache.get('default'), cache.get('longer')]).toEqual([undefined, { bytes: 1 }]);
});

test('HT-02 removes expired entries every 60000 ms', () => {
  const cache = cacheOf();
  cache.set('short', { bytes: 1 }, 1000);
  vi.advanceTimersByTime(59_000);
  expect(cache.size).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(cache.size).toBe(0);
});

test('purge removes matching entries and returns their number', () => {
  const cache = cacheOf();
  for (const key of ['regency|/', 'regency|/slots', 'aurora|/']) cache.set(key, { bytes: 1 });
  expect(cache.purge((key) => key.startsWith('regency'))).toBe(2);
  expect([cache.size, cache.get('aurora|/')]).toEqual([1, { bytes: 1 }]);
});

test('stop leaves no timer', () => {
  const cache = cacheOf();
  cache.stop();
  expect(vi.getTimerCount()).toBe(0);
});

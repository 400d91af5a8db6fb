import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createPrefetchCache } from './prefetchCache.browser.ts';

/** A cache of two entries and two loads, whose clock the test moves. */
function createCache({ maxRunning = 2 } = {}) {
  const clock = createTestClock();
  const loads: { key: string; signal: AbortSignal; settle: PromiseWithResolvers<string | null> }[] = [];
  const cache = createPrefetchCache<string>({ clock, maxEntries: 2, maxAgeMs: 1000, maxRunning });
  return {
    cache,
    clock,
    loads,
    prefetch: (key: string) =>
      cache.prefetch(key, (signal) => {
        const settle = Promise.withResolvers<string | null>();
        loads.push({ key, signal, settle });
        return settle.promise;
      }),
    take: (key: string, signal = new AbortController().signal) => cache.take(key, signal),
  };
}

/** Prefetches keys whose values have arrived. */
async function createFilledCache(...keys: string[]) {
  const filled = createCache();
  for (const key of keys) {
    filled.prefetch(key);
    filled.loads.at(-1)?.settle.resolve(`value of ${key}`);
    await filled.loads.at(-1)?.settle.promise;
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  return filled;
}

describe('prefetch cache', () => {
  test('returns a prefetched value once', async () => {
    const { take } = await createFilledCache('a');
    expect(await take('a')).toBe('value of a');
    expect(await take('a')).toBeNull();
    expect(await take('b')).toBeNull();
  });

  test('waits for a value that is still loading, and loads it once', async () => {
    const { prefetch, loads, take } = createCache();
    prefetch('a');
    prefetch('a');
    const taken = take('a');
    loads[0]?.settle.resolve('late');
    expect(await taken).toBe('late');
    expect(loads).toHaveLength(1);
  });

  test('drops a value at its maximum age, also one that was loading at that time', async () => {
    const { clock, take, prefetch, loads } = await createFilledCache('a');
    clock.advance(999);
    prefetch('a');
    expect(loads).toHaveLength(1);
    clock.advance(1);
    prefetch('a');
    expect(loads).toHaveLength(2);
    clock.advance(1000);
    expect(await take('a')).toBeNull();
    expect(loads[1]?.signal.aborted).toBe(true);
  });

  test('returns null after a failed load, and does not repeat it before the maximum age', async () => {
    const { prefetch, loads, take, clock } = createCache();
    prefetch('a');
    loads[0]?.settle.reject(new Error('offline'));
    prefetch('a');
    expect(loads).toHaveLength(1);
    expect(await take('a')).toBeNull();
    prefetch('b');
    loads[1]?.settle.resolve(null);
    expect(await take('b')).toBeNull();
    clock.advance(1000);
    prefetch('b');
    expect(loads).toHaveLength(3);
  });

  test('keeps the newest entries', async () => {
    const { take } = await createFilledCache('a', 'b', 'c');
    expect(await take('a')).toBeNull();
    expect(await take('b')).toBe('value of b');
    expect(await take('c')).toBe('value of c');
  });

  test('aborts the oldest of too many loads', async () => {
    const { prefetch, loads, take } = createCache({ maxRunning: 1 });
    prefetch('a');
    prefetch('b');
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(await take('a')).toBeNull();
  });

  test('aborts loads and drops values when it is cleared', async () => {
    const { cache, prefetch, loads, take } = await createFilledCache('a');
    prefetch('b');
    cache.clear();
    expect(loads[1]?.signal.aborted).toBe(true);
    expect(await take('a')).toBeNull();
    expect(await take('b')).toBeNull();
  });

  test('a taken load survives clearing and stops waiting when its press is overtaken', async () => {
    const { cache, prefetch, loads, take } = createCache();
    const press = new AbortController();
    prefetch('a');
    const taken = take('a', press.signal);
    cache.clear();
    expect(loads[0]?.signal.aborted).toBe(false);
    press.abort();
    expect(await taken).toBeNull();
    expect(loads[0]?.signal.aborted).toBe(true);
  });
});

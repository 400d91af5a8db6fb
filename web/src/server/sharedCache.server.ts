import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CachedPage } from './cachedPage.server.ts';
import { createCacheGenerations } from './cacheGenerations.server.ts';
import type { CacheGenerations } from './cacheGenerations.server.ts';
import type { SharedRedis } from './redis/sharedRedis.server.ts';
import { fieldsOf, readStoredPage, storedPageShape } from './storedPage.server.ts';

/** A page of the shared tier, or permission to render and store it. */
export type SharedLookup =
  | { page: CachedPage }
  | {
      page: null;
      /** Stores the page, unless pages of its tags were purged since the lookup; null gives the render up. */
      finish(rendered: CachedPage | null, ttlMs: number): Promise<void>;
    };

/**
 * Tier of the page cache that several processes share. Every failure counts as a miss, and the page is rendered here.
 */
export interface SharedCache {
  /**
   * Looks a page up. While another process renders it, waits for that for a short time; afterwards the caller renders.
   * @param tags by which the page is purged
   */
  lookUp(key: string, tags: readonly string[]): Promise<SharedLookup>;
  /** Makes the pages of the tags outdated, null for every page, and sends the message to the other processes. */
  readonly purge: CacheGenerations['purge'];
  readonly onPurge: CacheGenerations['onPurge'];
  close(): void;
}

/** A process that renders a page holds its lock for at most this time. */
const lockMs = 5000;
/** Longest time that another process waits for the page, and the time between two looks. */
const maxWaitMs = 2000;
const waitStepMs = 50;

const nothing: SharedLookup = { page: null, finish: async () => undefined };

/** Deletes a lock only for the process that holds it. */
const releaseLock = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Stores pages in Redis, one hash per page, with the compressed body and the generations of its tags. A purge writes new
 * generations, so it costs as much as it has tags, however many pages are stored.
 * @param version of the rendering code: processes of two releases share nothing, because their pages name different files
 */
export function createSharedCache(
  redis: SharedRedis,
  version: string,
  onError: (operation: 'get' | 'set' | 'purge') => void,
): SharedCache {
  const self = randomUUID();
  const pageKey = (key: string) => `foyer:page:${storedPageShape}.${version}:${key}`;
  const lockKey = (key: string) => `foyer:lock:${storedPageShape}.${version}:${key}`;
  const generations = createCacheGenerations(redis, () => onError('purge'));

  /** Null when the tier cannot be used. */
  async function read(key: string, tags: readonly string[]) {
    const found = await redis.run('read', (client) =>
      Promise.all([generations.read(client, tags), client.hgetallBuffer(pageKey(key))]),
    );
    if (!found.ok) {
      // Another type of data under the key; the next page takes its place.
      onError('get');
      if (found.problem === null) void redis.run('write', (client) => client.unlink(pageKey(key)));
      return null;
    }
    const [current, fields] = found.value;
    if (current === null) return null;
    const stored = await readStoredPage(fields);
    const isFresh =
      stored !== null &&
      stored.page.freshUntil > Date.now() &&
      stored.generations.length === current.values.length &&
      stored.generations.every((generation, index) => generation === current.values[index]);
    return { current, page: isFresh ? stored.page : null };
  }

  async function lock(key: string): Promise<'held' | 'taken' | 'unavailable'> {
    const locked = await redis.run('write', (client) => client.set(lockKey(key), self, 'PX', lockMs, 'NX'));
    if (!locked.ok) return 'unavailable';
    return locked.value === 'OK' ? 'held' : 'taken';
  }

  /** Waits until the other process has finished with the page. */
  async function waitForOther(key: string): Promise<void> {
    const until = performance.now() + maxWaitMs;
    while (performance.now() < until) {
      await delay(waitStepMs);
      const locked = await redis.run('read', (client) => client.exists(lockKey(key)));
      if (!locked.ok || locked.value === 0) return;
    }
  }

  return {
    async lookUp(key, tags) {
      let found = await read(key, tags);
      if (found === null) return nothing;
      if (found.page !== null) return { page: found.page };
      let held = await lock(key);
      if (held === 'taken') {
        await waitForOther(key);
        found = await read(key, tags);
        if (found === null) return nothing;
        if (found.page !== null) return { page: found.page };
        held = await lock(key);
      }
      const { values, mayStore } = found.current;
      return {
        page: null,
        async finish(page, ttlMs) {
          if (page !== null && mayStore) {
            const fields = await fieldsOf({ page, generations: values });
            const stored = await redis.run('write', (client) =>
              client.multi().del(pageKey(key)).hset(pageKey(key), fields).pexpire(pageKey(key), ttlMs).exec(),
            );
            if (!stored.ok) onError('set');
          }
          if (held === 'held') await redis.run('write', (client) => client.eval(releaseLock, 1, lockKey(key), self));
        },
      };
    },
    purge: generations.purge,
    onPurge: generations.onPurge,
    close: generations.close,
  };
}

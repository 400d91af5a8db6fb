import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { CachedPage } from './pageCache.server.ts';

/** A tier of the page cache that several processes share. Every failure is a miss: the page is then rendered here. */
export interface SharedCache {
  /** Null for a page that is not there, and while the tier cannot be used. */
  get(key: string): Promise<CachedPage | null>;
  set(key: string, page: CachedPage, ttlMs: number): Promise<void>;
  /**
   * Removes every page whose key fits, and tells the other processes.
   * @param message text that they are handed
   */
  purge(message: string, fits: (key: string) => boolean): Promise<void>;
  /** @param hear called with the message of another process's purge; null when messages may have been missed */
  onPurge(hear: (message: string | null) => void): void;
  close(): Promise<void>;
}

/** After a call that failed, the tier is left alone for so long: a slow one must not make every page slow. */
const cooldownMs = 2000;

/**
 * Keeps pages in Redis as one hash each, the bodies as they go over the wire.
 * @param version of what renders pages: processes of two releases share nothing, since each names files that only it has
 */
export function createSharedCache(url: string, version: string, now: () => number): SharedCache {
  const prefix = `foyer:page:${version}:`;
  const channel = 'foyer:purge';
  const self = randomUUID();
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 1000,
    commandTimeout: 500,
    lazyConnect: true,
  });
  // A connection that listens can do nothing else.
  const ears = new Redis(url, {
    maxRetriesPerRequest: null,
    autoResubscribe: false,
    connectTimeout: 1000,
    lazyConnect: true,
  });
  let hear: (message: string | null) => void = () => undefined;
  let cooldownUntil = 0;
  /** Purges that are being made. */
  let emptying = 0;
  /** A purge has failed: the tier may hold what should be gone. */
  let isPurgeOwed = false;

  for (const connection of [redis, ears]) connection.on('error', () => undefined);
  redis.on('ready', () => {
    if (isPurgeOwed) void payPurge();
  });
  ears.on('ready', () => {
    // Whatever was said while nobody listened is lost, so everything may be out of date.
    ears
      .subscribe(channel)
      .then(() => hear(null))
      .catch(() => undefined);
  });
  ears.on('message', (_channel: string, text: string) => {
    const cut = text.indexOf(' ');
    if (text.slice(0, cut) !== self) hear(text.slice(cut + 1));
  });
  const ready = redis.connect().catch(() => undefined);
  void ears.connect().catch(() => undefined);

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    await ready;
    if (now() < cooldownUntil || redis.status !== 'ready') return null;
    try {
      return await work();
    } catch {
      cooldownUntil = now() + cooldownMs;
      return null;
    }
  }

  async function empty(fits: (key: string) => boolean): Promise<void> {
    emptying += 1;
    try {
      for await (const keys of redis.scanStream({ match: 'foyer:page:*', count: 200 }) as AsyncIterable<string[]>) {
        const gone = keys.filter((key) => fits(key.split(':').slice(3).join(':')));
        if (gone.length > 0) await redis.unlink(...gone);
      }
    } catch (error) {
      isPurgeOwed = true;
      throw error;
    } finally {
      emptying -= 1;
    }
  }

  /** Makes up for purges that failed. Nobody remembers what they were for, so everything goes, everywhere. */
  async function payPurge(): Promise<void> {
    if (emptying > 0) return;
    isPurgeOwed = false;
    await empty(() => true)
      .then(() => redis.publish(channel, `${self} `))
      .catch(() => (isPurgeOwed = true));
  }

  return {
    get: (key) =>
      attempt(async () => {
        if (isPurgeOwed) void payPurge();
        if (emptying > 0) return null;
        const { status, etag, renderedAt, freshUntil, br, gzip, identity } = await redis.hgetallBuffer(prefix + key);
        if (!status || !etag || !renderedAt || !freshUntil || !br || !gzip || !identity) return null;
        return {
          bytes: br.byteLength + gzip.byteLength + identity.byteLength,
          status: Number(status.toString()),
          etag: etag.toString(),
          isComplete: true,
          renderedAt: Number(renderedAt.toString()),
          freshUntil: Number(freshUntil.toString()),
          bodies: { br, gzip, identity },
        };
      }),
    async set(key, { status, etag, renderedAt, freshUntil, bodies }, ttlMs) {
      await attempt(() =>
        redis
          .multi()
          .hset(prefix + key, {
            status: String(status),
            etag,
            renderedAt: String(renderedAt),
            freshUntil: String(freshUntil),
            br: bodies.br,
            gzip: bodies.gzip,
            identity: bodies.identity,
          })
          .pexpire(prefix + key, ttlMs)
          .exec(),
      );
    },
    async purge(message, fits) {
      await ready;
      // Said first, so that nobody stores from old answers any more; and again, for whoever read a page while it was still there.
      await redis.publish(channel, `${self} ${message}`).catch(() => undefined);
      await empty(fits);
      await redis.publish(channel, `${self} ${message}`);
    },
    onPurge(listener) {
      hear = listener;
    },
    async close() {
      redis.disconnect();
      ears.disconnect();
    },
  };
}

import { Redis } from 'ioredis';
import type { CachedPage } from './pageCache.server.ts';

/** A tier of the page cache that several processes share. Every failure is a miss: the page is then rendered here. */
export interface SharedCache {
  get(key: string): Promise<CachedPage | null>;
  set(key: string, page: CachedPage, ttlMs: number): Promise<void>;
  purge(fits: (key: string) => boolean): Promise<void>;
  close(): Promise<void>;
}

const prefix = 'foyer:page:';

/** Keeps pages in Redis as one hash each, the bodies as they go over the wire. */
export function createSharedCache(url: string): SharedCache {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 1000, commandTimeout: 500, lazyConnect: true });
  redis.on('error', () => undefined);
  const ready = redis.connect().catch(() => undefined);
  return {
    async get(key) {
      await ready;
      const fields = await redis.hgetallBuffer(prefix + key);
      const { status, etag, freshUntil, br, gzip, identity } = fields;
      if (!status || !etag || !freshUntil || !br || !gzip || !identity) return null;
      return {
        bytes: br.byteLength + gzip.byteLength + identity.byteLength,
        status: Number(status.toString()),
        etag: etag.toString(),
        freshUntil: Number(freshUntil.toString()),
        bodies: { br, gzip, identity },
      };
    },
    async set(key, { status, etag, freshUntil, bodies }, ttlMs) {
      await ready;
      await redis
        .multi()
        .hset(prefix + key, { status: String(status), etag, freshUntil: String(freshUntil), br: bodies.br, gzip: bodies.gzip, identity: bodies.identity })
        .pexpire(prefix + key, ttlMs)
        .exec();
    },
    async purge(fits) {
      await ready;
      for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 200 }) as AsyncIterable<string[]>) {
        const gone = keys.filter((key) => fits(key.slice(prefix.length)));
        if (gone.length > 0) await redis.unlink(...gone);
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}

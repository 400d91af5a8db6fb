import { createHash } from 'node:crypto';
import type { Log } from '../server/log.server.ts';
import type { Metrics } from '../server/metrics.server.ts';
import type { SharedRedis } from '../server/redis/sharedRedis.server.ts';
import { createSharedCache } from '../server/sharedCache.server.ts';
import type { SharedCache } from '../server/sharedCache.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';

/** What the processes of a site share through Redis; both are null without Redis in the configuration. */
export interface SharedTier {
  redis: SharedRedis | null;
  pages: SharedCache | null;
  close(): void;
}

/**
 * Connects this process with the others of its site.
 * @param pageFacts what affects all pages of this process apart from content, such as the build, origins and flags
 */
export async function openSharedTier(
  configuration: Configuration,
  log: Log,
  metrics: Pick<Metrics, 'redis' | 'sharedCacheError'>,
  pageFacts: readonly unknown[],
): Promise<SharedTier> {
  if (configuration.redis === null) return { redis: null, pages: null, close: () => undefined };
  // Load the client only when configured: with it the start takes longer.
  const { createSharedRedis } = await import('../server/redis/sharedRedis.server.ts');
  const redis = createSharedRedis({
    settings: configuration.redis,
    timeoutMs: configuration.redisTimeoutMs,
    log,
    metrics: metrics.redis,
  });
  const version = createHash('sha256').update(JSON.stringify(pageFacts)).digest('base64url').slice(0, 12);
  const pages = createSharedCache(redis, version, metrics.sharedCacheError);
  return {
    redis,
    pages,
    close() {
      pages.close();
      redis.close();
    },
  };
}

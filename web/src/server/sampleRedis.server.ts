import type { RedisClient } from './redis/redisClient.server.ts';
import type { SharedRedis } from './redis/sharedRedis.server.ts';

/** Values of a Redis in memory with the commands that tests need; `isDown` makes every command fail. */
export function sampleRedis(): Pick<SharedRedis, 'run'> & { values: Map<string, string>; isDown: boolean } {
  const values = new Map<string, string>();
  const client = {
    async get(key: string) {
      return values.get(key) ?? null;
    },
    async set(key: string, value: string, ...options: unknown[]) {
      if (options.includes('NX') && values.has(key)) return null;
      values.set(key, value);
      return 'OK';
    },
    async del(key: string) {
      return Number(values.delete(key));
    },
  } as unknown as RedisClient;
  const redis = {
    values,
    isDown: false,
    async run<T>(_access: 'read' | 'write', commands: (client: RedisClient) => Promise<T>) {
      return redis.isDown
        ? { ok: false as const, problem: null }
        : { ok: true as const, value: await commands(client) };
    },
  };
  return redis;
}

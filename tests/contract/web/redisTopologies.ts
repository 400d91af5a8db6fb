import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedisCluster, startSentinels } from '../support/redisUnderTest.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

export const describeRedisTopologies: WebSuite = (pair) => {
  /** Leaves time for one publication and its page between two attempts. */
  const slowly = { timeout: 20_000, interval: 500 };
  const renders = () => pair().sandboxProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;
  const isShared = (from: WebUnderTest, to: WebUnderTest, path: string, pages: () => string[]) =>
    expect
      .poll(async () => {
        // Until the servers follow Redis, a page is not stored; each publication makes them render again.
        await from.publish({ brand: 'regency', paths: [path] });
        await from.request({ path });
        if (!pages().some((key) => key.endsWith(`|${path}`))) return false;
        pair().sandboxProxy.clearRecorded();
        await to.request({ path });
        return renders() === 0;
      }, slowly)
      .toBe(true);
  /** A publication that one server receives makes the other render the page again. */
  const isPurged = async (from: WebUnderTest, at: WebUnderTest, path: string) => {
    await at.request({ path });
    await from.publish({ brand: 'regency', paths: [path] });
    pair().sandboxProxy.clearRecorded();
    await expect
      .poll(async () => {
        await at.request({ path });
        return renders();
      })
      .toBe(1);
  };
  const startTwo = async (variables: Record<string, string>) => {
    const servers = await Promise.all([pair().startWeb(variables), pair().startWeb(variables)]);
    onTestFinished(async () => void (await Promise.all(servers.map((web) => web.stop()))));
    return servers;
  };

  describe('Redis Cluster', () => {
    test('HT-02 servers share pages and publications over all nodes of a cluster', async () => {
      const cluster = await startRedisCluster();
      onTestFinished(async () => void (await cluster.stop()));
      const [first, second] = await startTwo({ REDIS_CLUSTER: cluster.addresses.join(' ') });
      // Enough pages that not all fall on one node.
      const paths = [
        '/',
        '/help',
        '/credits',
        '/promotions',
        '/blog',
        '/new',
        '/live',
        '/jackpots',
        '/cookies',
        '/terms',
      ];
      for (const path of paths) await isShared(first, second, path, cluster.pages);
      const nodesOfPages = cluster.nodes.filter((node) => node.pages().length > 0).length;
      expect(nodesOfPages).toBeGreaterThan(1);
      for (const path of paths.slice(0, 4)) await isPurged(second, first, path);
      await isShared(second, first, '/all-games', cluster.pages);
    });
  });

  describe('Redis with Sentinel', () => {
    test('HT-02 servers follow a failover: pages go on, and publications reach both', async () => {
      const redis = await startSentinels('foyer');
      onTestFinished(() => redis.stop());
      const [first, second] = await startTwo({
        REDIS_SENTINELS: `127.0.0.1:${redis.sentinelPort}`,
        REDIS_SENTINEL_NAME: 'foyer',
      });
      await redis.primary.listeners(2);
      await isShared(first, second, '/help', redis.primary.pages);
      await redis.primary.kill();
      for (const web of [first, second])
        for (const path of ['/', '/help']) expect((await web.request({ path })).status).toBe(200);
      await expect.poll(() => redis.replica.cli('role')[0]).toBe('master');
      await redis.replica.listeners(2);
      await isShared(first, second, '/credits', redis.replica.pages);
      await isPurged(second, first, '/credits');
    });
  });
};

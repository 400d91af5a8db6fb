import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { startRedis } from '../support/redisUnderTest.ts';
import type { RedisUnderTest } from '../support/redisUnderTest.ts';
import { browserAt } from '../support/webBrowser.ts';
import { brandIds } from '../support/webPair.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const stateLines = (web: WebUnderTest) =>
  web
    .log()
    .map((line) => JSON.parse(line) as { msg?: string; problem?: string; after?: string; detail?: string })
    .filter(({ msg }) => msg === 'REDIS_UNAVAILABLE' || msg === 'REDIS_READY');
const problems = (web: WebUnderTest) => stateLines(web).map(({ problem, after }) => problem ?? `not ${after}`);

export const describeRedisFaults: WebSuite = (pair) => {
  describe('faults of Redis', () => {
    let redis: RedisUnderTest;
    let web: WebUnderTest;

    /** Pages, publications, calls and logins work. */
    const everythingWorks = async (of: WebUnderTest) => {
      for (const path of ['/', '/help', '/promotions']) expect((await of.request({ path })).status).toBe(200);
      expect((await of.publish({ brand: 'regency', paths: ['/help'] })).status).toBe(200);
      expect((await of.request({ path: '/help' })).status).toBe(200);
      expect((await of.request({ path: '/api/geo-info' })).status).toBe(200);
      await browserAt(of).logIn(await pair().sandbox.newPlayer());
    };
    const start = (port: number, variables: Record<string, string> = {}) =>
      pair().startWeb({ LOG_LEVEL: 'warn', REDIS_URL: `redis://127.0.0.1:${port}`, ...variables });
    /** Waits for these states in the log. A failure prints the whole lines with their details. */
    const reported = (names: string[], of = web) =>
      expect
        .poll(() => stateLines(of))
        .toEqual(
          names.map((name) =>
            expect.objectContaining(name.startsWith('not ') ? { after: name.slice(4) } : { problem: name }),
          ),
        );

    beforeAll(async () => {
      redis = await startRedis(await freePort());
      web = await start(redis.port);
      await redis.listeners(1);
    });
    afterAll(async () => {
      await web.stop();
      await redis.stop();
    });

    test.each([
      ['another port', 'redis://127.0.0.1:1', 'unreachable', /ECONNREFUSED/],
      ['a host that does not exist', 'redis://redis.invalid', 'unreachable', /redis\.invalid/],
    ])('HT-02 everything works with %s, and the log names the problem once', async (_name, url, problem, detail) => {
      const alone = await start(redis.port, { REDIS_URL: url });
      await reported([problem], alone);
      await everythingWorks(alone);
      expect(stateLines(alone)).toEqual([expect.objectContaining({ detail: expect.stringMatching(detail) as string })]);
      await alone.stop();
    });

    test('HT-02 everything works with a wrong password, and the log names the problem once', async () => {
      const locked = await startRedis(await freePort(), '--requirepass', 'right');
      const [wrong, none] = await Promise.all([
        start(locked.port, { REDIS_URL: `redis://:wrong@127.0.0.1:${locked.port}` }),
        start(locked.port),
      ]);
      for (const alone of [wrong, none]) {
        await reported(['wrong password'], alone);
        await everythingWorks(alone);
        expect(problems(alone)).toEqual(['wrong password']);
        expect(alone.log().join('\n')).not.toContain(':wrong@');
      }
      await Promise.all([wrong.stop(), none.stop(), locked.stop()]);
    });

    test('HT-02 everything works while Redis is full, and publications take effect', async () => {
      const { sandboxProxy } = pair();
      await web.publish();
      await web.request({ path: '/help' });
      await expect.poll(redis.pages).toHaveLength(1);
      const before = problems(web);
      redis.cli('config', 'set', 'maxmemory', '1');
      try {
        await everythingWorks(web);
        await reported([...before, 'full']);
        await web.publish({ brand: 'regency' });
        const other = await start(redis.port);
        sandboxProxy.clearRecorded();
        await other.request({ path: '/help' });
        // The page from before the publications is still in Redis.
        expect(redis.pages().length).toBeGreaterThan(0);
        expect(sandboxProxy.calls.some((call) => call.endsWith('/pages'))).toBe(true);
        await other.stop();
      } finally {
        redis.cli('config', 'set', 'maxmemory', '0');
      }
      await reported([...before, 'full', 'not full']);
    });

    test('HT-02 everything works while Redis is read-only, and publications take effect afterwards', async () => {
      const { sandboxProxy } = pair();
      await web.publish();
      await web.request({ path: '/credits' });
      await expect.poll(redis.pages).toContainEqual(expect.stringMatching(/\/credits$/));
      const before = problems(web);
      // A replica of a primary that it cannot reach keeps its data.
      redis.cli('replicaof', '127.0.0.1', '1');
      try {
        await everythingWorks(web);
        await web.publish({ brand: 'regency', paths: ['/credits'] });
        await reported([...before, 'read-only']);
        sandboxProxy.clearRecorded();
        await web.request({ path: '/credits' });
        expect(sandboxProxy.calls.some((call) => call.endsWith('/pages'))).toBe(true);
      } finally {
        redis.cli('replicaof', 'no', 'one');
      }
      await reported([...before, 'read-only', 'not read-only']);
      const other = await start(redis.port);
      await redis.listeners(2);
      sandboxProxy.clearRecorded();
      await other.request({ path: '/credits' });
      expect(sandboxProxy.calls.some((call) => call.endsWith('/pages'))).toBe(true);
      await other.stop();
    });

    test('HT-02 everything works while Redis hangs, and few pages wait for it', async () => {
      const before = problems(web);
      await web.publish();
      redis.cli('config', 'resetstat');
      const unfreeze = redis.freeze();
      try {
        await everythingWorks(web);
        await reported([...before, 'slow']);
        for (const brand of brandIds)
          for (const path of ['/', '/help', '/credits', '/promotions'])
            for (const isPhone of [false, true]) expect((await web.request({ brand, path, isPhone })).status).toBe(200);
      } finally {
        unfreeze();
      }
      await reported([...before, 'slow', 'not slow']);
      await redis.listeners(1);
      // Redis now has received what was sent to it.
      const lookups = redis.cli('info', 'commandstats').find((line) => line.startsWith('cmdstat_hgetall:'));
      expect(Number(/calls=(\d+)/.exec(lookups ?? 'calls=0')?.[1])).toBeLessThan(6);
    });

    test('HT-02 everything works without Redis, and pages are shared again when it is back', async () => {
      const { port } = redis;
      const before = problems(web);
      await redis.kill();
      await everythingWorks(web);
      await reported([...before, 'unreachable']);
      redis = await startRedis(port);
      await redis.listeners(1);
      await reported([...before, 'unreachable', 'not unreachable']);
      await expect
        .poll(async () => {
          await web.publish({ brand: 'regency', paths: ['/live'] });
          await web.request({ path: '/live' });
          return redis.pages().some((key) => key.endsWith('|/live'));
        })
        .toBe(true);
    });

    test('HT-02 a publication during an outage clears the pages of a server that missed it', async () => {
      const { sandboxProxy } = pair();
      const other = await start(redis.port);
      await redis.listeners(2);
      await other.request({ path: '/help' });
      const { port } = redis;
      const before = problems(web);
      await redis.kill();
      await web.publish({ brand: 'regency', paths: ['/help'] });
      sandboxProxy.clearRecorded();
      expect((await other.request({ path: '/help' })).status).toBe(200);
      expect(sandboxProxy.calls).toEqual([]);
      redis = await startRedis(port);
      await expect
        .poll(async () => {
          await other.request({ path: '/help' });
          return sandboxProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;
        })
        .toBeGreaterThan(0);
      await other.stop();
      await reported([...before, 'unreachable', 'not unreachable']);
    });

    test('HT-02 messages and keys of another version are no fault', async () => {
      await redis.listeners(1);
      const before = problems(web);
      redis.cli('publish', 'foyer:purge', 'c1a2 {"event":"content.published"}');
      redis.cli('publish', 'foyer:purge', '{"sender":1}');
      redis.cli('del', 'foyer:generations:1');
      redis.cli('set', 'foyer:generations:1', 'text');
      redis.cli('set', 'foyer:limit:login:127.0.0.1', 'text');
      await everythingWorks(web);
      await expect.poll(() => redis.cli('type', 'foyer:generations:1')).toEqual(['hash']);
      expect(problems(web)).toEqual(before);
    });

    test.each([
      [{ REDIS_CLUSTER: '127.0.0.1:1' }, /only one of REDIS_URL and REDIS_CLUSTER/],
      [{ REDIS_CA_FILE: '/no/such/file' }, /REDIS_CA_FILE/],
      [{ SESSION_SECRET: 'short' }, /SESSION_SECRET.*at least 32 characters/],
    ])('refuses to start with %j', async (variables, sentence) => {
      await expect(start(redis.port, variables)).rejects.toThrow(sentence);
    });
  });
};

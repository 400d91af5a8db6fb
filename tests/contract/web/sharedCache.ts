import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { startRedis } from '../support/redisUnderTest.ts';
import type { RedisUnderTest } from '../support/redisUnderTest.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

export const describeSharedCache: WebSuite = (pair) => {
  describe('cache shared by two servers', () => {
    let port = 0;
    let redis: RedisUnderTest;
    let first: WebUnderTest;
    let second: WebUnderTest;

    /** Renders of pages since the last `clearRecorded`. */
    const lookups = () => pair().sandboxProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;
    const stored = (count: number) => expect.poll(redis.pages).toHaveLength(count);
    const empty = async () => {
      await first.publish();
      redis.cli('del', 'no page', ...redis.pages());
      pair().sandboxProxy.clearRecorded();
    };

    beforeAll(async () => {
      port = await freePort();
      redis = await startRedis(port);
      const variables = { REDIS_URL: `redis://127.0.0.1:${port}` };
      [first, second] = await Promise.all([pair().startWeb(variables), pair().startWeb(variables)]);
      await redis.listeners(2);
    });
    afterAll(async () => {
      await Promise.all([first.stop(), second.stop()]);
      await redis.stop();
    });

    test('HT-02 a page rendered by one server is served by the other without platform calls', async () => {
      const { sandboxProxy, web } = pair();
      const drawn = await first.request({ path: '/help' });
      await stored(1);
      sandboxProxy.clearRecorded();
      const sent = await second.request({ path: '/help' });
      expect(sandboxProxy.calls).toEqual([]);
      expect([sent.status, sent.text, sent.headers['etag']]).toEqual([200, drawn.text, drawn.headers['etag']]);
      expect(sent.text).toBe((await web.request({ path: '/help' })).text);
      for (const encoding of ['br', 'gzip'])
        expect((await second.request({ path: '/help', headers: { 'accept-encoding': encoding } })).text).toBe(
          drawn.text,
        );
    });

    test('HT-02 servers that need a page at the same time render it once', async () => {
      await empty();
      const pages = await Promise.all([first, second].map((web) => web.request({ path: '/help' })));
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
      expect(pages[0]?.text).toBe(pages[1]?.text);
      expect(lookups()).toBe(1);
    });

    test('HT-02 a publication received by one server makes only its pages outdated at both', async () => {
      const { sandboxProxy } = pair();
      for (const web of [first, second]) for (const path of ['/', '/help']) await web.request({ path });
      const help = () => redis.cli('dump', redis.pages().find((page) => page.endsWith('/help')) ?? '');
      const outdated = help();
      await first.publish({ brand: 'regency', paths: ['/help'] });
      sandboxProxy.clearRecorded();
      await second.request({ path: '/' });
      expect(lookups()).toBe(0);
      await expect
        .poll(async () => {
          await second.request({ path: '/help' });
          return lookups();
        })
        .toBe(1);
      // A server stores a page after it has sent it.
      await expect.poll(help).not.toEqual(outdated);
      await first.request({ path: '/help' });
      expect(lookups()).toBe(1);
    });

    test('HT-02 a publication costs the same number of commands, however many pages are stored', async () => {
      const commandsOf = async () => {
        redis.cli('config', 'resetstat');
        await first.publish({ brand: 'regency', paths: ['/help'] });
        return redis.cli('info', 'commandstats').filter((line) => /^cmdstat_(?:scan|keys|hset|unlink|del):/.test(line));
      };
      const few = await commandsOf();
      redis.cli('eval', 'for i = 1, 5000 do redis.call("hset", "foyer:page:x:" .. i, "facts", "{}") end', '0');
      const many = await commandsOf();
      for (const commands of [few, many]) expect(commands).toEqual([expect.stringMatching(/^cmdstat_hset:calls=1,/)]);
    });

    test('HT-02 pages are rendered again when Redis has evicted the generations', async () => {
      await empty();
      await first.request({ path: '/help' });
      await stored(1);
      redis.cli('del', 'foyer:generations:1');
      await first.publish({ paths: ['/live'] });
      const other = await pair().startWeb({ REDIS_URL: `redis://127.0.0.1:${port}` });
      pair().sandboxProxy.clearRecorded();
      await other.request({ path: '/help' });
      expect(lookups()).toBe(1);
      await other.stop();
    });

    test('A6 invented addresses and incomplete pages do not reach the shared cache', async () => {
      const { sandbox } = pair();
      await empty();
      await first.request({ path: '/made-up' });
      await first.request({ path: '/game/abc' });
      await sandbox.faults({ target: 'nodesByAlias', kind: '500' });
      await first.publish();
      await first.request({ path: '/' });
      await sandbox.clearFaults();
      // A complete page is stored after these would have been.
      await first.publish();
      await first.request({ path: '/help' });
      await expect.poll(redis.pages).toEqual([expect.stringMatching(/\|\/help$/)]);
    });

    test('HT-02 a server of another build does not share entries', async () => {
      const { sandboxProxy, startWeb } = pair();
      await empty();
      await first.request({ path: '/help' });
      await stored(1);
      sandboxProxy.clearRecorded();
      // Different origins simulate another build, because both end up in the page.
      const other = await startWeb({
        REDIS_URL: `redis://127.0.0.1:${port}`,
        MEDIA_ORIGIN: 'http://elsewhere.localhost',
      });
      const response = await other.request({ path: '/help' });
      await other.stop();
      expect(response.text).toContain('http://elsewhere.localhost');
      expect(lookups()).toBe(1);
    });

    test('HT-02 a stored page of another shape or type is rendered again and replaced', async () => {
      for (const damage of [
        (key: string) => redis.cli('hset', key, 'facts', '{"status":200}'),
        (key: string) => redis.cli('hset', key, 'br', 'x'),
        (key: string) => [...redis.cli('del', key), ...redis.cli('set', key, 'x')],
      ]) {
        await empty();
        const { text } = await first.request({ path: '/help' });
        await stored(1);
        damage(redis.pages()[0] ?? '');
        pair().sandboxProxy.clearRecorded();
        expect((await second.request({ path: '/help' })).text).toBe(text);
        expect(lookups()).toBe(1);
      }
    });
  });
};

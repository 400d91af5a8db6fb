import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/ports.mjs';
import type { WebSuite } from './webPair.ts';
import type { WebUnderTest } from './webUnderTest.ts';

interface Redis {
  /** Connections stay, and nothing is answered; until the returned function is called. */
  freeze(): () => void;
  stop(): Promise<void>;
}

async function startRedis(port: number): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-redis-'));
  const child = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (part: Buffer) => {
      out += part;
      if (out.includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`Redis did not start: ${out}`)));
  });
  return {
    freeze() {
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const describeSharedCache: WebSuite = (pair) => {
  describe('a cache that two servers share', () => {
    let port = 0;
    let redis: Redis;
    let first: WebUnderTest;
    let second: WebUnderTest;

    const keys = () =>
      spawnSync('redis-cli', ['-p', String(port), 'keys', 'foyer:page:*'])
        .stdout.toString()
        .split('\n')
        .filter((key) => key !== '');
    const listeners = () =>
      spawnSync('redis-cli', ['-p', String(port), 'pubsub', 'numsub', 'foyer:purge'])
        .stdout.toString()
        .split('\n')[1];
    const lookups = () => pair().platformProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;

    beforeAll(async () => {
      port = await freePort();
      redis = await startRedis(port);
      const variables = { REDIS_URL: `redis://127.0.0.1:${port}` };
      [first, second] = await Promise.all([pair().another(variables), pair().another(variables)]);
      await vi.waitFor(() => expect(listeners()).toBe('2'), { timeout: 5000, interval: 50 });
    });
    afterAll(async () => {
      await Promise.all([first.stop(), second.stop()]);
      await redis.stop();
    });

    test('HT-02 what one server has drawn the other sends without asking the platform', async () => {
      const { platformProxy, web } = pair();
      const drawn = await first.ask({ path: '/help' });
      await expect.poll(keys, { timeout: 8000 }).toHaveLength(1);
      platformProxy.forget();
      const sent = await second.ask({ path: '/help' });
      expect(platformProxy.calls).toEqual([]);
      expect([sent.status, sent.text, sent.headers['etag']]).toEqual([200, drawn.text, drawn.headers['etag']]);
      expect(sent.text).toBe((await web.ask({ path: '/help' })).text);
      for (const encoding of ['br', 'gzip'])
        expect((await second.ask({ path: '/help', headers: { 'accept-encoding': encoding } })).text).toBe(drawn.text);
    });

    test('HT-02 a publication that one server hears of reaches the other, and nothing else is lost', async () => {
      const { platformProxy } = pair();
      for (const web of [first, second]) for (const path of ['/', '/help']) await web.ask({ path });
      await expect.poll(keys, { timeout: 8000 }).toHaveLength(2);
      await first.publish({ brand: 'regency', paths: ['/help'] });
      expect(keys().filter((key) => key.endsWith('|/help'))).toEqual([]);
      expect(keys()).toHaveLength(1);
      platformProxy.forget();
      await second.ask({ path: '/' });
      expect(platformProxy.calls).toEqual([]);
      await expect
        .poll(
          async () => {
            await second.ask({ path: '/help' });
            return lookups();
          },
          { timeout: 8000 },
        )
        .toBe(1);
    });

    test('A6 addresses that somebody makes up and pages that lack something do not reach the shared cache', async () => {
      const { platform } = pair();
      await first.publish();
      await first.ask({ path: '/made-up' });
      await first.ask({ path: '/game/abc' });
      await platform.faults({ target: 'nodesByAlias', kind: '500' });
      await first.publish();
      await first.ask({ path: '/' });
      await platform.clearFaults();
      expect(keys()).toEqual([]);
    });

    test('HT-02 a server of another build shares nothing', async () => {
      const { platformProxy, another } = pair();
      await first.ask({ path: '/help' });
      await expect.poll(keys, { timeout: 8000 }).toHaveLength(1);
      platformProxy.forget();
      // Other origins stand for another build: both end up in the page.
      const other = await another({
        REDIS_URL: `redis://127.0.0.1:${port}`,
        MEDIA_ORIGIN: 'http://elsewhere.localhost',
      });
      const response = await other.ask({ path: '/help' });
      await other.stop();
      expect(response.text).toContain('http://elsewhere.localhost');
      expect(lookups()).toBe(1);
    });

    test('HT-02 a Redis that answers nothing costs no page, and what was published meanwhile counts afterwards', async () => {
      for (const path of ['/help', '/credits']) await first.ask({ path });
      const thaw = redis.freeze();
      try {
        expect((await second.ask({ path: '/new' })).status).toBe(200);
        expect((await first.publish({ brand: 'regency' })).status).toBe(200);
        expect((await first.ask({ path: '/new' })).status).toBe(200);
      } finally {
        thaw();
      }
      // The first server makes up for it once it asks again: after that the tier holds new pages only, and is used.
      await expect
        .poll(
          async () => {
            await first.publish({ brand: 'regency', paths: ['/live'] });
            await first.ask({ path: '/live' });
            return keys().some((key) => key.endsWith('|/live')) && !keys().some((key) => key.endsWith('|/credits'));
          },
          { timeout: 8000 },
        )
        .toBe(true);
    });

    test('HT-02 without Redis every page is there, and what was published meanwhile counts when it is back', async () => {
      await first.publish();
      const before = await second.ask({ path: '/help' });
      await redis.stop();
      expect((await second.ask({ path: '/help' })).text).toBe(before.text);
      for (const web of [first, second]) expect((await web.ask({ path: '/promotions' })).status).toBe(200);
      expect((await first.publish({ brand: 'regency' })).status).toBe(200);
      redis = await startRedis(port);
      await expect.poll(listeners, { timeout: 8000 }).toBe('2');
      // The second server heard nothing of it, so it has forgotten everything.
      pair().platformProxy.forget();
      await expect
        .poll(
          async () => {
            await second.ask({ path: '/help' });
            return lookups();
          },
          { timeout: 8000 },
        )
        .toBe(1);
    });
  });
};

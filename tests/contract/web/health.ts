import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

interface Readiness {
  status: 'ready' | 'degraded' | 'notReady' | 'draining';
  checks: Record<string, { state: string; problem?: string }>;
}

async function readinessOf(web: WebUnderTest): Promise<[number, Readiness]> {
  const { status, text } = await web.request({ path: '/readyz' });
  return [status, JSON.parse(text) as Readiness];
}

/** On a busy machine the first page can take longer than the check of a server that has just started allows. */
const untilReady = (web: WebUnderTest) => vi.waitFor(async () => expect((await readinessOf(web))[0]).toBe(200));
const bare = (path: string) => `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`;

export const describeHealth: WebSuite = (pair) => {
  afterEach(() => {
    pair().sandboxProxy.open();
  });

  describe('probes', () => {
    beforeAll(() => untilReady(pair().web));

    test('are answered without a host, under strict hosts and without plain HTTP', async () => {
      const web = await pair().startWeb({ STRICT_HOSTS: 'on', PLAIN_HTTP: 'off', PUBLIC_SCHEME: 'https' });
      await untilReady(web);
      for (const path of ['/healthz', '/readyz', '/readyz?from=balancer']) {
        expect([path, (await web.sendBytes(bare(path))).split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 200 OK']);
        const byAddress = `GET ${path} HTTP/1.1\r\nHost: 10.1.2.3:3000\r\nConnection: close\r\n\r\n`;
        expect([path, (await web.sendBytes(byAddress)).split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 200 OK']);
      }
      await web.stop();
    });

    test('accept GET and HEAD only', async () => {
      const { web } = pair();
      for (const path of ['/healthz', '/readyz']) {
        expect((await web.request({ path, method: 'POST' })).status).toBe(405);
        const head = await web.request({ path, method: 'HEAD' });
        expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
      }
    });

    test('are also on the operations port, where nothing else of the site is', async () => {
      const web = await pair().startWeb({ OPERATIONS_PORT: '0' });
      await untilReady(web);
      const statusOf = async (path: string) =>
        (await fetch(`http://127.0.0.1:${web.operationsPort}${path}`, { redirect: 'manual' })).status;
      expect(await Promise.all(['/healthz', '/readyz', '/metrics', '/', '/api/page'].map(statusOf))).toEqual([
        200, 200, 200, 404, 404,
      ]);
      await web.stop();
    });

    test('name no address, header or text of a service', async () => {
      const [, readiness] = await readinessOf(pair().web);
      for (const check of Object.values(readiness.checks))
        expect([check.state, check.problem ?? '']).toEqual([
          expect.stringMatching(/^(?:ok|failing|unknown)$/),
          expect.stringMatching(/^[a-z ]*$/i),
        ]);
    });
  });

  describe('readiness', () => {
    test('HT-06 is negative while services are down at the start, and positive once they answer', async () => {
      const { sandboxProxy, startWeb } = pair();
      sandboxProxy.disconnect();
      const web = await startWeb({ FLAG_SERVICE: 'off' });
      expect((await web.request({ path: '/healthz' })).status).toBe(200);
      const [status, readiness] = await readinessOf(web);
      expect([status, readiness.status, readiness.checks['page']?.state]).toEqual([503, 'notReady', 'failing']);
      sandboxProxy.open();
      await vi.waitFor(async () => expect(await readinessOf(web)).toMatchObject([200, { status: 'ready' }]));
      await web.stop();
    });

    test('HT-06 is degraded and names the service when content goes away, and recovers without visitors', async () => {
      const { sandboxProxy, startWeb } = pair();
      const web = await startWeb({ FLAG_SERVICE: 'off', LOG_LEVEL: 'warn' });
      const logged = () =>
        web
          .log()
          .filter((line) => line.includes('READINESS_CHANGED'))
          .map((line) => (JSON.parse(line) as Readiness).status);
      await vi.waitFor(async () => expect(await readinessOf(web)).toMatchObject([200, { status: 'ready' }]));
      await expect.poll(() => logged().at(-1)).toBe('ready');
      const before = logged();
      const home = await web.request();
      sandboxProxy.disconnect();
      // Each read is tried three times.
      expect((await web.request({ path: '/promotions' })).status).toBe(503);
      expect(await readinessOf(web)).toMatchObject([
        200,
        { status: 'degraded', checks: { content: { state: 'failing', problem: 'unreachable' } } },
      ]);
      expect((await web.request()).status).toBe(home.status);
      sandboxProxy.open();
      await vi.waitFor(async () => expect(await readinessOf(web)).toMatchObject([200, { status: 'ready' }]));
      await expect.poll(logged).toEqual([...before, 'degraded', 'ready']);
      await web.stop();
    });

    test('FF-01 is degraded without flags', async () => {
      const web = await pair().startWeb({ FLAG_STREAM_ORIGIN: 'http://127.0.0.1:9' });
      await vi.waitFor(async () =>
        expect(await readinessOf(web)).toMatchObject([
          200,
          { status: 'degraded', checks: { flags: { state: 'failing', problem: 'never received' } } },
        ]),
      );
      await web.stop();
    });

    test('HT-06 is degraded while the edge cannot be purged', async () => {
      const web = await pair().startWeb({
        EDGE_SECRET: 'secret-of-the-edge-in-tests',
        EDGE_PURGE_URLS: 'http://127.0.0.1:9/purge',
        EDGE_PURGE_SECRET: 'secret-of-the-purge-in-tests',
      });
      expect(await readinessOf(web)).toMatchObject([200, { checks: { edgePurge: { state: 'unknown' } } }]);
      await web.publish();
      await vi.waitFor(async () =>
        expect(await readinessOf(web)).toMatchObject([
          200,
          { status: 'degraded', checks: { edgePurge: { state: 'failing', problem: 'failed' } } },
        ]),
      );
      await web.stop();
    });

    test('HT-02 is degraded without Redis', async () => {
      const web = await pair().startWeb({ REDIS_URL: 'redis://127.0.0.1:9' });
      await vi.waitFor(async () =>
        expect(await readinessOf(web)).toMatchObject([
          200,
          { status: 'degraded', checks: { redis: { state: 'failing' } } },
        ]),
      );
      await web.stop();
    });

    test('HT-06 checks cause no service calls while visitors do', async () => {
      const { sandboxProxy, startWeb } = pair();
      const web = await startWeb();
      await untilReady(web);
      sandboxProxy.clearRecorded();
      for (let check = 0; check < 30; check += 1) await readinessOf(web);
      expect(sandboxProxy.calls).toEqual([]);
      await web.stop();
    });
  });
};

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { startNginxEdge, startVarnish } from '../../cluster/support/startVarnish.ts';
import type { Edge } from '../../cluster/support/startVarnish.ts';
import { createHttpClient } from '../support/httpClient.ts';
import type { HttpClient, HttpRequestOptions, WebResponse } from '../support/httpClient.ts';
import { visitOfPage } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const secret = 'secret-of-the-edge-in-tests';
const purgeSecret = 'secret-of-the-purge-in-tests';

export const describeVarnish: WebSuite = (pair) => {
  describe('Varnish in front of the web server', () => {
    let web: WebUnderTest;
    let varnish: Edge;
    let edge: HttpClient;
    beforeAll(async () => {
      const port = await freePort();
      web = await pair().startWeb({
        EDGE_SECRET: secret,
        EDGE_PURGE_URLS: `http://127.0.0.1:${port}/.foyer/purge`,
        EDGE_PURGE_SECRET: purgeSecret,
        OPERATIONS_PORT: '0',
      });
      varnish = await startVarnish({
        port,
        origins: [{ port: web.port }],
        edgeSecret: secret,
        purgeSecret,
        // A busy machine is no origin that is down.
        probeTimeoutSeconds: 20,
      });
      edge = createHttpClient(port);
    });
    afterAll(async () => {
      edge?.close();
      await varnish?.end();
      await web.stop();
    });
    const isHit = ({ headers }: WebResponse) => headers['cache-status'] === 'edge; hit';
    const lookups = () => pair().sandboxProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;
    const pageRequests = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${web.operationsPort ?? 0}/metrics`)).text();
      return [...metrics.matchAll(/^foyer_http_requests_total\{kind="page"[^}]*\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    };

    test('HT-02 stores a page once for all visitors with the same facts', async () => {
      const page = await edge.request({ path: '/help', country: 'GB' });
      const others: HttpRequestOptions[] = [
        { cookie: 'OptanonConsent=groups=C0001%3A1; OptanonAlertBoxClosed=2026-11-01T00:00:00Z; _ga=GA1.2' },
        { path: '/help?utm_source=x&gclid=1', headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/151.0' } },
        { cookie: 'userLanguage=en' },
      ];
      for (const other of others) {
        const response = await edge.request({ path: '/help', country: 'GB', ...other });
        expect([isHit(response), response.text === page.text]).toEqual([true, true]);
      }
      const different: HttpRequestOptions[] = [
        { country: 'CA' },
        { isPhone: true },
        { cookie: 'foyer-player=1' },
        { cookie: 'userLanguage=zh' },
        { brand: 'aurora' },
      ];
      for (const other of different) {
        const response = await edge.request({ path: '/help', country: 'GB', ...other });
        expect(response.text).toBe((await web.request({ path: '/help', country: 'GB', ...other })).text);
        expect(response.text).not.toBe(page.text);
      }
    });

    test('HT-02 shows browsers no header that is between edge and origin', async () => {
      for (const cookie of ['a=1', 'foyer-player=1']) {
        const { headers } = await edge.request({ country: 'GB', cookie });
        expect([headers['cache-control'], headers['vary']]).toEqual(['private, no-cache', 'Accept-Encoding']);
        for (const name of ['cdn-cache-control', 'surrogate-key', 'xkey', 'foyer-visit', 'via', 'x-varnish'])
          expect(headers[name]).toBeUndefined();
      }
    });

    test('HT-02 sends each encoding, 304 and HEAD from one stored page', async () => {
      const page = await edge.request({ path: '/promotions', country: 'GB' });
      for (const encoding of ['br', 'gzip']) {
        const accepts = { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip;q=0.5, br;q=0' };
        const response = await edge.request({ path: '/promotions', country: 'GB', headers: accepts });
        expect([response.headers['content-encoding'], response.text]).toEqual([encoding, page.text]);
      }
      const headers = { 'if-none-match': String(page.headers['etag']) };
      expect((await edge.request({ path: '/promotions', country: 'GB', headers })).status).toBe(304);
      const head = await edge.request({ path: '/promotions', country: 'GB', method: 'HEAD' });
      expect([head.status, head.bytes.byteLength, isHit(head)]).toEqual([200, 0, true]);
    });

    test('A5 ignores headers of an edge that a browser sends', async () => {
      const forged = { 'foyer-visit': 'brand=regency, market=ca, device=mobile, access=full', 'foyer-edge': secret };
      const response = await edge.request({ country: 'GB', headers: forged });
      expect(visitOfPage(response.text)).toMatchObject({ market: 'uk', device: 'desktop', loginState: 'Logged-Out' });
    });

    test('HT-02 asks the origin once for fifty concurrent requests of a page', async () => {
      const before = await pageRequests();
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => edge.request({ path: '/cookies', country: 'CA' })),
      );
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await pageRequests()) - before).toBe(1);
    });

    test('HT-02 fetches a published page again, and no other', async () => {
      for (const path of ['/help', '/responsible-gaming']) await edge.request({ path, country: 'GB' });
      pair().sandboxProxy.clearRecorded();
      await web.publish({ brand: 'regency', paths: ['/help'] });
      await expect
        .poll(async () => [await edge.request({ path: '/help', country: 'GB' }), lookups()][1])
        .toBeGreaterThan(0);
      expect(isHit(await edge.request({ path: '/responsible-gaming', country: 'GB' }))).toBe(true);
    });

    test('refuses purges without the secret', async () => {
      const purge = (headers: Record<string, string>, method = 'POST') =>
        edge.request({ method, path: '/.foyer/purge', headers: { 'surrogate-key': 'brand/regency', ...headers } });
      const bearer = { authorization: `Bearer ${purgeSecret}` };
      expect([
        (await purge({})).status,
        (await purge({ authorization: 'Bearer wrong' })).status,
        (await purge(bearer, 'GET')).status,
        (await purge(bearer)).status,
      ]).toEqual([403, 403, 403, 200]);
    });

    test('HT-02 sends stored pages while the origin fails, even purged ones, and passes calls', async () => {
      const call = await edge.request({ path: '/api/jackpots', country: 'GB' });
      expect([call.status, isHit(call)]).toEqual([200, false]);
      const page = await edge.request({ path: '/help', country: 'GB' });
      process.kill(web.pid, 'SIGSTOP');
      try {
        await edge.request({
          method: 'POST',
          path: '/.foyer/purge',
          headers: { authorization: `Bearer ${purgeSecret}`, 'surrogate-key': 'brand/regency' },
        });
        for (let count = 0; count < 3; count += 1) {
          const stale = await edge.request({ path: '/help', country: 'GB' });
          expect([stale.status, stale.text]).toEqual([200, page.text]);
        }
      } finally {
        process.kill(web.pid, 'SIGCONT');
      }
    });

    test('HT-02 sends a stored page after the origin has ended, and 503 for a page that it has not stored', async () => {
      const page = await edge.request({ path: '/help', country: 'GB' });
      await web.stop();
      const [stale, missing] = [
        await edge.request({ path: '/help', country: 'GB' }),
        await edge.request({ path: '/never-requested', country: 'GB' }),
      ];
      expect([stale.status, stale.text]).toEqual([200, page.text]);
      expect([missing.status, missing.headers['cache-control'], missing.headers['retry-after']]).toEqual([
        503,
        'no-store',
        '10',
      ]);
    });
  });
};

export const describeNginx: WebSuite = (pair) => {
  describe('nginx in front of the web server', () => {
    let web: WebUnderTest;
    let nginx: Edge;
    let edge: HttpClient;
    beforeAll(async () => {
      web = await pair().startWeb({ EDGE_SECRET: secret });
      nginx = await startNginxEdge({ port: await freePort(), origins: [{ port: web.port }], edgeSecret: secret });
      edge = createHttpClient(nginx.port);
    });
    afterAll(async () => {
      edge?.close();
      await nginx?.end();
      await web.stop();
    });
    const isHit = ({ headers }: WebResponse) => headers['cache-status'] === 'edge; HIT';

    test('HT-02 stores a page once for all visitors with the same facts, and hides its own headers', async () => {
      const page = await edge.request({ path: '/help', country: 'GB' });
      const other = await edge.request({ path: '/help?gclid=1', country: 'GB', cookie: 'a=1; userLanguage=en' });
      expect([isHit(page), isHit(other), other.text === page.text]).toEqual([false, true, true]);
      const player = await edge.request({ path: '/help', country: 'CA', isPhone: true, cookie: 'foyer-player=1' });
      expect(visitOfPage(player.text)).toMatchObject({ market: 'ca', device: 'mobile', loginState: 'Logged-In' });
      for (const { headers } of [page, other, player]) {
        expect([headers['cache-control'], headers['vary']]).toEqual(['private, no-cache', 'Accept-Encoding']);
        for (const name of ['cdn-cache-control', 'surrogate-key']) expect(headers[name]).toBeUndefined();
      }
    });

    test('HT-02 stores no missing page, passes calls, and ignores headers of an edge from a browser', async () => {
      for (const path of ['/no-such-page', '/api/jackpots'])
        for (let count = 0; count < 2; count += 1)
          expect(isHit(await edge.request({ path, country: 'GB' }))).toBe(false);
      const forged = { 'foyer-visit': 'brand=regency, market=ca, device=mobile, access=full', 'foyer-edge': secret };
      const response = await edge.request({ country: 'GB', headers: forged });
      expect(visitOfPage(response.text)).toMatchObject({ market: 'uk', device: 'desktop', loginState: 'Logged-Out' });
    });

    test('HT-02 sends a stored page after the origin has ended', async () => {
      const page = await edge.request({ path: '/help', country: 'GB' });
      await web.stop();
      const stored = await edge.request({ path: '/help', country: 'GB' });
      expect([stored.status, stored.text]).toEqual([200, page.text]);
    });
  });
};

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone } from '../support/httpClient.ts';
import type { HttpRequestOptions } from '../support/httpClient.ts';
import { visitOfPage } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const secret = 'secret-of-the-edge-in-tests';
const purgeSecret = 'secret-of-the-purge-in-tests';
const uk = 'brand=regency, market=uk, language=en, device=desktop, access=visitor';
const directVary = 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent, x-language, cf-ipcountry';
const edgeVary = 'Foyer-Visit, Accept-Encoding';

/** Collects the keys that a web server purges. */
async function startPurgeReceiver() {
  const purges: { authorization: string | undefined; keys: string[] }[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const { authorization, 'surrogate-key': keys = '' } = request.headers;
    purges.push({ authorization, keys: String(keys).split(' ') });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    purges,
    respondWith: (next: number) => void (status = next),
    keys: () => new Set(purges.flatMap(({ keys }) => keys)),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const describeEdge: WebSuite = (pair) => {
  describe('requests that passed the edge', () => {
    let web: WebUnderTest;
    let receiver: Awaited<ReturnType<typeof startPurgeReceiver>>;
    beforeAll(async () => {
      receiver = await startPurgeReceiver();
      web = await pair().startWeb({
        EDGE_SECRET: `${secret} another-secret-of-the-edge`,
        EDGE_PURGE_URLS: receiver.url,
        EDGE_PURGE_SECRET: purgeSecret,
        LOG_LEVEL: 'warn',
        OPERATIONS_PORT: '0',
      });
    });
    afterAll(async () => {
      await web.stop();
      await receiver.close();
    });
    const edgeRequest = (facts: string, { headers = {}, ...options }: HttpRequestOptions = {}) =>
      web.request({ ...options, headers: { 'foyer-visit': facts, 'foyer-edge': secret, ...headers } });

    test('HT-02 get pages that vary on their facts alone and carry keys', async () => {
      const { status, headers } = await edgeRequest(uk);
      expect([status, headers['vary'], headers['cache-control'], headers['cdn-cache-control']]).toEqual([
        200,
        edgeVary,
        'private, no-cache',
        'max-age=3600, stale-while-revalidate=3600, stale-if-error=86400',
      ]);
      expect(String(headers['surrogate-key']).split(' ')).toEqual(
        expect.arrayContaining(['page/regency/', 'brand/regency', 'node/1101', 'games/8145', 'flags/regency']),
      );
      expect(headers['surrogate-key']).toMatch(/ release\/[\w-]{8,}$/);
      expect(headers['age']).toMatch(/^\d+$/);
    });

    test('HT-02 get the page of their facts, whatever the browser sent', async () => {
      const forged = { cookie: 'foyer-player=1; foyer-access=guest; h20-iso3=FRA; userLanguage=zh', isPhone: true };
      const page = await edgeRequest(uk, { ...forged, country: 'FR', path: '/?language=zh&utm_source=x' });
      expect(visitOfPage(page.text)).toEqual({
        brand: 'regency',
        market: 'uk',
        device: 'desktop',
        loginState: 'Logged-Out',
        access: 'full',
      });
      expect(page.text).toBe((await web.request({ country: 'GB' })).text);
      for (const access of ['full', 'guest', 'restricted'])
        expect(
          visitOfPage(
            (await edgeRequest(`brand=regency, market=other, language=zh, device=mobile, access=${access}`)).text,
          ),
        ).toEqual({ brand: 'regency', market: 'row-zh', device: 'mobile', loginState: 'Logged-In', access });
    });

    test('HT-02 get players’ pages that the edge may store, because they hold nothing of a player', async () => {
      const facts = 'brand=regency, market=uk, language=en, device=desktop, access=full';
      const [one, other] = [
        await edgeRequest(facts, { cookie: 'foyer-player=1; __Host-sid=one; foyer-username=one' }),
        await edgeRequest(facts, {
          cookie: 'foyer-player=1; __Host-sid=other',
          headers: { authorization: 'Bearer x' },
        }),
      ];
      expect(one.text).toBe(other.text);
      expect(one.headers['set-cookie']).toBeUndefined();
      expect([one.headers['cache-control'], one.headers['cdn-cache-control']]).toEqual([
        'private, no-cache',
        expect.stringContaining('max-age=3600'),
      ]);
    });

    test('HT-02 get 304 with the same cache headers, and HEAD without a body', async () => {
      const page = await edgeRequest(uk);
      const names = ['vary', 'cache-control', 'cdn-cache-control', 'surrogate-key', 'etag'] as const;
      const unchanged = await edgeRequest(uk, { headers: { 'if-none-match': String(page.headers['etag']) } });
      const head = await edgeRequest(uk, { method: 'HEAD' });
      expect([unchanged.status, head.status, head.bytes.byteLength]).toEqual([304, 200, 0]);
      for (const name of names)
        expect([unchanged.headers[name], head.headers[name]]).toEqual([page.headers[name], page.headers[name]]);
    });

    test('HT-02 get missing pages that the edge must not store', async () => {
      const { status, headers } = await edgeRequest(uk, { path: '/no-such-page' });
      expect([status, headers['cdn-cache-control'], headers['cache-control'], headers['surrogate-key']]).toEqual([
        404,
        'no-store',
        'no-store',
        undefined,
      ]);
    });

    test('MK-04 a call uses the facts of its page', async () => {
      const call = (facts: string) =>
        edgeRequest(facts, { path: '/api/page?path=%2Fhelp&loginState=Logged-Out', country: 'GB' });
      expect((await call('brand=regency, market=other, language=zh, device=desktop, access=visitor')).text).toMatch(
        /[\u4e00-\u9fff]/,
      );
      expect((await call(uk)).text).not.toMatch(/[\u4e00-\u9fff]/);
    });

    const forged: readonly [name: string, headers: Record<string, string>][] = [
      ['without a proof', { 'foyer-visit': uk }],
      ['with a wrong proof', { 'foyer-visit': uk, 'foyer-edge': 'secret-of-another-edge' }],
      ['with an empty proof', { 'foyer-visit': uk, 'foyer-edge': '' }],
      ['with two proofs in one', { 'foyer-visit': uk, 'foyer-edge': `${secret}, ${secret}` }],
    ];
    test.each(forged)('A5 facts %s are ignored', async (_name, headers) => {
      const page = await web.request({ country: 'CA', isPhone: true, headers });
      expect(visitOfPage(page.text)).toMatchObject({ market: 'ca', device: 'mobile' });
      expect([page.headers['vary'], page.headers['cdn-cache-control'], page.headers['surrogate-key']]).toEqual([
        directVary,
        undefined,
        undefined,
      ]);
      expect(page.headers['cache-control']).toContain('s-maxage=3600');
    });

    const refused: readonly [name: string, facts: string, options?: HttpRequestOptions][] = [
      ['of an unknown market', 'brand=regency, market=atlantis, device=desktop, access=visitor'],
      ['of an unknown language', 'brand=regency, market=other, language=xx, device=desktop, access=visitor'],
      ['of an unknown device', 'brand=regency, market=uk, language=en, device=watch, access=visitor'],
      ['of an unknown access', 'brand=regency, market=uk, language=en, device=desktop, access=owner'],
      ['of another host’s brand', 'brand=aurora, market=other, device=desktop, access=visitor'],
      ['in another syntax', '{"brand":"regency"}'],
      ['with a repeated key', `${uk}, market=ca`],
    ];
    test.each(refused)('facts %s are not used, and the page is stored nowhere', async (_name, facts, options = {}) => {
      const page = await edgeRequest(facts, { country: 'CA', ...options });
      expect([page.status, visitOfPage(page.text).market]).toEqual([200, 'ca']);
      expect([page.headers['cache-control'], page.headers['cdn-cache-control'], page.headers['surrogate-key']]).toEqual(
        ['no-store', undefined, undefined],
      );
    });

    test('facts sent twice or beside two countries are not used', async () => {
      const head = `GET / HTTP/1.1\r\nHost: regency.localhost\r\nConnection: close\r\nUser-Agent: ${phone}\r\nFoyer-Edge: ${secret}\r\n`;
      const twice = await web.sendBytes(`${head}Foyer-Visit: ${uk}\r\nFoyer-Visit: ${uk}\r\n\r\n`);
      const countries = await web.sendBytes(
        `${head}Foyer-Visit: ${uk}\r\nCF-IPCountry: GB\r\nCF-IPCountry: CA\r\n\r\n`,
      );
      for (const response of [twice, countries]) {
        expect(response).toMatch(/^HTTP\/1\.1 200 /);
        expect(response).toMatch(/\r\nCache-Control: no-store\r\n/);
        expect(visitOfPage(response).device).toBe('mobile');
      }
    });

    test('MK-05 two country headers count for nothing', async () => {
      const head = 'GET / HTTP/1.1\r\nHost: regency.localhost\r\nConnection: close\r\n';
      const countries = (...codes: string[]) =>
        web.sendBytes(`${head}${codes.map((code) => `CF-IPCountry: ${code}\r\n`).join('')}\r\n`);
      expect(visitOfPage(await countries('CA')).market).toBe('ca');
      expect(visitOfPage(await countries('CA', 'FR')).market).toBe('uk');
      expect(visitOfPage(await countries('CA', 'CA')).market).toBe('uk');
    });

    test('refused facts are counted and logged without their text', async () => {
      await edgeRequest('brand=regency, market=atlantis, device=desktop, access=visitor');
      const metrics = await (await fetch(`http://127.0.0.1:${web.operationsPort ?? 0}/metrics`)).text();
      expect(metrics).toMatch(/^foyer_edge_facts_refused_total\{reason="market"\} [1-9]/m);
      const lines = () => web.log().filter((line) => line.includes('EDGE_VISIT_REFUSED'));
      await expect.poll(() => lines().filter((line) => line.includes('"problem":"market"'))).toHaveLength(1);
      expect(lines().join('')).not.toContain('atlantis');
    });

    test('HT-02 a publication purges the edge by key, twice, with the purge secret', async () => {
      receiver.purges.length = 0;
      await web.publish({ brand: 'regency', paths: ['/help', '/game/{id}', '/a b'] });
      await expect.poll(() => receiver.purges.length).toBe(2);
      expect(receiver.purges).toEqual(
        Array.from({ length: 2 }, () => ({
          authorization: `Bearer ${purgeSecret}`,
          keys: ['page/regency/help', 'page/regency/game/{id}'],
        })),
      );
    });

    test('HT-02 a wrong webhook secret purges nothing, and a purge of everything purges by brand', async () => {
      receiver.purges.length = 0;
      expect((await web.publish({}, 'wrong')).status).toBe(403);
      await web.publish({ brand: 'pulse', paths: ['/help'] });
      await expect.poll(() => receiver.purges.length).toBeGreaterThan(0);
      expect(receiver.keys()).toEqual(new Set(['page/pulse/help']));
      for (let count = 0; count < 5; count += 1) await web.publish();
      await expect.poll(() => receiver.keys().has('brand/aurora')).toBe(true);
      expect(receiver.purges.filter(({ keys }) => keys.includes('brand/aurora'))).toHaveLength(1);
    });

    test('HT-02 a purge that the edge refuses is tried again and reported', async () => {
      receiver.purges.length = 0;
      receiver.respondWith(403);
      await web.publish({ brand: 'aurora', paths: ['/help'] });
      await expect.poll(() => receiver.purges.length).toBeGreaterThan(1);
      receiver.respondWith(204);
      await expect
        .poll(() => web.log().some((line) => line.includes('EDGE_PURGE_FAILED') && line.includes('status 403')))
        .toBe(true);
      expect(web.log().join('')).not.toContain(purgeSecret);
      const metrics = await (await fetch(`http://127.0.0.1:${web.operationsPort ?? 0}/metrics`)).text();
      expect(metrics).toMatch(/^foyer_edge_purges_total\{outcome="failed"\} [1-9]/m);
    });
  });
};

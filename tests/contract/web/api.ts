import { describe, expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import type { HttpRequestOptions } from '../support/httpClient.ts';
import { browserAt } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';

const report = '/api/report';
const post = (options: HttpRequestOptions): HttpRequestOptions => ({
  method: 'POST',
  path: report,
  body: '{"reports":[]}',
  ...options,
});

export const describeApi: WebSuite = (pair) => {
  describe('own calls', () => {
    test('HT-04 geo-info returns the visitor’s country in two spellings, or Unknown', async () => {
      const { web } = pair();
      const of = async (country?: string) =>
        JSON.parse(
          (await web.request({ path: '/api/geo-info', ...(country !== undefined && { country }) })).text,
        ) as unknown;
      expect(await of('FR')).toEqual({ CountryIso3Code: 'FRA', CountryIsoCode: 'FR' });
      expect(await of('ca')).toEqual({ CountryIso3Code: 'CAN', CountryIsoCode: 'CA' });
      const unknown = { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' };
      for (const country of [undefined, 'XX', 'T1', 'FRA', '<b>', 'FR, GB']) expect(await of(country)).toEqual(unknown);
    });

    test('HT-04 ip-address returns the connection’s address and ignores headers', async () => {
      const { web } = pair();
      const response = await web.request({
        path: '/api/ip-address',
        headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' },
      });
      expect(JSON.parse(response.text)).toEqual({ ipAddress: '127.0.0.1' });
    });

    test('HT-04 visit-tracker returns the source of the visit and sets no cookie', async () => {
      for (const [cookie, trackingVisit] of [
        ['tracking-visit=BT1|BT2', 'BT1|BT2'],
        ['', ''],
      ] as const) {
        const { text, headers } = await pair().web.request({ path: '/api/visit-tracker', cookie });
        expect(JSON.parse(text)).toEqual({ trackingVisit });
        expect(headers['set-cookie']).toBeUndefined();
      }
    });

    test('A7 a POST is accepted only from the site’s own pages', async () => {
      const { web } = pair();
      const own = `http://regency.localhost:${web.port}`;
      const json = { 'content-type': 'application/json' };
      const status = async (headers: Record<string, string>) =>
        (await web.request(post({ headers: { ...json, ...headers } }))).status;
      expect(await status(ownPost)).toBe(200);
      expect(await status({ 'x-requested-by': 'foyer', origin: own })).toBe(200);
      for (const refused of [
        {},
        { 'x-requested-by': 'foyer' },
        { 'sec-fetch-site': 'same-origin' },
        { origin: own },
        { 'x-requested-by': 'other', origin: own },
        { 'x-requested-by': 'foyer', 'sec-fetch-site': 'cross-site', origin: own },
        { 'x-requested-by': 'foyer', 'sec-fetch-site': 'same-site' },
        { 'x-requested-by': 'foyer', origin: 'https://evil.example' },
        { 'x-requested-by': 'foyer', origin: 'null' },
        { 'x-requested-by': 'foyer', origin: `http://aurora.localhost:${web.port}` },
      ])
        expect([refused, await status(refused)]).toEqual([refused, 403]);
    });

    test('A7 A10 a body must be uncompressed JSON of at most 64 KiB', async () => {
      const { web } = pair();
      const status = async (options: HttpRequestOptions) =>
        (await web.request(post({ ...options, headers: { ...ownPost, ...options.headers } }))).status;
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'text/json',
        '',
      ]) {
        expect([type, await status({ headers: { 'content-type': type } })]).toEqual([type, 415]);
      }
      expect(await status({ headers: { 'content-encoding': 'gzip' } })).toBe(415);
      const padded = (size: number) => `{"reports":[]${' '.repeat(size - 14)}}`;
      expect(await status({ body: padded(64 * 1024) })).toBe(200);
      expect(await status({ body: padded(64 * 1024 + 1) })).toBe(413);
      expect(await status({ body: padded(8 * 1024 * 1024) })).toBe(413);
      // The server keeps serving the same connections.
      expect(await status({})).toBe(200);
    });

    test('A10 a chunked body is cut off at 64 KiB too', async () => {
      const { web } = pair();
      const head = `POST ${report} HTTP/1.1\r\nHost: regency.localhost\r\nContent-Type: application/json\r\nX-Requested-By: foyer\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
      const chunk = `${(16_384).toString(16)}\r\n${' '.repeat(16_384)}\r\n`;
      expect(await web.sendBytes(`${head}${chunk.repeat(6)}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    });

    test('A9 A10 deep, broken and poisoned bodies are refused or harmless, and not echoed', async () => {
      const { web } = pair();
      const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
      for (const body of [
        '',
        '{',
        '[',
        'null',
        '"x"',
        '1e999',
        deep(33),
        deep(30_000),
        `{"reports":${deep(32)}}`,
        '{"a":"\u0000<script>canary()</script>"}',
        Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
        '{"reports":[{"name":"<canary>","facts":{}}]}',
      ]) {
        const response = await web.request(post({ body, headers: ownPost }));
        expect([String(body).slice(0, 40), response.status]).toEqual([String(body).slice(0, 40), 400]);
        expect(response.text).not.toMatch(/canary|[<>]/);
      }
      for (const body of [
        '{"reports":[],"__proto__":{"polluted":1}}',
        '{"reports":[],"constructor":{"prototype":{"polluted":1}}}',
      ]) {
        expect((await web.request(post({ body, headers: ownPost }))).status).toBe(200);
      }
      for (const query of [
        '__proto__[polluted]=1',
        '__proto__=1',
        'constructor.prototype.polluted=1',
        'path=/&loginState=Logged-Out&__proto__.polluted=1',
      ]) {
        const response = await web.request({ path: `/api/page?${query}` });
        expect(response.status).toBe(query.startsWith('path') ? 200 : 400);
        expect(response.text).not.toContain('polluted');
      }
    });

    test('LB-07 lists by token are empty without a token', async () => {
      for (const path of ['/api/favourites/get', '/api/recently-played/get']) {
        const { status, text } = await pair().web.request({ method: 'POST', path, body: '{}', headers: ownPost });
        expect([path, status, text]).toEqual([path, 200, '[]']);
      }
    });

    test('A2 A9 A11 hostile bodies and ids get a 4xx from every call', async () => {
      const { web, sandbox, sandboxProxy } = pair();
      const posts = [
        '/api/login',
        '/api/logout',
        '/api/refresh-launch-tokens',
        '/api/refresh-token',
        '/api/launch/17',
        '/api/cashier/open',
        '/api/portal/open',
        '/api/favourites/17/add',
        '/api/favourites/17/remove',
        '/api/recently-played/17/add',
      ];
      const hostile = [
        '',
        '[]',
        'null',
        '1',
        '"canary"',
        '{"a":',
        '{"username":{"$ne":null},"password":{"$ne":null}}',
        `{"username":"${'x'.repeat(60_000)}","password":"p"}`,
        '{"refreshToken":["a"],"numLaunchTokens":1e9}',
        '{"userToken":{"__proto__":1}}',
        '{"credentials":[[[[]]]]}',
      ];
      const headers = [
        ownPost,
        { ...ownPost, authorization: 'Bearer ../../canary' },
        { ...ownPost, authorization: `Bearer ${'a'.repeat(5000)}` },
        { ...ownPost, authorization: 'Basic canary' },
      ];
      for (const path of posts) {
        for (const [index, body] of hostile.entries()) {
          const response = await web.request({
            method: 'POST',
            path,
            body,
            headers: headers[index % headers.length] ?? ownPost,
          });
          expect([path, body.slice(0, 40), response.status >= 400 && response.status < 500]).toEqual([
            path,
            body.slice(0, 40),
            true,
          ]);
          expect(response.text).not.toContain('canary');
        }
      }
      const player = browserAt(web);
      const { tokens } = await player.logIn(await sandbox.newPlayer());
      const [launchToken = ''] = tokens.launchTokens;
      sandboxProxy.clearRecorded();
      for (const id of [
        '..%2f..%2fx',
        '17%00',
        '12345678901234567890',
        '%D9%A1',
        '-1',
        '1.5',
        '__proto__',
        '%3Cscript%3E',
        '17;a',
        '%ff',
      ]) {
        for (const path of [`/api/launch/${id}`, `/api/favourites/${id}/add`, `/api/recently-played/${id}/add`]) {
          const token = path.startsWith('/api/launch/') ? launchToken : tokens.userToken;
          const response = await player.call(path, { token, body: {} });
          expect([path, response.status]).toEqual([path, 404]);
        }
      }
      expect(sandboxProxy.calls).toEqual([]);
    });

    test('HT-06 /api/page returns the page of the same visit and validates its path', async () => {
      const { web, gameId } = pair();
      const page = async (path: string, options: HttpRequestOptions = {}) => {
        const response = await web.request({ ...options, path: `/api/page?loginState=Logged-Out&path=${path}` });
        return [
          response.status,
          (JSON.parse(response.text) as { status?: number; head?: { title: string } }).head?.title,
        ];
      };
      expect((await page('/', { brand: 'aurora' }))[1]).toContain('Aurora');
      expect((await page(`/game/${gameId}`))[0]).toBe(200);
      expect(await page('/game/99999999')).toEqual([200, '404: Game Not Found']);
      expect(await page('/../../etc/passwd')).toEqual([200, '404: Page Not Found']);
      expect((await web.request({ path: `/api/page?loginState=Logged-Out&path=/${'a'.repeat(600)}` })).status).toBe(
        400,
      );
      expect((await web.request({ path: '/api/page?loginState=Owner&path=/' })).status).toBe(400);
    });

    test('an unsupported method gets 405 with the allowed methods', async () => {
      const { web } = pair();
      for (const [method, path, allow] of [
        ['DELETE', '/api/geo-info', 'GET'],
        ['PUT', report, 'POST'],
        ['GET', report, 'POST'],
        ['OPTIONS', '/api/page', 'GET'],
        ['POST', '/', 'GET, HEAD'],
        ['PUT', '/assets/x.js', 'GET, HEAD'],
        ['DELETE', '/game/17', 'GET, HEAD'],
        ['OPTIONS', '/', 'GET, HEAD'],
      ] as const) {
        const response = await web.request({ method, path });
        expect([method, path, response.status, response.headers['allow']]).toEqual([method, path, 405, allow]);
        expect(response.headers['access-control-allow-origin']).toBeUndefined();
      }
    });
  });
};

import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/projectRoot.mjs';
import type { WebSuite } from '../support/webPair.ts';

const head = (line: string, ...headers: string[]) => `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);

export const describeHostileRequests: WebSuite = (pair) => {
  describe('hostile requests', () => {
    test('A3 the host alone decides the brand, and an unknown host gets the default brand', async () => {
      const { web } = pair();
      const brandOf = async (host: string, more: Record<string, string> = {}) =>
        /data-brand="(\w+)"/.exec((await web.request({ headers: { host, ...more } })).text)?.[1];
      expect(await brandOf('pulse.localhost')).toBe('pulse');
      expect(await brandOf('AURORA.localhost:1')).toBe('aurora');
      for (const host of [
        'evil.example',
        '127.0.0.1',
        'pulse.localhost.evil.example',
        'xpulse.localhost',
        '[::1]',
        'pulse.localhost@evil.example',
      ])
        expect([host, await brandOf(host)]).toEqual([host, 'regency']);
      for (const name of [
        'x-forwarded-host',
        'x-host',
        'x-original-host',
        'forwarded',
        'x-forwarded-server',
        'x-original-url',
        'x-rewrite-url',
      ]) {
        expect([
          name,
          await brandOf('regency.localhost', {
            [name]: name === 'forwarded' ? 'host=pulse.localhost' : 'pulse.localhost',
          }),
        ]).toEqual([name, 'regency']);
      }
    });

    test('A3 with strict hosts an unknown host gets 421 and no page', async () => {
      const strict = await pair().startWeb({ STRICT_HOSTS: 'on' });
      const responses = [];
      for (const [host, path] of [
        ['evil.example', '/'],
        ['evil.example', '/api/geo-info'],
        ['pulse.localhost', '/'],
      ] as const)
        responses.push((await strict.request({ path, headers: { host } })).status);
      await strict.stop();
      expect(responses).toEqual([421, 421, 200]);
    });

    test('A3 A20 malformed requests get a 4xx without echoing their contents', async () => {
      const { web } = pair();
      const host = 'Host: regency.localhost';
      for (const [bytes, statuses] of [
        [head('GET http://evil.example/ HTTP/1.1', host), [400]],
        [head('GET http://pulse.localhost/ HTTP/1.1', host), [400]],
        [head('GET http://evil.example/api/geo-info HTTP/1.1', host), [400]],
        [head('GET evil-canary HTTP/1.1', host), [400]],
        [head('OPTIONS * HTTP/1.1', host), [405]],
        [head('CONNECT evil.example:443 HTTP/1.1', host), [0, 400, 405]],
        [head('GET / HTTP/1.1'), [400]],
        [head('GET / HTTP/1.1', host, 'Host: pulse.localhost'), [400]],
        [head('GET /api/geo-info HTTP/1.1', 'Host: a b<canary>'), [400]],
        [head('GET /api/geo-info HTTP/1.1', 'Host: '), [400]],
        [head('POST /api/report HTTP/1.1', host, 'Content-Length: 4', 'Transfer-Encoding: chunked'), [400]],
        [head('POST /api/report HTTP/1.1', host, 'Content-Length: 4', 'Content-Length: 5'), [400]],
        [head('POST /api/report HTTP/1.1', host, 'Content-Length: -1'), [400]],
        [head('POST /api/report HTTP/1.1', host, 'Transfer-Encoding: xchunked'), [400]],
        [head('GET / HTTP/1.1', host, 'X-Canary : 1'), [400]],
        [head('GET / HTTP/1.1', host, 'X-Canary: a\rSet-Cookie: canary=1'), [400]],
        [head('GET / HTTP/1.1', host, 'X-Canary: a\0b'), [400]],
        [head('GET /a\u0001b HTTP/1.1', host), [400, 404]],
        [head('GET / HTTP/9.9', host), [400]],
        [head('CANARY / HTTP/1.1', host), [400]],
        [head('GET / HTTP/1.1', host, `X-Canary: ${'a'.repeat(70_000)}`), [431]],
        [head(`GET /${'a'.repeat(70_000)} HTTP/1.1`, host), [414, 431]],
        [head(`GET / HTTP/1.1`, host, ...Array.from({ length: 3000 }, (_, number) => `X-${number}: 1`)), [431]],
        ['\x16\x03\x01\x02\x00canary\r\n\r\n', [400]],
      ] as const) {
        const response = await web.sendBytes(bytes);
        expect([bytes.slice(0, 60), statuses as readonly number[]]).toEqual([
          bytes.slice(0, 60),
          expect.arrayContaining([statusOf(response)]),
        ]);
        expect(response.toLowerCase()).not.toContain('canary');
      }
      expect((await web.request()).status).toBe(200);
    });

    test('A2 A4 A11 no path escapes, splits a response or is echoed, and no invalid id reaches a service', async () => {
      const { web, sandboxProxy } = pair();
      await web.request({ path: '/game/0' });
      await web.request({ path: '/%00' });
      sandboxProxy.clearRecorded();
      const nonsense = [
        '/game/-1',
        '/game/1.5',
        '/game/1e3',
        '/game/00000000000000000001',
        '/game/12345678901234567890',
        '/game/%D9%A1%D9%A7',
        '/game/%EF%BC%91%EF%BC%97',
        '/game/17%00',
        '/game/17%0d%0aSet-Cookie:%20a=b',
        '/game/..%2f..%2fapi%2fgeo-info',
        '/game/../..',
        '/game/%2e%2e/%2e%2e/etc/passwd',
        '/game/17;a=b',
        '/game/%2017',
        '/game/%',
        '/game/%zz',
        '/game/{id}/17',
        '/game/NaN',
        '/game/__proto__',
        '/game/',
        '/%00',
        '/a%00b',
        '/%0d%0aSet-Cookie:%20a=b',
        '/..%2f..%2fetc%2fpasswd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..\\..\\windows',
        '//evil.example',
        '/\\evil.example',
        '/%5cevil.example',
        '/a//b',
        '/%c0%ae%c0%ae/x',
        '/<script>alert(1)</script>',
        '/%3Cscript%3Ealert(1)%3C/script%3E',
        '/"onload="x',
        '/%',
        '/%u0041',
        `/${'%41'.repeat(2000)}`,
        `/${'a'.repeat(5000)}`,
        '/a|b',
      ];
      for (const path of nonsense) {
        const response = await web.request({ path });
        expect([path, response.status, response.headers['set-cookie']]).toEqual([path, 404, undefined]);
        if (path.startsWith('/game/'))
          expect([path, /<title>(.*?)<\/title>/.exec(response.text)?.[1]]).toEqual([path, '404: Game Not Found']);
        expect(response.text).not.toMatch(/alert\(1\)|evil\.example|onload="x|etc\/passwd/);
      }
      expect(sandboxProxy.calls).toEqual([]);
    });

    test('A2 asset paths cannot leave the asset folder', async () => {
      const { web } = pair();
      for (const path of [
        '/assets/../server/server.js',
        '/assets/..%2f..%2fserver%2fserver.js',
        '/assets/%2e%2e/.vite/manifest.json',
        '/assets/',
        '/assets/.',
        '/theme/..',
        '/.vite/manifest.json',
        '/server/server.js',
        '/.env',
        '/assets/__proto__',
        '/assets/constructor',
      ]) {
        const response = await web.request({ path });
        expect([path, response.status]).toEqual([path, 404]);
      }
    });

    test('A2 source maps exist, but no address serves them', async () => {
      const { web } = pair();
      const maps = readdirSync(join(projectRoot, 'web/dist/sourcemaps'));
      expect(maps.length).toBeGreaterThan(50);
      for (const map of maps) {
        const code = map.replace(/\.map$/, '');
        const expected = existsSync(join(projectRoot, 'web/dist/client/assets', code)) ? 200 : 404;
        expect([code, (await web.request({ path: `/assets/${code}` })).status]).toEqual([code, expected]);
        for (const path of [
          `/assets/${map}`,
          `/sourcemaps/${map}`,
          `/dist/sourcemaps/${map}`,
          `/assets/../../sourcemaps/${map}`,
          `/assets/..%2f..%2fsourcemaps%2f${map}`,
          `/theme/../sourcemaps/${map}`,
        ]) {
          const response = await web.request({ path });
          expect([path, response.status]).toEqual([path, 404]);
          expect(response.text).not.toContain('"mappings"');
        }
      }
    });

    test('A4 A25 hostile cookies and headers change nothing and take no extra time', async () => {
      const { web } = pair();
      const plain = (await web.request()).text;
      const long = 15_000;
      for (const headers of [
        { cookie: 'a='.repeat(long / 2) },
        { cookie: ';'.repeat(long) },
        { cookie: 'foyer-player=1; foyer-player=1' },
        { cookie: 'userLanguage=<script>alert(1)</script>; h20-iso3=../../x' },
        { cookie: '__proto__=1; constructor=1; toString=1' },
        { 'accept-encoding': 'gzip;q=0,'.repeat(long / 10) },
        { 'accept-encoding': `${' '.repeat(long)}x` },
        { 'accept-language': 'zh'.repeat(long / 2) },
        { 'if-none-match': '"a",'.repeat(long / 4) },
        { 'if-none-match': `${' '.repeat(long)}"` },
        { 'user-agent': `Mozilla${'('.repeat(long)}` },
        { 'cf-ipcountry': 'GB'.repeat(long / 2) },
        { range: 'bytes=0-10' },
        { 'x-http-method-override': 'DELETE', 'x-middleware-subrequest': 'x' },
      ]) {
        const response = await web.request({ headers });
        expect([Object.keys(headers), response.status, response.text === plain]).toEqual([
          Object.keys(headers),
          200,
          true,
        ]);
      }
    });

    test('A20 slow connections are closed while pages are still served', async () => {
      const web = await pair().startWeb({ HEADERS_TIMEOUT_MS: '1000', REQUEST_TIMEOUT_MS: '1200' });
      const begun = [
        '',
        'GET / HT',
        'GET / HTTP/1.1\r\nHost: regency.localhost\r\nX-A: ',
        'POST /api/report HTTP/1.1\r\nHost: regency.localhost\r\nContent-Type: application/json\r\nX-Requested-By: foyer\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 100\r\n\r\n{',
      ];
      const sockets = begun.flatMap((bytes) =>
        Array.from({ length: 5 }, () => {
          const socket = connect(web.port, '127.0.0.1', () => socket.write(bytes));
          socket.on('error', () => undefined).resume();
          return socket;
        }),
      );
      // If a connection is never closed, the test’s time limit fails it.
      const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
      expect((await web.request()).status).toBe(200);
      await closed;
      expect((await web.request()).status).toBe(200);
      await web.stop();
    });
  });
};

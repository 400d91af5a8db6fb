import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import type { HttpRequestOptions } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

const hsts = 'max-age=63072000; includeSubDomains; preload';
const overTls = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
const overPlain = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };

export const describeTransport: WebSuite = (pair) => {
  describe('TLS in front of the server', () => {
    test('every response over TLS has HSTS, including assets, calls, errors and redirects', async () => {
      const web = await pair().startWeb({ PUBLIC_SCHEME: 'https', STRICT_HOSTS: 'on' });
      const asset = /href="(?<address>\/assets\/[^"]+)"/.exec((await web.request()).text)?.groups?.['address'] ?? '';
      const cases: [HttpRequestOptions, number][] = [
        [{ path: '/' }, 200],
        [{ path: '/no-such-page' }, 404],
        [{ path: asset }, 200],
        [{ path: '/assets/none.js' }, 404],
        [{ path: '/robots.txt' }, 200],
        [{ path: '/api/geo-info' }, 200],
        [{ path: '/api/nothing' }, 404],
        [{ method: 'POST', path: '/api/report', body: '{}' }, 403],
        [{ method: 'POST', path: '/api/report', body: '{', headers: ownPost }, 400],
        [{ method: 'DELETE', path: '/' }, 405],
        [{ path: '/healthz' }, 200],
        [{ method: 'POST', path: '/webhooks/content', body: '{}' }, 403],
        [{ path: '/', headers: { host: 'evil.example' } }, 421],
      ];
      for (const [one, status] of cases) {
        const response = await web.request(one);
        expect([one.path, response.status, response.headers['strict-transport-security']]).toEqual([
          one.path,
          status,
          hsts,
        ]);
      }
      const { etag = '' } = (await web.request()).headers;
      const again = await web.request({ headers: { 'if-none-match': etag } });
      expect([again.status, again.headers['strict-transport-security']]).toEqual([304, hsts]);
      for (const bytes of [
        'nonsense\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: a.localhost\r\nHost: b.localhost\r\nConnection: close\r\n\r\n',
      ])
        expect(await web.sendBytes(bytes)).toMatch(
          /^HTTP\/1\.1 400 [^]*\nStrict-Transport-Security: max-age=63072000/i,
        );
    });

    test('plain HTTP is redirected or refused, and TLS is served', async () => {
      const proxied = await pair().startWeb({
        PLAIN_HTTP: 'off',
        PUBLIC_SCHEME: 'https',
        TRUSTED_PROXIES: '127.0.0.1',
      });
      expect((await proxied.request({ headers: overTls })).status).toBe(200);
      expect((await proxied.request({ path: '/api/geo-info', headers: overTls })).status).toBe(200);
      const redirected = await proxied.request({ path: '/help?a=1', headers: overPlain });
      expect([redirected.status, redirected.headers.location, redirected.headers['strict-transport-security']]).toEqual(
        [308, 'https://regency.localhost/help?a=1', undefined],
      );
      expect(redirected.text).not.toContain('<');
      expect((await proxied.request({ path: '/api/geo-info', headers: overPlain })).status).toBe(403);
      expect((await proxied.request({ headers: { ...overPlain, host: 'evil.example' } })).status).toBe(403);
      expect((await proxied.request({ path: '/healthz' })).status).toBe(200);
      const unknown = await pair().startWeb({ PLAIN_HTTP: 'off', PUBLIC_SCHEME: 'https' });
      for (const headers of [{}, overTls]) expect((await unknown.request({ headers })).status).toBe(403);
    });

    test('by default plain HTTP is served only for names of this machine', async () => {
      const web = await pair().startWeb({ PLAIN_HTTP: 'localhost' });
      const status = async (host: string) => (await web.request({ headers: { host } })).status;
      expect(await Promise.all(['regency.localhost', 'localhost:3000', '127.0.0.1'].map(status))).toEqual([
        200, 200, 200,
      ]);
      expect(await Promise.all(['regency.example', '10.0.0.1', 'localhost.example'].map(status))).toEqual([
        403, 403, 403,
      ]);
    });
  });

  describe('connections', () => {
    test('the server listens on the loopback interface, or on HOST if set', async () => {
      const reaches = async (port: number) => {
        const socket = connect(port, '127.0.0.2');
        const outcome = await Promise.race([
          once(socket, 'connect').then(() => true),
          once(socket, 'error').then(() => false),
        ]).catch(() => false);
        socket.destroy();
        return outcome;
      };
      const everywhere = await pair().startWeb({ HOST: '0.0.0.0' });
      expect([await reaches(pair().web.port), await reaches(everywhere.port)]).toEqual([false, true]);
      await expect(pair().startWeb({ HOST: 'everywhere' })).rejects.toThrow(/HOST/);
    });

    test('A20 a client that reads no response is disconnected while pages are still served', async () => {
      const web = await pair().startWeb({ WRITE_TIMEOUT_MS: '2000' });
      const requests = 'GET / HTTP/1.1\r\nHost: regency.localhost\r\n\r\n'.repeat(200);
      const filler = 'a'.repeat(65_536);
      const sockets = Array.from({ length: 4 }, () => {
        const socket = connect(web.port, '127.0.0.1');
        socket.pause();
        return socket;
      });
      // A socket that does not read notices the end only when a write fails, so it keeps sending a header that never
      // ends.
      const closed = sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            const write = () => void socket.write(filler, (error) => (error ? undefined : setImmediate(write)));
            socket
              .once('connect', () =>
                socket.write(`${requests}GET / HTTP/1.1\r\nHost: regency.localhost\r\nX-Filler: `, write),
              )
              .on('error', () => undefined)
              .once('close', () => resolve());
          }),
      );
      expect((await web.request()).status).toBe(200);
      await Promise.all(closed);
      expect((await web.request()).status).toBe(200);
    });
  });
};

import { gamesList } from '@foyer/contract/games';
import type { Game } from '@foyer/contract/games';
import { describe, expect, test } from 'vitest';
import type { WebResponse } from '../support/httpClient.ts';
import { brandIds } from '../support/webPair.ts';
import type { WebSuite } from '../support/webPair.ts';

const titleOf = ({ text }: WebResponse) => /<title>(.*?)<\/title>/.exec(text)?.[1];
const bodyOf = ({ text }: WebResponse) => text.slice(text.indexOf('<body>')).replace(/<script[\s\S]*?<\/script>/g, '');

export const describePages: WebSuite = (pair) => {
  describe('pages', () => {
    test('PG-11 each error page has its status and title', async () => {
      const { web } = pair();
      for (const brand of brandIds) {
        for (const [path, title] of [
          ['/no-such-page', '404: Page Not Found'],
          ['/game/99999999', '404: Game Not Found'],
          ['/game/abc', '404: Game Not Found'],
          ['/%ff', '404: Page Not Found'],
          ['/blog/{id}', '404: Page Not Found'],
          ['/game/{id}', '404: Page Not Found'],
        ] as const) {
          const response = await web.request({ brand, path });
          expect([path, response.status, titleOf(response)]).toEqual([path, 404, title]);
          expect(response.text).toContain('<meta name="robots" content="noindex">');
        }
      }
    });

    test('GM-10 the page of an unknown game offers other games and is not stored by caches', async () => {
      const { web } = pair();
      for (const path of ['/game/99999999', '/game/12345678901234567890', '/game/..%2f..%2fetc', '/game/17/x.css']) {
        const response = await web.request({ path });
        expect([path, response.status, titleOf(response)]).toEqual([path, 404, '404: Game Not Found']);
        expect(response.headers['cache-control']).not.toContain('public');
        expect(bodyOf(response)).toMatch(/<main[\s\S]*<a [^>]*href="\/game\/\d+"[\s\S]*<\/main>/);
      }
    });

    test('PG-12 a page is readable without script: game links by name, header, footer and help', async () => {
      const { web, sandbox, gameId } = pair();
      const names = new Map(
        ((await sandbox.call(gamesList, { query: { productId: '8145' } })).body as { data: Game[] }).data.map(
          (game) => [game.GameGroupId, game.SiteGameName],
        ),
      );
      const home = await web.request();
      const links = [...bodyOf(home).matchAll(/<a [^>]*href="\/game\/(?<id>\d+)"[^>]*>(?<inside>[\s\S]*?)<\/a>/g)].map(
        ({ groups }) => ({ id: Number(groups?.['id']), inside: groups?.['inside'] ?? '' }),
      );
      expect(links.length).toBeGreaterThan(20);
      const decode = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      expect(links.filter(({ id, inside }) => !decode(inside).includes(names.get(id) ?? '\0'))).toEqual([]);
      expect(bodyOf(home)).toMatch(
        /<header[\s\S]*<h1[\s\S]*<footer[\s\S]*href="\/responsible-gaming"[\s\S]*GamCare[\s\S]*18\+/,
      );
      const game = await web.request({ path: `/game/${gameId}` });
      expect(decode(bodyOf(game))).toContain(names.get(Number(gameId)));
    });

    test('PG-12 a page may be cached for 3600 s, and a matching ETag gets 304', async () => {
      const { web } = pair();
      for (const brand of brandIds) {
        const first = await web.request({ brand, country: 'GB' });
        expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=3600');
        expect(Number(first.headers['age'])).toBeLessThan(3600);
        const etag = String(first.headers['etag']);
        for (const versions of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
          const again = await web.request({ brand, country: 'GB', headers: { 'if-none-match': versions } });
          expect([versions, again.status, again.bytes.byteLength, again.headers['etag']]).toEqual([
            versions,
            304,
            0,
            etag,
          ]);
          expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
        }
        expect((await web.request({ brand, headers: { 'if-none-match': '"other"' } })).status).toBe(200);
      }
      expect((await web.request({ path: '/no-such-page', headers: { 'if-none-match': '*' } })).status).toBe(404);
    });

    test('PG-10 the head of a page has the values of the content service and the defaults', async () => {
      const { web } = pair();
      const { text } = await web.request();
      const content = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(text)?.[1];
      expect(
        ['application-name', 'mobile-web-app-capable', 'apple-mobile-web-app-status-bar-style'].map(content),
      ).toEqual(['Regency Palace', 'yes', 'black-translucent']);
      expect(content('description')).toMatch(/play money/i);
      expect(content('keywords')).toMatch(/casino/);
      expect(text).toMatch(/<title>Regency Palace \| [^<]+<\/title>/);
    });

    test('PG-10 each brand has one theme colour in head and manifest, and Regency that of the specification', async () => {
      const { web } = pair();
      const colours = await Promise.all(
        brandIds.map(async (brand) => {
          const { text } = await web.request({ brand });
          const [, path = ''] = /<link rel="manifest" href="([^"]+)">/.exec(text) ?? [];
          const manifest = JSON.parse((await web.request({ brand, path })).text) as { theme_color: string };
          expect(text).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`);
          return [brand, manifest.theme_color] as const;
        }),
      );
      expect(new Map(colours).get('regency')).toBe('#1a1b1d');
      expect(new Set(colours.map(([, colour]) => colour)).size).toBe(brandIds.length);
    });

    test('a page is sent in the best accepted encoding with identical content', async () => {
      const { web } = pair();
      const plain = await web.request();
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['gzip;q=0.5, br;q=0', 'gzip'],
        ['br;q=0.0 , gzip;q=1', 'gzip'],
        ['identity', undefined],
        ['deflate', undefined],
        ['xbr, gzipped', undefined],
        ['GZIP', 'gzip'],
      ] as const) {
        const response = await web.request({ headers: { 'accept-encoding': accepted } });
        expect([accepted, response.headers['content-encoding'], response.text === plain.text]).toEqual([
          accepted,
          encoding,
          true,
        ]);
        expect(response.headers['content-length']).toBe(String(response.bytes.byteLength));
        if (encoding !== undefined) expect(response.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 3);
      }
    });

    test('HEAD has the headers of GET and no body', async () => {
      const { web, gameId } = pair();
      const asset = /src="(\/assets\/[^"]+)"/.exec((await web.request()).text)?.[1] ?? '';
      for (const path of [
        '/',
        `/game/${gameId}`,
        '/no-such-page',
        '/robots.txt',
        '/api/geo-info',
        asset,
        '/assets/none.js',
      ]) {
        const [get, response] = [await web.request({ path }), await web.request({ path, method: 'HEAD' })];
        // A response to HEAD may omit its content length.
        const comparable = (headers: object) => ({
          ...headers,
          date: '',
          age: '',
          'content-length': '',
          'foyer-server-time': '',
        });
        expect([path, response.status, response.bytes.byteLength, comparable(response.headers)]).toEqual([
          path,
          get.status,
          0,
          comparable(get.headers),
        ]);
      }
    });

    test('one connection serves several requests', async () => {
      const { web } = pair();
      const line = (path: string, last = false) =>
        `GET ${path} HTTP/1.1\r\nHost: regency.localhost\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
      const responses = await web.sendBytes(line('/healthz') + line('/robots.txt') + line('/healthz', true));
      expect(responses.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    });

    test('only health checks are served without a host', async () => {
      const { web } = pair();
      const status = async (path: string) =>
        (await web.sendBytes(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)).split('\r\n')[0];
      expect(await status('/healthz')).toBe('HTTP/1.1 200 OK');
      expect(await status('/readyz')).toBe('HTTP/1.1 200 OK');
      for (const path of ['/', '/api/geo-info', '/healthz/more'])
        expect(await status(path)).toBe('HTTP/1.1 400 Bad Request');
    });

    test('an unknown default brand is refused at startup with the list of brands', async () => {
      for (const name of ['harbor', 'constructor', '']) {
        await expect(pair().startWeb({ DEFAULT_BRAND: name })).rejects.toThrow(
          'The variable DEFAULT_BRAND cannot be read: names no brand; there are regency, aurora, pulse',
        );
      }
    });

    test('PG-12 without the platform, cached pages are served and others are error pages with help', async () => {
      const { web, sandboxProxy, startWeb } = pair();
      const before = await web.request({ brand: 'aurora' });
      sandboxProxy.disconnect();
      try {
        expect((await web.request({ brand: 'aurora' })).text).toBe(before.text);
        const cold = await startWeb();
        for (const [brand, help] of [
          ['regency', 'GamCare'],
          ['aurora', 'Gambling Therapy'],
        ] as const) {
          for (const path of ['/', '/help', '/game/41000', '/no-such-page']) {
            const response = await cold.request({ brand, path });
            expect([path, response.status, response.headers['cache-control'], response.headers['retry-after']]).toEqual(
              [path, 503, 'no-store', '10'],
            );
            expect(bodyOf(response)).toContain('We can’t load this right now');
            expect(bodyOf(response)).toMatch(/<header[\s\S]*<footer/);
            expect(bodyOf(response)).toContain(help);
          }
        }
        await cold.stop();
      } finally {
        sandboxProxy.open();
      }
    });
  });
};

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WebResponse } from '../support/httpClient.ts';
import { brandIds } from '../support/webPair.ts';
import type { WebPair, WebSuite } from '../support/webPair.ts';
import { builtWeb } from '../support/webUnderTest.ts';

const player = 'foyer-player=1';
const sameEverywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function policyOf(response: WebResponse): Map<string, string> {
  const text = String(response.headers['content-security-policy']);
  return new Map(text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

function expectPageHeaders(response: WebResponse, { sandbox }: WebPair): void {
  const policy = policyOf(response);
  const [media, games] = [`http://media.localhost:${sandbox.port}`, `http://games.localhost:${sandbox.port}`];
  expect(Object.fromEntries([...policy].filter(([name]) => name !== 'script-src'))).toEqual({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': `'self' data: ${media}`,
    'font-src': "'self'",
    'connect-src': expect.stringMatching(
      new RegExp(`^'self' ws://hub\\.localhost:${sandbox.port} http://flags\\.localhost:\\d+$`),
    ),
    'frame-src': `${games} http://cashier.localhost:${sandbox.port}`,
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'foyer-html foyer-worker foyer-modules',
    'report-to': 'csp',
  });
  expect(response.headers).toMatchObject({
    ...sameEverywhere,
    'content-type': 'text/html; charset=utf-8',
    'reporting-endpoints': 'csp="/api/csp-report"',
  });
  const permissions = String(response.headers['permissions-policy']);
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])
    expect(permissions).toContain(`${name}=()`);
  for (const name of ['fullscreen', 'autoplay']) expect(permissions).toContain(`${name}=(self "${games}")`);
}

/** Link of a page to the file of its import map. */
const importMapLink =
  /<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="(?<address>\/theme\/[^"]+)" data-integrity="(?<integrity>[^"]+)">/;

/** Every inline script, and the import map, has its hash in the policy and vice versa, and there is no other inline content. */
function expectNothingInline(response: WebResponse): void {
  const scripts = [...response.text.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)].map(
    ({ groups }) => groups ?? {},
  );
  const inline = scripts.filter(
    ({ attributes = '' }) => !attributes.includes(' src=') && !attributes.includes('type="application/json"'),
  );
  const hashes = inline.map(({ body = '' }) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  expect(hashes.length).toBeGreaterThan(0);
  const importMapHash = importMapLink.exec(response.text)?.groups?.['integrity'] ?? '';
  expect(policyOf(response).get('script-src')).toBe(["'self'", ...new Set(hashes), `'${importMapHash}'`].join(' '));
  const markup = response.text.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(markup).not.toMatch(
    /<style\b|<[^>]+\sstyle=|<[^>]+\son[a-z]+=|(?:href|src)="javascript:|<base\b|<object\b|<iframe\b/i,
  );
  // Pictures may be preloaded. All other requested files are the page’s own.
  const outside = [...markup.matchAll(/<(?:script|link)[^>]+(?:src|href)="(?<address>[^"]+)"[^>]*>/g)].filter(
    ({ 0: tag, groups }) =>
      !/^\/(?!\/)/.test(groups?.['address'] ?? '') && !/ rel="preconnect"| rel="preload" as="image"/.test(tag),
  );
  expect(outside.map(({ 0: tag }) => tag)).toEqual([]);
}

export const describeHeaders: WebSuite = (pair) => {
  describe('headers', () => {
    test('a page names its scripts, the first one first, and loads none before the first paint', async () => {
      const { text } = await pair().web.request({ path: '/' });
      const named = [
        ...text.matchAll(/<link rel="later" fetchpriority="low" href="(?<address>\/assets\/[^"]+\.js)">/g),
      ].map(({ groups }) => groups?.['address'] ?? '');
      expect(named.length).toBeGreaterThan(1);
      expect((await pair().web.request({ path: named[0] ?? '' })).text).toContain('page-data');
      expect(text).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    });

    test('the service worker is checked at each update, and may only reach this site', async () => {
      const { release } = JSON.parse(readFileSync(join(builtWeb, 'client/.vite/release.json'), 'utf8')) as {
        release: string;
      };
      for (const headers of [{}, { cookie: player }]) {
        const response = await pair().web.request({ path: '/service-worker.js', headers });
        expect(response.status).toBe(200);
        expect(response.headers).toMatchObject({
          ...sameEverywhere,
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
        });
        expect(response.headers['set-cookie']).toBeUndefined();
        expect(response.text).toContain(`"release":"${release}"`);
      }
    });

    test('the worker of connections may only reach the hub and the stream of flags', async () => {
      const response = await pair().web.request({ path: '/connection.js' });
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        ...sameEverywhere,
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; connect-src ws:\/\/hub\.localhost:\d+ http:\/\/flags\.localhost:\d+$/,
        ),
      });
      expect(response.text).toContain('EventSource');
    });

    test('A18 the import map of a page has the integrity of every module of the build, including lazy ones', async () => {
      const { text } = await pair().web.request({ path: '/' });
      const { address = '', integrity = '' } = importMapLink.exec(text)?.groups ?? {};
      const { text: map, bytes } = await pair().web.request({ path: address });
      expect(integrity).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
      const folder = join(builtWeb, 'client/assets');
      const modules = readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .toSorted();
      const integrityOf = (file: string) =>
        `sha256-${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64')}`;
      expect(modules.length).toBeGreaterThan(50);
      expect(JSON.parse(map)).toEqual({
        integrity: Object.fromEntries(modules.map((file) => [`/assets/${file}`, integrityOf(file)])),
      });
    });

    test('MK-08 a page preloads its brand’s two fonts, reduced to the used characters', async () => {
      const fonts = { regency: /cinzel-600,roboto-400-800$/, aurora: /jost-400-800$/, pulse: /figtree-400-800$/ };
      for (const brand of brandIds) {
        const { text } = await pair().web.request({ brand, path: '/' });
        const preloaded = [...text.matchAll(/<link rel="preload" as="font"[^>]+href="(?<address>[^"]+)"/g)].map(
          ({ groups }) => groups?.['address'] ?? '',
        );
        expect(preloaded.map((address) => address.replace(/^\/theme\/[\w-]{10}-|\.woff2$/g, '')).join()).toMatch(
          fonts[brand],
        );
        for (const path of preloaded)
          expect((await pair().web.request({ brand, path })).headers['content-type']).toBe('font/woff2');
      }
    });

    test.for(brandIds)(
      'A18 PG-11 every page of %s has all headers and only inline scripts allowed by hash',
      async (brand) => {
        const { web, gameId } = pair();
        for (const cookie of ['', player]) {
          for (const [path, status] of [
            ['/', 200],
            [`/game/${gameId}`, 200],
            ['/help', 200],
            ['/no-such-page', 404],
            ['/game/0x11', 404],
            ['/%ff', 404],
          ] as const) {
            const response = await web.request({ brand, path, cookie });
            expect([path, response.status]).toEqual([path, status]);
            expectPageHeaders(response, pair());
            expectNothingInline(response);
            expect(response.headers['strict-transport-security']).toBeUndefined();
          }
        }
      },
    );

    /** Starts a web server of a copy of the build, where these views throw. */
    async function startBroken(views: readonly string[]) {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
      cpSync(builtWeb, folder, { recursive: true });
      // Node resolves packages of a build from the folders above it.
      symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
      const assets = join(folder, 'server/assets');
      const files = readdirSync(assets).filter((name) => views.some((view) => name.startsWith(`${view}-`)));
      expect(files).toHaveLength(views.length);
      for (const file of files)
        writeFileSync(join(assets, file), "export default () => { throw new Error('broken <b>'); };");
      const web = await pair().startWeb({ LOG_LEVEL: 'error' }, folder);
      const stop = async () => {
        await web.stop();
        rmSync(folder, { recursive: true, force: true });
      };
      return { web, stop };
    }

    test('PG-11 a page that fails to render is the styled 500 page with games, all headers and no-store', async () => {
      const { web, stop } = await startBroken(['VisitorHero', 'FailedBlock']);
      try {
        for (const brand of brandIds) {
          const response = await web.request({ brand });
          expect(response.status).toBe(500);
          expectPageHeaders(response, pair());
          expectNothingInline(response);
          expect(response.headers['cache-control']).toBe('no-store');
          expect(response.text).toContain('<title>500: Server Error</title>');
          expect(response.text).not.toMatch(/broken|Error:/);
          expect(response.text.match(/href="\/game\/\d+"/g)).toHaveLength(12);
          // The reference of the page is the id of its log line.
          const [, reference = 'none'] = /<code[^>]*>([\da-f]{32})<\/code>/.exec(response.text) ?? [];
          expect(response.text).toContain('quote this reference to support');
          await expect.poll(() => web.log().at(-1)).toContain(`"traceId":"${reference}"`);
        }
        expect((await web.request({ path: '/help' })).status).toBe(200);
      } finally {
        await stop();
      }
    });

    test('PG-08 a block that fails to render leaves a retry, is logged, and keeps the page out of caches', async () => {
      const { web, stop } = await startBroken(['VisitorHero']);
      try {
        const response = await web.request({});
        expect(response.status).toBe(200);
        expectPageHeaders(response, pair());
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.text).toContain('We can’t load this right now');
        expect(response.text).toContain('<footer');
        expect(response.text).not.toMatch(/broken|Error:/);
        await expect.poll(() => web.log().join()).toContain('"alias":"hero"');
      } finally {
        await stop();
      }
    });

    test('every API response is sandboxed and not stored by caches', async () => {
      const { web } = pair();
      for (const [method, path, status] of [
        ['GET', '/api/geo-info', 200],
        ['GET', '/api/nothing', 404],
        ['GET', '/api/page', 400],
        ['POST', '/api/geo-info', 405],
        ['GET', '/healthz', 200],
        ['GET', '/webhooks/content', 404],
      ] as const) {
        const response = await web.request({ method, path });
        expect([path, response.status]).toEqual([path, status]);
        expect(response.headers).toMatchObject({
          ...sameEverywhere,
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': 'private, no-store',
        });
      }
    });

    test('A18 a page names every own style sheet with its integrity hash', async () => {
      const { web } = pair();
      for (const brand of brandIds) {
        const links = [...(await web.request({ brand })).text.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(
          ([tag]) => tag,
        );
        expect(links.length).toBe(2);
        for (const tag of links) {
          const { address = '', integrity = '' } =
            /href="(?<address>[^"]+)" integrity="(?<integrity>[^"]+)"/.exec(tag)?.groups ?? {};
          const { bytes, status } = await web.request({ brand, path: address });
          expect([tag, status, integrity]).toEqual([
            tag,
            200,
            `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
          ]);
        }
      }
    });

    test('a page sends its preloads as a Link header, which a CDN can send as 103 Early Hints', async () => {
      const { web } = pair();
      for (const brand of brandIds) {
        const { headers, text } = await web.request({ brand });
        const links = String(headers['link']).split(', ');
        expect(links.length).toBeGreaterThan(2);
        for (const [, address = '', rest = ''] of links.map((link) => /^<([^>]+)>; (.+)$/.exec(link) ?? [])) {
          expect(text).toContain(`href="${address}"`);
          if (rest === 'rel=preconnect') continue;
          expect((await web.request({ brand, path: address })).status).toBe(200);
          const [, integrity] = /integrity="([^"]+)"/.exec(rest) ?? [];
          if (integrity !== undefined) expect(text).toContain(`href="${address}" integrity="${integrity}"`);
        }
      }
      expect((await web.request({ path: '/no-such-page' })).headers['link']).toBeUndefined();
    });

    test('files are immutable, every referenced file exists, and missing files are not cached', async () => {
      const { web } = pair();
      const { text } = await web.request();
      const addresses = [
        ...new Set(
          [...text.matchAll(/(?:href|src)="(?<address>\/(?:assets|theme)\/[^"]+)"/g)].map(
            ({ groups }) => groups?.['address'] ?? '',
          ),
        ),
      ];
      expect(addresses.length).toBeGreaterThan(5);
      for (const path of addresses) {
        const response = await web.request({ path });
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
      const gone = await web.request({ path: '/assets/browser-00000000.js' });
      expect([gone.status, gone.headers['cache-control'], gone.headers['x-content-type-options']]).toEqual([
        404,
        'no-store',
        'nosniff',
      ]);
    });

    test('a browser can report policy violations', async () => {
      const { web } = pair();
      const report = [
        {
          type: 'csp-violation',
          age: 1,
          url: 'http://regency.localhost/',
          user_agent: 'x',
          body: {
            effectiveDirective: 'script-src-elem',
            blockedURL: 'https://evil.example/x.js',
            disposition: 'enforce',
          },
        },
      ];
      const post = (body: string, type = 'application/reports+json') =>
        web.request({
          method: 'POST',
          path: '/api/csp-report',
          headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
          body,
        });
      expect((await post(JSON.stringify(report))).status).toBe(204);
      expect((await post('{"a":1}')).status).toBe(400);
      expect((await post('[]', 'text/plain')).status).toBe(415);
      expect((await post('"'.padEnd(70_000, 'x'))).status).toBe(413);
    });
  });
};

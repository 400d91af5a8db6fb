import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WebResponse } from './httpClient.ts';
import { brandIds } from './webPair.ts';
import type { WebPair, WebSuite } from './webPair.ts';
import { builtWeb } from './webUnderTest.ts';

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

function expectPageHeaders(response: WebResponse, { platform }: WebPair): void {
  const policy = policyOf(response);
  const [media, games] = [`http://media.localhost:${platform.port}`, `http://games.localhost:${platform.port}`];
  expect(Object.fromEntries([...policy].filter(([name]) => name !== 'script-src'))).toEqual({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': `'self' data: ${media}`,
    'font-src': "'self'",
    'connect-src': expect.stringMatching(
      new RegExp(`^'self' ws://hub\\.localhost:${platform.port} http://flags\\.localhost:\\d+$`),
    ),
    'frame-src': `${games} http://cashier.localhost:${platform.port}`,
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'foyer-html',
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

/** Every script that stands in the page has its hash in the policy and the other way round, and nothing else is inline. */
function expectNothingInline(response: WebResponse): void {
  const scripts = [...response.text.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)].map(
    ({ groups }) => groups ?? {},
  );
  const inline = scripts.filter(
    ({ attributes = '' }) => !attributes.includes(' src=') && !attributes.includes('type="application/json"'),
  );
  const hashes = inline.map(({ body = '' }) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  expect(hashes.length).toBeGreaterThan(0);
  expect(policyOf(response).get('script-src')).toBe(["'self'", ...new Set(hashes)].join(' '));
  const markup = response.text.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(markup).not.toMatch(
    /<style\b|<[^>]+\sstyle=|<[^>]+\son[a-z]+=|(?:href|src)="javascript:|<base\b|<object\b|<iframe\b/i,
  );
  // Pictures may be asked for ahead; everything else a page asks for is its own.
  const outside = [...markup.matchAll(/<(?:script|link)[^>]+(?:src|href)="(?<address>[^"]+)"[^>]*>/g)].filter(
    ({ 0: tag, groups }) =>
      !/^\/(?!\/)/.test(groups?.['address'] ?? '') && !/ rel="preconnect"| rel="preload" as="image"/.test(tag),
  );
  expect(outside.map(({ 0: tag }) => tag)).toEqual([]);
}

export const describeHeaders: WebSuite = (pair) => {
  describe('headers', () => {
    test('a page names its code, the file that begins first, and asks for none of it before its first paint', async () => {
      const { text } = await pair().web.ask({ path: '/' });
      const named = [
        ...text.matchAll(
          /<link rel="later" fetchpriority="low" href="(?<address>\/assets\/[^"]+\.js)" integrity="[^"]+">/g,
        ),
      ].map(({ groups }) => groups?.['address'] ?? '');
      expect(named.length).toBeGreaterThan(1);
      expect((await pair().web.ask({ path: named[0] ?? '' })).text).toContain('page-data');
      expect(text).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    });

    test('a page names the integrity of every module of the build, those that load later included', async () => {
      const { text } = await pair().web.ask({ path: '/' });
      const [, map = ''] = /<script type="importmap">([^<]*)<\/script><\/body>/.exec(text) ?? [];
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

    test('MK-08 a page asks ahead for the two fonts of its brand, cut to what pages use', async () => {
      const fonts = { regency: /cinzel-600,roboto-400-800$/, aurora: /jost-400-800$/, pulse: /figtree-400-800$/ };
      for (const brand of brandIds) {
        const { text } = await pair().web.ask({ brand, path: '/' });
        const asked = [...text.matchAll(/<link rel="preload" as="font"[^>]+href="(?<address>[^"]+)"/g)].map(
          ({ groups }) => groups?.['address'] ?? '',
        );
        expect(asked.map((address) => address.replace(/^\/theme\/[\w-]{10}-|\.woff2$/g, '')).join()).toMatch(
          fonts[brand],
        );
        for (const path of asked)
          expect((await pair().web.ask({ brand, path })).headers['content-type']).toBe('font/woff2');
      }
    });

    test.for(brandIds)(
      'A18 PG-11 every page of %s carries the headers, and its inline script is the one whose hash it names',
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
            const response = await web.ask({ brand, path, cookie });
            expect([path, response.status]).toEqual([path, status]);
            expectPageHeaders(response, pair());
            expectNothingInline(response);
            expect(response.headers['strict-transport-security']).toBeUndefined();
          }
        }
      },
    );

    test('PG-11 a page that cannot be drawn is the styled 500 page with every header, and nobody may store it', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
      cpSync(builtWeb, folder, { recursive: true });
      // Beside a build, Node looks for packages in the folders above.
      symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
      const heroes = readdirSync(join(folder, 'server/assets')).filter((name) => /^VisitorHero-.*\.js$/.test(name));
      expect(heroes).toHaveLength(1);
      for (const name of heroes)
        writeFileSync(join(folder, 'server/assets', name), "export default () => { throw new Error('broken <b>'); };");
      const web = await pair().another({}, folder);
      try {
        for (const brand of brandIds) {
          const response = await web.ask({ brand });
          expect(response.status).toBe(500);
          expectPageHeaders(response, pair());
          expectNothingInline(response);
          expect(response.headers['cache-control']).toBe('no-store');
          expect(response.text).toContain('<title>500: Server Error</title>');
          expect(response.text).not.toMatch(/broken|Error:/);
        }
        expect((await web.ask({ path: '/help' })).status).toBe(200);
      } finally {
        await web.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    });

    test('every answer of the api, good or bad, may do nothing in a browser and is stored by nobody', async () => {
      const { web } = pair();
      for (const [method, path, status] of [
        ['GET', '/api/geo-info', 200],
        ['GET', '/api/nothing', 404],
        ['GET', '/api/page', 400],
        ['POST', '/api/geo-info', 405],
        ['GET', '/healthz', 200],
        ['GET', '/webhooks/content', 404],
      ] as const) {
        const response = await web.ask({ method, path });
        expect([path, response.status]).toEqual([path, status]);
        expect(response.headers).toMatchObject({
          ...sameEverywhere,
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': 'private, no-store',
        });
      }
    });

    test('A18 a page names every script and style sheet of ours with the hash of its content', async () => {
      const { web } = pair();
      for (const brand of brandIds) {
        const links = [
          ...(await web.ask({ brand })).text.matchAll(/<link rel="(?:stylesheet|later|modulepreload)"[^>]*>/g),
        ].map(([tag]) => tag);
        expect(links.length).toBeGreaterThan(5);
        for (const tag of links) {
          const { address = '', integrity = '' } =
            /href="(?<address>[^"]+)" integrity="(?<integrity>[^"]+)"/.exec(tag)?.groups ?? {};
          const { bytes, status } = await web.ask({ brand, path: address });
          expect([tag, status, integrity]).toEqual([
            tag,
            200,
            `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
          ]);
        }
      }
    });

    test('files are kept for ever, everything a page names is there, and what is not there is kept by nobody', async () => {
      const { web } = pair();
      const { text } = await web.ask();
      const addresses = [
        ...new Set(
          [...text.matchAll(/(?:href|src)="(?<address>\/(?:assets|theme)\/[^"]+)"/g)].map(
            ({ groups }) => groups?.['address'] ?? '',
          ),
        ),
      ];
      expect(addresses.length).toBeGreaterThan(5);
      for (const path of addresses) {
        const response = await web.ask({ path });
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
      const gone = await web.ask({ path: '/assets/browser-00000000.js' });
      expect([gone.status, gone.headers['cache-control'], gone.headers['x-content-type-options']]).toEqual([
        404,
        'no-store',
        'nosniff',
      ]);
    });

    test('a browser can report what the policy stopped', async () => {
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
        web.ask({
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

import { brands } from '@foyer/brands/brands';
import { pagesList } from '@foyer/contract/content';
import { describe, expect, test } from 'vitest';
import type { WebResponse } from '../support/httpClient.ts';
import { brandIds } from '../support/webPair.ts';
import type { WebSuite } from '../support/webPair.ts';

const headOf = ({ text }: WebResponse) => text.slice(0, text.indexOf('</head>'));
const robotsOf = (response: WebResponse) => /<meta name="robots" content="([^"]*)">/.exec(headOf(response))?.[1];
const linksOf = (response: WebResponse) =>
  [...headOf(response).matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)">/g)].map(
    ([, kind, language, href]) => [kind, language, href],
  );

export const describeSiteMap: WebSuite = (pair) => {
  describe('search engine information', () => {
    test('PG-10 sandbox pages are noindex and there is no site map', async () => {
      const { web, sandbox } = pair();
      for (const brand of brandIds) {
        const pages = (await sandbox.call(pagesList, { params: { brand } })).body as { Path: string }[];
        for (const path of new Set(pages.map(({ Path }) => Path).filter((each) => !each.includes('{')))) {
          const response = await web.request({ brand, path });
          // A page may name its own canonical address as editors wrote it, but no alternates.
          expect([path, robotsOf(response), linksOf(response).filter(([kind]) => kind !== 'canonical')]).toEqual([
            path,
            'noindex',
            [],
          ]);
        }
        expect((await web.request({ brand, path: '/robots.txt' })).text).toBe('User-agent: *\nDisallow: /api/\n');
        expect((await web.request({ brand, path: '/sitemap.xml' })).status).toBe(404);
      }
    });

    test('GET /favicon.ico returns the icon that the brand’s pages name, for a week', async () => {
      const { web } = pair();
      const icons = await Promise.all(
        brandIds.map(async (brand) => {
          const named = /<link rel="icon"[^>]* href="([^"]+)"/.exec((await web.request({ brand })).text)?.[1] ?? '';
          const [icon, linked] = [
            await web.request({ brand, path: '/favicon.ico' }),
            await web.request({ brand, path: named }),
          ];
          expect([icon.status, icon.headers['content-type'], icon.headers['cache-control'], icon.text]).toEqual([
            200,
            'image/svg+xml',
            'public, max-age=604800',
            linked.text,
          ]);
          return icon.text;
        }),
      );
      expect(new Set(icons).size).toBe(brandIds.length);
    });

    test('PG-10 with robots enabled, pages name canonical and alternates, and a site map lists them', async () => {
      const { sandboxProxy, startWeb } = pair();
      const properties = { title: 'Help', robots: true, components: [] };
      sandboxProxy.respondWith({
        path: /\/content\/api\/brands\/\w+\/pages$/,
        status: 200,
        body: JSON.stringify({ Id: 1, Path: '/help', Properties: properties }),
      });
      const open = await startWeb({ PUBLIC_SCHEME: 'https' });
      try {
        const help = await open.request({ path: '/help', country: 'FR' });
        const main = `https://${brands[0]?.hosts[0] ?? ''}`;
        const alternates = [
          ['alternate', 'en', `${main}/help`],
          ['alternate', 'zh', `${main}/help?language=zh`],
          ['alternate', 'en-GB', `${main}/help`],
          ['alternate', 'en-CA', `${main}/help`],
          ['alternate', 'x-default', `${main}/help`],
        ];
        expect(robotsOf(help)).toBe('index, follow');
        expect(linksOf(help)).toEqual([['canonical', undefined, `${main}/help`], ...alternates]);
        expect(linksOf(await open.request({ path: '/help?language=zh', country: 'FR' }))).toEqual([
          ['canonical', undefined, `${main}/help?language=zh`],
          ...alternates,
        ]);
        expect(linksOf(await open.request({ path: '/help', country: 'GB' }))).toEqual([
          ['canonical', undefined, `${main}/help`],
        ]);
        // The list cannot be parsed, so no alternates are claimed.
        expect((await open.request({ path: '/sitemap.xml' })).status).toBe(404);
      } finally {
        sandboxProxy.respondWith(null);
        await open.stop();
      }
    });

    test('PG-10 the head contains the content’s search console key, escaped, or none', async () => {
      const { sandboxProxy, startWeb } = pair();
      const open = await startWeb();
      try {
        for (const [key, expected] of [
          ['abc_123-key', ['abc_123-key']],
          ['"><script>', ['&quot;&gt;&lt;script&gt;']],
          [' ', []],
          [undefined, []],
        ] as const) {
          sandboxProxy.respondWith({
            path: /\/content\/api\/brands\/\w+\/pages$/,
            status: 200,
            body: JSON.stringify({ Id: 1, Path: '/help', Properties: { googleSearchConsoleKey: key, components: [] } }),
          });
          await open.publish();
          const { text } = await open.request({ path: '/help' });
          expect([
            key,
            Array.from(
              text.matchAll(/<meta name="google-site-verification" content="([^"]*)"/g),
              ([, content]) => content,
            ),
          ]).toEqual([key, expected]);
        }
      } finally {
        sandboxProxy.respondWith(null);
        await open.stop();
      }
    });

    test('PG-10 A1 only canonical addresses of this site are kept', async () => {
      const { sandboxProxy, startWeb } = pair();
      const open = await startWeb();
      try {
        for (const [canonicalUrl, expected] of [
          ['https://evil.example/', []],
          ['//evil.example', []],
          ['/\\evil.example', []],
          ['javascript:alert(1)', []],
          ['/"><script>', [['canonical', undefined, 'http://regency.localhost/%22%3E%3Cscript%3E']]],
          ['/support', [['canonical', undefined, 'http://regency.localhost/support']]],
        ] as const) {
          sandboxProxy.respondWith({
            path: /\/content\/api\/brands\/\w+\/pages$/,
            status: 200,
            body: JSON.stringify({ Id: 1, Path: '/help', Properties: { canonicalUrl, components: [] } }),
          });
          await open.publish();
          expect([canonicalUrl, linksOf(await open.request({ path: '/help' }))]).toEqual([canonicalUrl, expected]);
        }
      } finally {
        sandboxProxy.respondWith(null);
        await open.stop();
      }
    });
  });
};

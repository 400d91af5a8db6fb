import { describe, expect, test } from 'vitest';
import { phone } from '../support/httpClient.ts';
import type { HttpRequestOptions, WebResponse } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

interface Exchange {
  headers: Record<string, string>;
  response: WebResponse;
}

/** Who visits: the address that the proxy reports, and the country that it may name. */
const origins: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '81.2.69.142' },
  { 'x-forwarded-for': '81.2.69.142', 'cf-ipcountry': 'FR' },
  { 'x-forwarded-for': '81.2.69.142', 'cf-ipcountry': 'XX' },
  { 'x-forwarded-for': '2.125.160.216, 5.135.183.146' },
  { 'x-forwarded-for': '192.168.1.7' },
];

/** Headers that a browser or a proxy sends, with a value that could change a response. */
const variants: readonly Record<string, string>[] = [
  {},
  { accept: 'application/json' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { 'accept-language': 'zh-CN' },
  { authorization: 'Bearer a.b' },
  { 'cache-control': 'no-cache' },
  { 'cdn-loop': 'foyer' },
  { 'cf-connecting-ip': '5.135.183.146' },
  { 'cf-ipcity': 'Paris' },
  { 'cf-visitor': '{"scheme":"https"}' },
  { 'client-ip': '5.135.183.146' },
  { 'cloudfront-viewer-country': 'CA' },
  ...[
    'foyer-player=1',
    'foyer-player=1; foyer-access=guest',
    'userLanguage=zh',
    'h20-iso3=CAN',
    'test-harness=True',
  ].map((cookie) => ({ cookie })),
  { dnt: '1' },
  { dpr: '2' },
  { 'device-memory': '0.5' },
  { 'early-data': '1' },
  { ect: '2g' },
  { 'fastly-client-ip': '5.135.183.146' },
  { forwarded: 'for=5.135.183.146;host=aurora.localhost;proto=https' },
  { 'foyer-visit': 'brand=regency, market=ca, device=mobile, access=visitor' },
  { from: 'a@example.org' },
  { 'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT' },
  { origin: 'https://example.org' },
  { pragma: 'no-cache' },
  { priority: 'u=1' },
  { purpose: 'prefetch' },
  { range: 'bytes=0-9' },
  { referer: 'https://example.org/?language=zh' },
  { 'save-data': 'on' },
  { 'sec-ch-prefers-color-scheme': 'dark' },
  { 'sec-ch-prefers-reduced-motion': 'reduce' },
  { 'sec-ch-ua': '"Chromium";v="156"' },
  { 'sec-ch-ua-mobile': '?1' },
  { 'sec-ch-ua-platform': '"Android"' },
  { 'sec-ch-viewport-width': '320' },
  { 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-gpc': '1' },
  { 'sec-purpose': 'prefetch' },
  { 'service-worker': 'script' },
  { 'service-worker-navigation-preload': 'true' },
  { te: 'trailers' },
  { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  { 'true-client-ip': '5.135.183.146' },
  { 'upgrade-insecure-requests': '1' },
  { 'user-agent': phone },
  { via: '1.1 proxy' },
  { 'x-country-code': 'CA' },
  { 'x-forwarded-host': 'aurora.localhost' },
  { 'x-forwarded-port': '443' },
  { 'x-forwarded-prefix': '/help' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': 'aurora.localhost' },
  { 'x-http-method-override': 'HEAD' },
  { 'x-language': 'zh' },
  { 'x-original-url': '/help' },
  { 'x-real-ip': '5.135.183.146' },
  { 'x-requested-with': 'app.example' },
  { 'x-rewrite-url': '/help' },
];

const paths = ['/', '/help', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/service-worker.js', '/connection.js'];

/** Whether a shared cache would answer a request with an earlier response (RFC 9111, sections 3 and 4.1). */
function isReused({ headers: stored, response }: Exchange, requested: Record<string, string>): boolean {
  const cacheControl = response.headers['cache-control'] ?? '';
  if (/private|no-store/.test(cacheControl)) return false;
  const names = (response.headers['vary'] ?? '').toLowerCase().split(/\s*,\s*/);
  return names.every((name) => stored[name] === requested[name]);
}

/** The first requests that a shared cache would answer with another page than the web server. */
function misdirected(exchanges: readonly Exchange[]): unknown[] {
  return exchanges
    .flatMap((earlier) =>
      exchanges
        .filter(({ headers, response }) => isReused(earlier, headers) && !response.bytes.equals(earlier.response.bytes))
        .map(({ headers }) => ({ of: earlier.headers, sentTo: headers })),
    )
    .slice(0, 3);
}

export const describeCacheKey: WebSuite = (pair) => {
  describe('what changes a response', () => {
    test.each([
      ['a trusted proxy', { TRUSTED_PROXIES: '127.0.0.0/8' }],
      ['no trusted proxy', {}],
    ])('MK-05 A5 is in Vary, or the response is not for shared caches, with %s', async (_name, variables) => {
      const { sandboxProxy, startWeb } = pair();
      const web = await startWeb(variables);
      // Pages that search engines may index, so that there is a site map.
      sandboxProxy.respondWith({
        method: 'POST',
        path: /\/content\/api\/brands\/\w+\/pages$/,
        status: 200,
        body: JSON.stringify({ Id: 1, Path: '/help', Properties: { title: 'Help', robots: true, components: [] } }),
      });
      try {
        for (const path of paths) {
          const requests = origins.flatMap((origin) => variants.map((variant) => ({ ...origin, ...variant })));
          const exchanges = await Promise.all(
            requests.map(async (headers): Promise<Exchange> => ({ headers, response: await send(web, path, headers) })),
          );
          expect([path, misdirected(exchanges)]).toEqual([path, []]);
        }
        const home = await web.request({ country: 'GB' });
        expect(home.headers['cache-control']).toContain('s-maxage');
        expect((await web.request({ path: '/sitemap.xml' })).status).toBe(200);
      } finally {
        sandboxProxy.respondWith(null);
        await web.stop();
      }
    });
  });
};

const send = (
  web: { request(options: HttpRequestOptions): Promise<WebResponse> },
  path: string,
  headers: Record<string, string>,
) => web.request({ path, headers });

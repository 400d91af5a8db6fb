import { getRequestListener } from '@hono/node-server';
import { contentPublished } from '@foyer/contract/content';
import { Hono } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { flagDefaults } from '../flags/flags.ts';
import { visitKey } from '../market/visit.ts';
import type { Visit } from '../market/visit.ts';
import { createVisitResolver } from '../market/visitResolver.server.ts';
import { createPageLoader } from '../page/loadPage.server.ts';
import { readPath } from '../page/pagePath.ts';
import type { PageRequest } from '../page/pagePath.ts';
import { createAnswerCache } from '../server/answerCache.server.ts';
import type { Configuration } from '../server/configuration.server.ts';
import type { Log } from '../server/log.server.ts';
import { createMemoryCache } from '../server/memoryCache.server.ts';
import { createPageCache, encodingFor } from '../server/pageCache.server.ts';
import type { CachedPage } from '../server/pageCache.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import { pageHeaders } from '../server/securityHeaders.server.ts';
import { createSharedCache } from '../server/sharedCache.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import { createUpstream } from '../server/upstream.server.ts';
import { createThemeFiles } from '../theme/themeFiles.server.ts';
import { createApiServer } from './apiServer.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { earlyScript } from './earlyScript.ts';
import { createPageServer } from './pageServer.server.ts';
import { serverErrorPage } from './serverErrorPage.server.ts';
import { visitHeadersOf } from './visitHeaders.server.ts';

export interface Web {
  /** Answers one request; never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Readiness says no from here on, so that a balancer stops sending. */
  drain(): void;
  close(): Promise<void>;
}

interface WebParts {
  configuration: Configuration;
  assets: ClientAssets;
  files: StaticFiles;
  log: Log;
  now?: () => number;
  /** Leaves out the security policy, which the development server's injected scripts do not fit. */
  isDevelopment?: boolean;
}

/** Puts the web server together: pages from the cache or rendered, `/api/*`, assets, the content webhook, health. */
export async function createWeb({ configuration, assets, files, log, now = Date.now, isDevelopment = false }: WebParts): Promise<Web> {
  const upstream = createUpstream({ bases: configuration.upstreams, log });
  const answerMemory = createMemoryCache<{ bytes: number; value: unknown; storedAt: number }>();
  const answers = createAnswerCache(upstream, answerMemory, now);
  const loader = createPageLoader(answers, log);
  const visits = createVisitResolver(configuration, () => flagDefaults);
  const shared = configuration.redisUrl === null ? null : createSharedCache(configuration.redisUrl);
  const pageMemory = createMemoryCache<CachedPage>();
  const pages = createPageCache(pageMemory, now, shared);
  const themes = await createThemeFiles(files);
  const pageServer = createPageServer(loader, assets, themes);
  const securityHeaders = pageHeaders({ mediaOrigin: configuration.mediaOrigin, gamesOrigin: configuration.gamesOrigin, inlineScripts: [earlyScript], isSecure: false })
    .filter(([name]) => !(isDevelopment && name === 'Content-Security-Policy'))
    .flat();
  const vary = `Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent, ${configuration.countryHeader}`;
  let isDraining = false;

  const api = createApiServer({ configuration, visits, upstream, answers, loader, log });
  mountOwnCalls(api as unknown as Hono);
  const apiListener = getRequestListener((request, bindings) => api.fetch(request, bindings), { overrideGlobalObjects: false });

  function mountOwnCalls(app: Hono): void {
    app.get('/healthz', (context) => context.json({ alive: true }));
    app.get('/readyz', (context) => context.json({ ready: !isDraining }, isDraining ? 503 : 200));
    app.post('/webhooks/content', async (context) => {
      if (!isSecret(context.req.header('x-webhook-secret'), configuration.webhookSecret)) return context.json({ message: 'Unknown sender.' }, 403);
      const body = await readJsonBody(context.req.raw);
      const event = v.safeParse(contentPublished, body.ok ? body.value : null);
      if (!event.success) return context.json({ message: 'Not an event of the content service.' }, 400);
      answers.purge();
      const { brand, paths } = event.output;
      const purged = pages.purge((key) => isTouched(key, brand, paths));
      return context.json({ purged });
    });
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, asked: PageRequest, visit: Visit): Promise<void> {
    try {
      const render = () => pageServer.render(asked, visit);
      // Paths that are nobody's share one entry, so that nonsense cannot flood the cache (A6).
      const page = await pages.page(pageKey(visit, asked), render);
      writePage(request, response, page, visit);
    } catch (error) {
      log.error({ error: String(error), path: asked.path }, 'INTERNAL_SERVER_ERROR');
      const html = await serverErrorPage(pageServer, visit).catch(() => '<!doctype html><title>500: Server Error</title><h1>500: Server Error</h1>');
      response.writeHead(500, [...securityHeaders, 'Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store']);
      response.end(request.method === 'HEAD' ? undefined : html);
    }
  }

  function writePage(request: IncomingMessage, response: ServerResponse, page: CachedPage, visit: Visit): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = page.bodies[encoding];
    const isPublic = visit.loginState === 'Logged-Out' && page.status === 200;
    const headers = [
      ...securityHeaders,
      'Content-Type', 'text/html; charset=utf-8',
      'Vary', vary,
      'ETag', page.etag,
      // A browser asks again each time and gets 304; a CDN keeps the page for the hour that it is fresh here.
      'Cache-Control', isPublic ? 'public, max-age=0, s-maxage=3600, stale-while-revalidate=3600' : 'private, no-cache',
    ];
    if (request.headers['if-none-match'] === page.etag && page.status === 200) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.byteLength));
    response.writeHead(page.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    listener(request, response) {
      const address = request.url ?? '/';
      const cut = address.indexOf('?');
      const path = cut === -1 ? address : address.slice(0, cut);
      if (/^\/(?:api|webhooks)\/|^\/(?:healthz|readyz)$/.test(path)) {
        void apiListener(request, response);
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' });
        response.end('Only GET and HEAD are answered here.');
        return;
      }
      if (/^\/(?:assets|theme)\//.test(path)) {
        if (files.send(path, request, response)) return;
        response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        response.end('Not found');
        return;
      }
      const visit = visits.resolve(visitHeadersOf(request, configuration.countryHeader));
      // An absolute-form or otherwise odd request target is no path of ours (A3).
      if (visit === null || !path.startsWith('/')) {
        response.writeHead(visit === null ? 421 : 400, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        response.end(visit === null ? 'This host belongs to no brand.' : 'Not a path.');
        return;
      }
      if (path === '/robots.txt') {
        response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
        response.end('User-agent: *\nDisallow: /api/\n');
        return;
      }
      const asked = readPath(path);
      const stored = pages.peek(pageKey(visit, asked));
      if (stored !== undefined && stored.freshUntil > now()) writePage(request, response, stored, visit);
      else void sendPage(request, response, asked, visit);
    },
    drain() {
      isDraining = true;
    },
    async close() {
      pageMemory.stop();
      answerMemory.stop();
      await shared?.close();
    },
  };
}

function pageKey(visit: Visit, asked: PageRequest): string {
  return `${visitKey(visit)}|${asked.kind === 'noGame' || asked.kind === 'noPath' ? asked.kind : asked.path}`;
}

/** Whether a stored page must go when this content was published. A game's pages all come from the one at `/game/{id}`. */
function isTouched(key: string, brand: string | undefined, paths: readonly string[] | undefined): boolean {
  const [keyBrand, , , , , path = ''] = key.split('|');
  if (brand !== undefined && keyBrand !== brand) return false;
  return paths === undefined || paths.includes(path) || (paths.includes('/game/{id}') && path.startsWith('/game/'));
}

function isSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined || expected === '') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@foyer/brands/brands';
import { contentPublished } from '@foyer/contract/content';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { memoize } from '../base/memoize.ts';
import { flagMark } from '../flags/flags.ts';
import type { Flags } from '../flags/flags.ts';
import { visitKey } from '../market/visit.ts';
import type { Visit } from '../market/visit.ts';
import { createVisitResolver } from '../market/visitResolver.server.ts';
import { createPageLoader } from '../page/loadPage.server.ts';
import { readPath } from '../page/pagePath.ts';
import type { PageRequest } from '../page/pagePath.ts';
import { createClientConnectionOf } from '../server/clientConnection.server.ts';
import type { Configuration } from '../server/configuration.server.ts';
import type { CountryOfAddress } from '../server/countryDatabase.server.ts';
import type { Log } from '../server/log.server.ts';
import { createMemoryCache, smallCacheLimits } from '../server/memoryCache.server.ts';
import { noMetrics } from '../server/metrics.server.ts';
import type { Metrics, RequestKind } from '../server/metrics.server.ts';
import { createPageCache } from '../server/pageCache.server.ts';
import type { CachedPage } from '../server/pageCache.server.ts';
import { sendPlain } from '../server/plainResponse.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import { createRequestWatch } from '../server/requestWatch.server.ts';
import { pageHeaders, strictTransport } from '../server/securityHeaders.server.ts';
import { createServicesClock } from '../server/servicesClock.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import { noTracing } from '../server/tracing.server.ts';
import type { Tracing } from '../server/tracing.server.ts';
import { createUpstream } from '../server/upstream.server.ts';
import { createUpstreamCache } from '../server/upstreamCache.server.ts';
import type { StoredResponse } from '../server/upstreamCache.server.ts';
import { isMeasuring } from '../telemetry/telemetryPaths.ts';
import { createThemeFiles } from '../theme/themeFiles.server.ts';
import type { ThemeFiles } from '../theme/themeFiles.server.ts';
import { createApiServer } from './apiServer.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { createContentPurge } from './contentPurge.server.ts';
import { earlyScript } from './earlyScript.ts';
import { createFixedTexts } from './fixedTexts.server.ts';
import { flagFeedOf, flagOriginsOf } from './flagFeedOf.server.ts';
import { createPageServer } from './pageServer.server.ts';
import { createPlainHttpGate } from './plainHttpGate.server.ts';
import { policyReportPath } from './policyReports.server.ts';
import { serverErrorPage } from './serverErrorPage.server.ts';
import { createSiteMap } from './siteMap.server.ts';
import { visitHeadersOf } from './visitHeaders.server.ts';
import { createPageWriter } from './writePage.server.ts';

export interface Web {
  /** Answers one request; never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Readiness says no from here on, so that a balancer stops sending. */
  drain(): void;
  close(): Promise<void>;
}

interface WebDeps {
  configuration: Configuration;
  assets: ClientAssets;
  files: StaticFiles;
  /** The folder `web`, where fonts are. */
  webFolder: string;
  log: Log;
  metrics?: Metrics;
  tracing?: Tracing;
  /** Where a visitor is whose CDN does not say it; by default nobody knows. */
  countryOfAddress?: CountryOfAddress;
  now?: () => number;
  /** Leaves out the security policy, which the development server's injected scripts do not fit. */
  isDevelopment?: boolean;
}

/** Puts the web server together: pages from the cache or rendered, `/api/*`, assets, the content webhook, health. */
export async function createWeb({
  configuration,
  assets,
  files,
  webFolder,
  log,
  metrics = noMetrics,
  tracing = noTracing,
  countryOfAddress = () => null,
  now = Date.now,
  isDevelopment = false,
}: WebDeps): Promise<Web> {
  const servicesClock = createServicesClock(now);
  const upstream = createUpstream({ bases: configuration.upstreams, log, metrics, tracing, clock: servicesClock });
  const watch = createRequestWatch({ metrics, log });
  const responseMemory = createMemoryCache<StoredResponse>();
  const cachedUpstream = createUpstreamCache(upstream, responseMemory, now);
  const loader = createPageLoader(cachedUpstream, log);
  const flags = flagFeedOf(configuration, log);
  const visits = createVisitResolver(configuration, flags.of);
  const pageMemory = createMemoryCache<CachedPage>();
  const strayMemory = createMemoryCache<CachedPage>(smallCacheLimits);
  const themes = await createThemeFiles(files, webFolder);
  const pageServer = createPageServer({
    loader,
    assets,
    themes,
    originOf: (brandId) =>
      `${configuration.publicScheme}://${brands.find(({ id }) => id === brandId)?.hosts[0] ?? 'localhost'}`,
  });
  const isSecureSite = configuration.publicScheme === 'https';
  const securityHeaders = new Map(brands.map(({ id }) => [id, securityHeadersFor(id)]));
  const securityHeadersOf = (brandId: string) => securityHeaders.get(brandId) ?? [];
  const vary = `Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent, ${configuration.countryHeader}`;
  const writer = createPageWriter(securityHeadersOf, vary, now);
  const shared =
    configuration.redisUrl === null
      ? null
      : (await import('../server/sharedCache.server.ts')).createSharedCache(
          configuration.redisUrl,
          releaseOf(assets, themes, [...securityHeaders.values()].flat(), configuration.flags),
          now,
        );
  const pages = createPageCache({ memory: pageMemory, strays: strayMemory, now, shared });
  const fixedTexts = createFixedTexts(createSiteMap(cachedUpstream, brands, configuration.publicScheme));
  const content = createContentPurge(cachedUpstream, pages, shared);
  const requestOf = memoize(2000, readPath);
  const country = {
    header: configuration.countryHeader,
    ofAddress: countryOfAddress,
    clientOf: createClientConnectionOf(configuration),
  };
  const mayAnswer = createPlainHttpGate(configuration, country.clientOf);
  let isDraining = false;
  // A page made before the flags were heard would be one of defaults; but pages do not wait for a service that is slow.
  await Promise.race([flags.asked, delay(maxWaitForFlagsMs, undefined, { ref: false })]);

  const api = createApiServer({
    configuration,
    country,
    visits,
    upstream,
    cachedUpstream,
    loader,
    log,
    servicesClock,
    secret: configuration.sessionSecret ?? randomBytes(32),
  });
  mountOwnCalls(api as unknown as Hono);
  const apiListener = getRequestListener((request, bindings) => api.fetch(request, bindings), {
    overrideGlobalObjects: false,
  });

  function securityHeadersFor(brandId: string): string[] {
    return pageHeaders({
      mediaOrigin: configuration.mediaOrigin,
      gamesOrigin: configuration.gamesOrigin,
      cashierOrigin: configuration.cashierOrigin,
      hubOrigin: configuration.hubOrigin,
      flagOrigins: flagOriginsOf(configuration),
      vendors: configuration.vendors.policyOf(brandId),
      inlineScripts: [earlyScript, assets.importMap].filter((script) => script !== ''),
      reportPath: policyReportPath,
      isSecure: isSecureSite,
    })
      .filter(([name]) => !(isDevelopment && name === 'Content-Security-Policy'))
      .flat();
  }

  function mountOwnCalls(app: Hono): void {
    app.get('/healthz', (context) => context.json({ alive: true }));
    app.get('/readyz', (context) => context.json({ ready: !isDraining }, isDraining ? 503 : 200));
    app.post('/webhooks/content', async (context) => {
      if (!isSecret(context.req.header('x-webhook-secret'), configuration.webhookSecret))
        return context.json({ message: 'Unknown sender.' }, 403);
      const body = await readJsonBody(context.req.raw);
      const event = v.safeParse(contentPublished, body.ok ? body.value : null);
      if (!event.success) return context.json({ message: 'Not an event of the content service.' }, 400);
      return context.json({ purged: await content.purge(event.output) });
    });
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    asked: PageRequest,
    visit: Visit,
  ): Promise<void> {
    try {
      // Paths that are nobody's share one entry, so that nonsense cannot flood the cache (A6).
      const page = await pages.page(pageKey(visit, asked), () => pageServer.render(asked, visit));
      writer.write(request, response, page, visit);
    } catch (error) {
      log.error({ error: String(error), path: asked.path }, 'INTERNAL_SERVER_ERROR');
      const html = await serverErrorPage(pageServer, visit).catch(
        () => '<!doctype html><title>500: Server Error</title><h1>500: Server Error</h1>',
      );
      response.writeHead(500, [
        ...securityHeadersOf(visit.brandId),
        'Content-Type',
        'text/html; charset=utf-8',
        'Cache-Control',
        'no-store',
      ]);
      response.end(request.method === 'HEAD' ? undefined : html);
    }
  }

  /** Answers, or sees to it that somebody will, and says what kind of request it was. */
  function handleRequest(request: IncomingMessage, response: ServerResponse): RequestKind {
    // A client that goes on over this connection would lose its next request when the port closes.
    if (isDraining) response.setHeader('Connection', 'close');
    if (isSecureSite) response.setHeader(...strictTransport);
    // Two hosts are two brands, and whatever stands in front may have gone by the other (A3).
    const hosts = hostsOf(request.rawHeaders);
    const address = request.url ?? '/';
    const cut = address.indexOf('?');
    const path = cut === -1 ? address : address.slice(0, cut);
    // Probes of balancers name none and mean this process.
    const isProbe = path === '/healthz' || path === '/readyz';
    if (hosts === 0 && isProbe) request.headers.host = 'localhost';
    if (hosts > 1 || (hosts === 0 && !isProbe && request.httpVersion === '1.1')) {
      sendPlain(response, 400, 'One host, please.');
      return 'other';
    }
    if (!mayAnswer(request, response, path)) return 'other';
    if (/^\/(?:api|webhooks)\/|^\/(?:healthz|readyz)$/.test(path)) {
      (isMeasuring(path) ? noTracing : tracing).inRequest(request, response, () => void apiListener(request, response));
      return 'api';
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendPlain(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
      return 'other';
    }
    if (/^\/(?:assets|theme)\//.test(path)) {
      if (!files.send(path, request, response)) sendPlain(response, 404, 'Not found');
      return 'asset';
    }
    const visit = visits.resolve(visitHeadersOf(request, country));
    // An absolute-form or otherwise odd request target is no path of ours (A3).
    if (visit === null || !path.startsWith('/')) {
      sendPlain(
        response,
        visit === null ? 421 : 400,
        visit === null ? 'This host belongs to no brand.' : 'Not a path.',
      );
      return 'other';
    }
    if (fixedTexts(path, request, response, visit)) return 'other';
    // Pages carry it in their own head, which can be repeated only where nothing was set before.
    if (isSecureSite) response.removeHeader(strictTransport[0]);
    const asked = requestOf(path);
    const stored = pages.peek(pageKey(visit, asked));
    const isStored = stored !== undefined && stored.freshUntil > now();
    metrics.pageCache(isStored ? 'hit' : 'miss');
    if (isStored) writer.write(request, response, stored, visit);
    else tracing.inRequest(request, response, () => void sendPage(request, response, asked, visit));
    return 'page';
  }

  return {
    listener(request, response) {
      const startedAt = performance.now();
      watch(request, response, handleRequest(request, response), startedAt);
    },
    drain() {
      isDraining = true;
    },
    async close() {
      flags.stop();
      pageMemory.stop();
      strayMemory.stop();
      responseMemory.stop();
      await shared?.close();
      await tracing.close();
    },
  };
}

/** Longest time that the start waits for the flag service. */
const maxWaitForFlagsMs = 2000;

/** How many `Host` headers came; a plain loop, because every request passes here. */
function hostsOf(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** Pages of other flags are other pages, and stay good for when the flags are turned back (FF-02). */
function pageKey(visit: Visit, asked: PageRequest): string {
  return `${visitKey(visit)} ${markOf(visit.flags)}|${asked.kind === 'noGame' || asked.kind === 'noPath' ? asked.kind : asked.path}`;
}

const marks = new WeakMap<Flags, string>();

/** Asked with every request, and flags are few. */
function markOf(flags: Flags): string {
  const known = marks.get(flags);
  if (known !== undefined) return known;
  const made = flagMark(flags);
  marks.set(flags, made);
  return made;
}

/** What pages of this process look like beyond their content and the flags of their key: another build, or other origins make other pages. */
function releaseOf(
  assets: ClientAssets,
  themes: ReadonlyMap<string, ThemeFiles>,
  securityHeaders: readonly string[],
  flags: Partial<Flags>,
): string {
  const facts = JSON.stringify([assets.release, [...themes], securityHeaders, flags]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 12);
}

function isSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined || expected === '') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@foyer/brands/brands';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { memoize } from '../base/memoize.ts';
import type { CachedPage } from '../server/cachedPage.server.ts';
import { createCallLimits } from '../server/callLimit.server.ts';
import { createClientConnectionOf, trustsNoProxy } from '../server/clientConnection.server.ts';
import { countHostHeaders } from '../server/countHostHeaders.ts';
import { createEdgePurge } from '../server/edgePurge.server.ts';
import { createProbeHandler } from '../server/health.server.ts';
import type { ProbeHandler } from '../server/health.server.ts';
import type { Log } from '../server/log.server.ts';
import { createMemoryCache, smallCacheLimits } from '../server/memoryCache.server.ts';
import { noMetrics } from '../server/metrics.server.ts';
import type { Metrics, RequestKind } from '../server/metrics.server.ts';
import type { CountryOfAddress } from '../server/openCountryDatabase.server.ts';
import { createPageCache } from '../server/pageCache.server.ts';
import { retryDeps } from '../server/readWithRetries.server.ts';
import { watchRecalledGames } from '../server/recalledGames.server.ts';
import { createReleaseFiles } from '../server/releaseFiles.server.ts';
import { createRequestObserver } from '../server/requestObserver.server.ts';
import { currentTrace } from '../server/requestTrace.server.ts';
import { pageHeaders, strictTransport } from '../server/securityHeaders.server.ts';
import { sendText } from '../server/sendText.server.ts';
import { createServicesClock } from '../server/servicesClock.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import { createTraceIds } from '../server/tracing.server.ts';
import type { Tracing, TrustsTrace } from '../server/tracing.server.ts';
import { createUpstream } from '../server/upstream.server.ts';
import { createUpstreamCache } from '../server/upstreamCache.server.ts';
import type { StoredResponse } from '../server/upstreamCache.server.ts';
import { upstreamWithout } from '../server/upstreamWithout.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { languageHeader } from '../services/market/requestedLanguage.ts';
import { createVisitResolver } from '../services/market/visitResolver.server.ts';
import { isTelemetryCall } from '../services/telemetry/telemetryPaths.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { createContentPurge, tagsOfKey } from './contentPurge.server.ts';
import { createApiServer } from './createApiServer.server.ts';
import { createConnectionWorkerFile } from './createConnectionWorkerFile.server.ts';
import { createPageWriter } from './createPageWriter.server.ts';
import type { PageDelivery } from './createPageWriter.server.ts';
import { createPlainHttpCheck } from './createPlainHttpCheck.server.ts';
import { createPreloadHeader } from './createPreloadHeader.server.ts';
import { createVisitInspector } from './createVisitInspector.server.ts';
import { createWellKnownFiles } from './createWellKnownFiles.server.ts';
import { createEdgeVisitOf } from './edgeRequest.server.ts';
import { flagsKey } from './edgeResponse.server.ts';
import { flagFeedOf, flagOriginsOf } from './flagFeedOf.server.ts';
import { hubSocketOrigins } from './hubSocketOrigins.server.ts';
import { mountContentWebhook } from './mountContentWebhook.server.ts';
import { createServiceWorkerFile } from './offline/serviceWorker.server.ts';
import { createPageLoader } from './page/createPageLoader.server.ts';
import { readPagePath } from './page/readPagePath.ts';
import { pageKey } from './pageKey.server.ts';
import { createPageLook } from './pageLook.server.ts';
import { createPageServer } from './pageServer.server.ts';
import { brandTag } from './pageTags.ts';
import { serverErrorPage } from './serverErrorPage.server.ts';
import { openSharedTier } from './sharedTier.server.ts';
import { createSiteMap } from './siteMap.server.ts';
import { policyReportPath } from './telemetryCalls.server.ts';
import { visitHeadersOf } from './visitHeaders.server.ts';
import { watchHealth, watchPurges, watchRender, watchState } from './watchHealth.server.ts';

export interface Web {
  /** Handles one request; never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Answers `/healthz` and `/readyz`, also on the operations port. */
  readonly probes: ProbeHandler;
  /** Fails readiness checks from now on, so that the load balancer stops sending requests. */
  drain(): void;
  close(): Promise<void>;
}

interface WebDeps {
  configuration: Configuration;
  assets: ClientAssets;
  files: StaticFiles;
  fonts: FontFolders;
  log: Log;
  metrics?: Metrics;
  /** Exports spans; by default requests have trace ids alone. */
  tracing?: Tracing | null;
  /** Looks up a visitor's country when the CDN does not send it; by default unknown. */
  countryOfAddress?: CountryOfAddress;
  now?: () => number;
  /** Omits the security policy, which would block the development server's injected scripts. */
  isDevelopment?: boolean;
}

/** Creates the web server: cached or rendered pages, `/api/*`, assets, the content webhook, health checks. */
export async function createWeb({
  configuration,
  assets,
  files,
  fonts,
  log,
  metrics = noMetrics,
  tracing: spans = null,
  countryOfAddress = () => null,
  now = Date.now,
  isDevelopment = false,
}: WebDeps): Promise<Web> {
  const servicesClock = createServicesClock(now);
  const clientOf = createClientConnectionOf(configuration);
  // Exported spans continue the browser's own trace, which any sender can name.
  const trustsTrace: TrustsTrace = (request) => spans !== null || clientOf(request).isProxied;
  const traceIds = createTraceIds(trustsTrace);
  const tracing = spans ?? traceIds;
  const purges = watchPurges(metrics, now);
  const edgePurge = createEdgePurge({
    edges: configuration.edge.purge,
    allKeys: brands.map(({ id }) => brandTag(id)),
    metrics: purges,
    log,
    now,
  });
  const flags = flagFeedOf(configuration, log, (brandId) => edgePurge.purge([flagsKey(brandId)]));
  const visits = createVisitResolver(configuration, flags.of);
  const health = watchHealth({
    metrics,
    log,
    now,
    host: brands.find(({ id }) => id === configuration.defaultBrand)?.hosts[0],
    visits,
    upstream: () => upstream,
    render: () => renderPage,
  });
  const probes = createProbeHandler(health);
  const upstream = upstreamWithout(
    configuration.capabilitiesOff,
    createUpstream({
      bases: configuration.upstreams,
      log,
      metrics: health.callMetrics,
      tracing,
      clock: servicesClock,
    }),
  );
  const watch = createRequestObserver({ metrics, log, trustsTrace });
  const responseMemory = createMemoryCache<StoredResponse>();
  const cachedUpstream = createUpstreamCache(upstream, responseMemory, now, {
    ...retryDeps,
    onRetry: metrics.upstreamRetry,
  });
  const loader = createPageLoader(cachedUpstream, log);
  const pageMemory = createMemoryCache<CachedPage>();
  const notFoundMemory = createMemoryCache<CachedPage>(smallCacheLimits);
  const look = await createPageLook(files, fonts, assets);
  const { release } = assets;
  const serviceWorkerFile = await createServiceWorkerFile(assets, configuration.mediaOrigin, files);
  const connectionWorkerFile = createConnectionWorkerFile(assets, configuration);
  const releaseFiles = createReleaseFiles({ settings: configuration.releaseFiles, release, files, log, now });
  // Before this node is ready: a page that it sends names files that any other node may be asked for.
  await releaseFiles.publish();
  const originOf = (brandId: string) =>
    `${configuration.publicScheme}://${brands.find(({ id }) => id === brandId)?.hosts[0] ?? 'localhost'}`;
  const pageServer = createPageServer({ loader, log, assets, look, originOf });
  const renderPage = watchRender(pageServer.render, health, metrics);
  const isSecureSite = configuration.publicScheme === 'https';
  const securityHeaders = new Map(brands.map(({ id }) => [id, securityHeadersFor(id)]));
  const securityHeadersOf = (brandId: string) => securityHeaders.get(brandId) ?? [];
  const vary = `Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent, ${languageHeader}, ${configuration.countryHeader}`;
  const writer = createPageWriter({
    fixedHeadersOf: securityHeadersOf,
    preloadHeaderOf: createPreloadHeader(look),
    vary,
    release,
    now,
  });
  const shared = await openSharedTier({
    configuration,
    log,
    metrics,
    pageFacts: [
      assets.release,
      [...look.themes],
      [...securityHeaders.values()].flat(),
      configuration.flags,
      configuration.capabilitiesOff,
    ],
    now,
  });
  const pages = createPageCache({
    memory: pageMemory,
    notFound: notFoundMemory,
    now,
    shared: shared.pages,
    tagsOf: tagsOfKey,
    onSource: metrics.pageSource,
  });
  watchState(health, metrics, {
    flags,
    pages,
    servicesClock,
    release,
    redis: shared.redis,
    purges: configuration.edge.purge === null ? null : purges,
  });
  const wellKnownFiles = createWellKnownFiles(createSiteMap(cachedUpstream, brands, configuration.publicScheme));
  const inspectVisit = createVisitInspector({
    isSandbox: configuration.controlRoom !== null,
    reasons: visits.reasons,
    pages,
    release,
    now,
  });
  const content = createContentPurge({
    cachedUpstream,
    pages,
    shared: shared.pages,
    onPurged: (tags) => edgePurge.purge(tags),
  });
  const recalled = watchRecalledGames({
    upstream,
    onChange() {
      cachedUpstream.purgeAll();
      void content.purge({ event: 'content.published' });
    },
  });
  const requestOf = memoize(2000, readPagePath);
  const visitSources = {
    countryHeader: configuration.countryHeader,
    regionHeader: configuration.regionHeader,
    isWithoutEdge: configuration.deployment === 'sandbox' && trustsNoProxy(configuration.trustedProxies),
    trustsCountryOfAnyone: trustsNoProxy(configuration.trustedProxies),
    countryOfAddress,
    clientOf,
    edgeVisitOf: createEdgeVisitOf({ ...configuration, brandOf: visits.brandOf, metrics, log, now }),
  };
  const canRespond = createPlainHttpCheck(configuration, visitSources.clientOf);
  let isDraining = false;
  // Wait for flags, so that the first pages do not use defaults, and for Redis, so that limits count together from the
  // first call; but limit the wait for a slow service.
  await Promise.race([
    Promise.all([flags.ready, shared.redis?.settled]),
    delay(maxStartWaitMs, undefined, { ref: false }),
  ]);

  const api = createApiServer({
    configuration,
    visitSources,
    visits,
    upstream,
    cachedUpstream,
    recalled,
    loader,
    log,
    metrics,
    servicesClock,
    release,
    secrets: configuration.sessionSecrets ?? [randomBytes(32)],
    limits: createCallLimits(shared.redis, metrics.rateLimited),
    redis: shared.redis,
  });
  mountContentWebhook(api as unknown as Hono, { secret: configuration.webhookSecret, log, content });
  const apiListener = getRequestListener((request, bindings) => api.fetch(request, bindings), {
    overrideGlobalObjects: false,
  });

  function securityHeadersFor(brandId: string): string[] {
    return pageHeaders({
      mediaOrigin: configuration.mediaOrigin,
      pictureOrigins: configuration.pictureOrigins,
      gamesOrigin: configuration.gamesOrigin,
      cashierOrigin: configuration.cashierOrigin,
      socketOrigins: hubSocketOrigins(configuration),
      flagOrigins: flagOriginsOf(configuration),
      vendors: configuration.vendors.policyOf(brandId),
      inlineScripts: [assets.earlyScript, assets.importMap].filter((script) => script !== ''),
      reportPath: policyReportPath,
      isSecure: isSecureSite,
      release,
    })
      .filter(([name]) => !(isDevelopment && name === 'Content-Security-Policy'))
      .flat();
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, delivery: PageDelivery): Promise<void> {
    const { requested, visit } = delivery;
    try {
      const page = await pages.page(pageKey(visit, requested), () => renderPage(requested, visit));
      writer.write(request, response, page, delivery);
    } catch (error) {
      log.error({ error: String(error), path: requested.path }, 'INTERNAL_SERVER_ERROR');
      const html = await serverErrorPage(pageServer, visit, currentTrace()?.traceId).catch(
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

  /** Starts handling a request and returns its kind. */
  function handleRequest(request: IncomingMessage, response: ServerResponse): RequestKind {
    // Close keep-alive connections while draining, so that no client sends a request to a closing port.
    if (isDraining) response.setHeader('Connection', 'close');
    if (isSecureSite) response.setHeader(...strictTransport);
    const address = request.url ?? '/';
    const cut = address.indexOf('?');
    const path = cut === -1 ? address : address.slice(0, cut);
    // Before every rule for hosts: probes come from load balancers, which may omit the host or use an address.
    if (probes(request, response, path)) return 'probe';
    // Two Host headers could name two brands, and a proxy may have used the other one (A3).
    const hosts = countHostHeaders(request.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
      sendText(response, 400, 'The request must name exactly one host.');
      return 'other';
    }
    if (!canRespond(request, response, path)) return 'other';
    if (/^\/(?:api|webhooks)\//.test(path)) {
      (isTelemetryCall(path) ? traceIds : tracing).inRequest(
        request,
        response,
        () => void apiListener(request, response),
      );
      return path.startsWith('/api/') ? 'api' : 'webhook';
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });
      return 'other';
    }
    if (/^\/(?:assets|theme)\//.test(path)) {
      if (!files.send(path, request, response)) void releaseFiles.send(path, request, response);
      return 'asset';
    }
    const { receiver, ...visitHeaders } = visitHeadersOf(request, visitSources);
    const visit = visits.resolve(visitHeaders);
    // Absolute-form and other unusual request targets are not supported (A3).
    if (visit === null || !path.startsWith('/')) {
      sendText(
        response,
        visit === null ? 421 : 400,
        visit === null ? 'This host belongs to no brand.' : 'The request target is not a path.',
      );
      return 'other';
    }
    if (wellKnownFiles(path, request, response, visit)) return 'other';
    if (inspectVisit(path, request, response, { headers: visitHeaders, receiver, visit })) return 'other';
    if (serviceWorkerFile(path, response, visit) || connectionWorkerFile(path, response)) return 'other';
    // Pages set this header themselves.
    if (isSecureSite) response.removeHeader(strictTransport[0]);
    const requested = requestOf(path);
    const delivery = { requested, visit, receiver };
    const stored = pages.peek(pageKey(visit, requested));
    const isStored = stored !== undefined && stored.freshUntil > now();
    if (isStored) {
      metrics.pageSource('memory');
      writer.write(request, response, stored, delivery);
    } else tracing.inRequest(request, response, () => void sendPage(request, response, delivery));
    return 'page';
  }

  return {
    probes,
    listener(request, response) {
      const startedAt = performance.now();
      watch(request, response, handleRequest(request, response), startedAt);
    },
    drain() {
      isDraining = true;
      health.drain();
    },
    async close() {
      flags.stop();
      recalled.stop();
      edgePurge.stop();
      pageMemory.stop();
      notFoundMemory.stop();
      responseMemory.stop();
      releaseFiles.stop();
      shared.close();
      await tracing.close();
    },
  };
}

/** Maximum time that the start waits for the flag service and Redis. */
const maxStartWaitMs = 2000;

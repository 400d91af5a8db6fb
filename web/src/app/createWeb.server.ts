import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@foyer/brands/brands';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { gamesOf } from '../domain/game/gamesIndex.server.ts';
import { noAdapters } from '../server/adapters/startAdapters.server.ts';
import type { Adapters } from '../server/adapters/startAdapters.server.ts';
import { createCallLimits } from '../server/callLimit.server.ts';
import { createClientConnectionOf, trustsNoProxy } from '../server/clientConnection.server.ts';
import { createEdgePurge } from '../server/edgePurge.server.ts';
import { createProbeHandler } from '../server/health.server.ts';
import type { ProbeHandler } from '../server/health.server.ts';
import { createMemoryCache } from '../server/memoryCache.server.ts';
import { noMetrics } from '../server/metrics.server.ts';
import type { Metrics } from '../server/metrics.server.ts';
import type { CountryOfAddress } from '../server/openCountryDatabase.server.ts';
import { watchRecalledGames } from '../server/recalledGames.server.ts';
import { createReleaseFiles } from '../server/releaseFiles.server.ts';
import { createRequestObserver } from '../server/requestObserver.server.ts';
import { createServiceCredentials } from '../server/serviceCredentials.server.ts';
import { createServicesClock } from '../server/servicesClock.server.ts';
import { createTraceIds } from '../server/tracing.server.ts';
import type { Tracing, TrustsTrace } from '../server/tracing.server.ts';
import { createUpstream } from '../server/upstream.server.ts';
import { createUpstreamCache } from '../server/upstreamCache.server.ts';
import type { StoredResponse } from '../server/upstreamCache.server.ts';
import { upstreamWithout } from '../server/upstreamWithout.server.ts';
import { createVisitResolver } from '../services/market/visitResolver.server.ts';
import { createContentPurge, mountContentWebhook } from './contentPurge.server.ts';
import { createApiServer } from './createApiServer.server.ts';
import { createConnectionWorkerFile } from './createConnectionWorkerFile.server.ts';
import { createExternalLoginReturn } from './createExternalLoginReturn.server.ts';
import { createPages } from './createPages.server.ts';
import type { PageSources } from './createPages.server.ts';
import { createPlainHttpCheck } from './createPlainHttpCheck.server.ts';
import { createRequestHandler } from './createRequestHandler.server.ts';
import { createVisitInspector } from './createVisitInspector.server.ts';
import { createWellKnownFiles } from './createWellKnownFiles.server.ts';
import { createEdgeVisitOf } from './edgeRequest.server.ts';
import { flagsKey } from './edgeResponse.server.ts';
import { flagFeedOf } from './flagFeedOf.server.ts';
import { createServiceWorkerFile } from './offline/serviceWorker.server.ts';
import { createPageLoader } from './page/createPageLoader.server.ts';
import { brandTag } from './pageTags.ts';
import { createSiteMap } from './siteMap.server.ts';
import { watchHealth, watchPurges, watchState } from './watchHealth.server.ts';

export interface Web {
  /** Handles one request; never throws. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Answers `/healthz` and `/readyz`, also on the operations port. */
  readonly probes: ProbeHandler;
  /** Fails readiness checks from now on, so that the load balancer stops sending requests. */
  drain(): void;
  close(): Promise<void>;
}

interface WebDeps extends Omit<PageSources, 'metrics' | 'isDevelopment'> {
  metrics?: Metrics;
  isDevelopment?: boolean;
  /** Exports spans; by default requests have trace ids alone. */
  tracing?: Tracing | null;
  /** Respond in place of services; by default none. */
  adapters?: Pick<Adapters, 'threadOf'>;
  /** Looks up a visitor's country when the CDN does not send it; by default unknown. */
  countryOfAddress?: CountryOfAddress;
}

/**
 * Creates the web server: cached or rendered pages, `/api/*`, assets, the content webhook, health checks. Each part names
 * what it needs; `createRequestHandler` says which part a request goes to.
 */
export async function createWeb({
  configuration,
  assets,
  files,
  fonts,
  log,
  metrics = noMetrics,
  tracing: spans = null,
  adapters = noAdapters,
  countryOfAddress = () => null,
  isDevelopment = false,
}: WebDeps): Promise<Web> {
  const { release } = assets;
  const servicesClock = createServicesClock();
  const clientOf = createClientConnectionOf(configuration);
  // Exported spans continue the browser's own trace, which any sender can name.
  const trustsTrace: TrustsTrace = (request) => spans !== null || clientOf(request).isProxied;
  const traceIds = createTraceIds(trustsTrace);
  const tracing = spans ?? traceIds;
  const purges = watchPurges(metrics);
  const edgePurge = createEdgePurge({
    edges: configuration.edge.purge,
    allKeys: brands.map(({ id }) => brandTag(id)),
    metrics: purges,
    log,
  });

  // Who visits, and how well this process is.
  const flags = flagFeedOf(configuration, log, (brandId) => edgePurge.purge([flagsKey(brandId)]));
  const visits = createVisitResolver(configuration, flags.of);
  const visitSources = {
    countryHeader: configuration.countryHeader,
    regionHeader: configuration.regionHeader,
    isWithoutEdge: configuration.deployment === 'sandbox' && trustsNoProxy(configuration.trustedProxies),
    trustsCountryOfAnyone: trustsNoProxy(configuration.trustedProxies),
    countryOfAddress,
    clientOf,
    edgeVisitOf: createEdgeVisitOf({ ...configuration, brandOf: visits.brandOf, metrics, log }),
  };
  const health = watchHealth(
    metrics,
    log,
    () => {
      const host = brands.find(({ id }) => id === configuration.defaultBrand)?.hosts[0];
      return visits.resolve({
        host,
        cookie: undefined,
        userAgent: undefined,
        mobileHint: undefined,
        country: undefined,
      });
    },
    () => ({ upstream, renderer: pages.renderer }),
  );

  // The operator's services.
  const upstream = upstreamWithout(
    configuration,
    createUpstream({
      bases: configuration.upstreams,
      log,
      metrics: health.callMetrics,
      tracing,
      clock: servicesClock,
      adapters,
      credentialsOf: createServiceCredentials(configuration.serviceCredentials.of, log),
    }),
  );
  const responseMemory = createMemoryCache<StoredResponse>();
  const cachedUpstream = createUpstreamCache(upstream, responseMemory, { onRetry: metrics.upstreamRetry });

  // Pages: load, render, cache, write. Files of this release, which pages name.
  const loader = createPageLoader(cachedUpstream, log);
  const pages = await createPages(
    { configuration, assets, files, fonts, log, metrics, isDevelopment },
    loader,
    health.observePage,
  );
  const { shared } = pages;
  const serviceWorkerFile = await createServiceWorkerFile(assets, configuration.mediaOrigin, files);
  const connectionWorkerFile = createConnectionWorkerFile(assets, configuration);
  const releaseFiles = createReleaseFiles(configuration.releaseFiles, { release, files }, log);
  // Before this node is ready: a page that it sends names files that any other node may be asked for.
  await releaseFiles.publish();
  const wellKnownFiles = createWellKnownFiles(createSiteMap(cachedUpstream, brands, configuration.publicScheme));
  const externalLoginReturn = createExternalLoginReturn(configuration);
  const inspectVisit = createVisitInspector({
    isSandbox: configuration.controlRoom !== null,
    reasons: visits.reasons,
    pages: pages.cache,
    release,
  });

  // What changes pages.
  const content = createContentPurge(cachedUpstream, pages.cache, shared.pages, edgePurge.purge);
  const recalled = watchRecalledGames(upstream, () => {
    cachedUpstream.purgeAll();
    void content.purge({ event: 'content.published' });
  });
  watchState(health, metrics, {
    flags,
    pages: pages.cache,
    servicesClock,
    release,
    redis: shared.redis,
    purges: configuration.edge.purge === null ? null : purges,
  });
  // Wait for flags, so that the first pages do not use defaults, and for Redis, so that limits count together from the
  // first call; but limit the wait for a slow service.
  await Promise.race([
    Promise.all([flags.ready, shared.redis?.settled]),
    delay(maxStartWaitMs, undefined, { ref: false }),
  ]);

  // Calls of browsers and of the content service.
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
  mountContentWebhook(api as unknown as Hono, content, configuration.webhookSecret, log);

  let isDraining = false;
  const probes = createProbeHandler(health);
  const handleRequest = createRequestHandler({
    isSecureSite: configuration.publicScheme === 'https',
    isDraining: () => isDraining,
    probes,
    canRespond: createPlainHttpCheck(configuration, clientOf),
    apiListener: getRequestListener((request, bindings) => api.fetch(request, bindings), {
      overrideGlobalObjects: false,
    }),
    files,
    releaseFiles,
    visitSources,
    visits,
    siteFiles: [
      (path, request, response, { visit }) => wellKnownFiles(path, request, response, visit),
      inspectVisit,
      (path, _request, response) => externalLoginReturn(path, response),
      (path, _request, response, { visit }) => serviceWorkerFile(path, response, visit),
      (path, _request, response) => connectionWorkerFile(path, response),
    ],
    pages,
    gamesOf: (visit) => gamesOf(cachedUpstream.forPageLoad(), visit),
    tracing,
    traceIds,
    log,
    metrics,
  });
  const observe = createRequestObserver({ metrics, log, trustsTrace });
  return {
    probes,
    listener(request, response) {
      const startedAt = performance.now();
      observe(request, response, handleRequest(request, response), startedAt);
    },
    drain() {
      isDraining = true;
      health.drain();
    },
    async close() {
      flags.stop();
      recalled.stop();
      edgePurge.stop();
      responseMemory.stop();
      releaseFiles.stop();
      pages.close();
      await tracing.close();
    },
  };
}

/** Maximum time that the start waits for the flag service and Redis. */
const maxStartWaitMs = 2000;

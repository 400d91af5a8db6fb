import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '../base/memoize.ts';
import type { GamesIndex } from '../domain/game/gamesIndex.server.ts';
import { errorTitles } from '../domain/site/errorTitles.ts';
import { resolveNotFound } from '../features/error-pages/blocks.server.ts';
import type { NotFoundProperties } from '../features/error-pages/NotFound.tsx';
import { countHostHeaders } from '../server/countHostHeaders.ts';
import type { ProbeHandler } from '../server/health.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Metrics, RequestKind } from '../server/metrics.server.ts';
import type { ReleaseFiles } from '../server/releaseFiles.server.ts';
import { currentTrace } from '../server/requestTrace.server.ts';
import { strictTransport } from '../server/securityHeaders.server.ts';
import { sendText } from '../server/sendText.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import type { Tracing } from '../server/tracing.server.ts';
import type { Visit } from '../services/market/visit.ts';
import type { VisitHeaders, VisitResolver } from '../services/market/visitResolver.server.ts';
import { isTelemetryCall } from '../services/telemetry/telemetryPaths.ts';
import type { PageRenderer } from './createPageRenderer.server.ts';
import type { Pages } from './createPages.server.ts';
import type { PageDelivery } from './createPageWriter.server.ts';
import { readPagePath } from './page/readPagePath.ts';
import { pageKey } from './pageKey.server.ts';
import { visitHeadersOf } from './visitHeaders.server.ts';
import type { PageReceiver, VisitSources } from './visitHeaders.server.ts';

/** A request whose visit is known. */
export interface RequestFacts {
  headers: VisitHeaders;
  receiver: PageReceiver;
  visit: Visit;
}

/** Responds to a path of its own; returns false for any other. */
export type FileHandler = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
) => boolean;

interface RequestHandlerDeps {
  /** Whether the site is served over TLS. */
  isSecureSite: boolean;
  isDraining: () => boolean;
  probes: ProbeHandler;
  /** Responds to requests over plain HTTP that the site refuses; returns true for the others. */
  canRespond: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** Handles `/api/*` and `/webhooks/*`. */
  apiListener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  files: StaticFiles;
  releaseFiles: Pick<ReleaseFiles, 'send'>;
  visitSources: VisitSources;
  visits: Pick<VisitResolver, 'resolve'>;
  /** Files of the site that no release names, in order. */
  siteFiles: readonly FileHandler[];
  pages: Pages;
  /** Games of a visit, or null if the games service fails and no list is cached. */
  gamesOf: (visit: Visit) => Promise<GamesIndex | null>;
  tracing: Pick<Tracing, 'inRequest'>;
  /** Traces telemetry, which is not exported itself. */
  traceIds: Pick<Tracing, 'inRequest'>;
  log: Pick<Log, 'error'>;
  metrics: Pick<Metrics, 'pageSource'>;
}

/** Creates the handler of every request: it starts the response and returns the request's kind. */
export function createRequestHandler({
  isSecureSite,
  isDraining,
  probes,
  canRespond,
  apiListener,
  files,
  releaseFiles,
  visitSources,
  visits,
  siteFiles,
  pages: { cache: pages, renderer, writer, securityHeadersOf },
  gamesOf,
  tracing,
  traceIds,
  log,
  metrics,
}: RequestHandlerDeps): (request: IncomingMessage, response: ServerResponse) => RequestKind {
  const requestOf = memoize(2000, readPagePath);

  async function sendPage(request: IncomingMessage, response: ServerResponse, delivery: PageDelivery): Promise<void> {
    const { requested, visit } = delivery;
    try {
      const page = await pages.page(pageKey(visit, requested), () => renderer.render(requested, visit));
      writer.write(request, response, page, delivery);
    } catch (error) {
      log.error({ error: String(error), path: requested.path }, 'INTERNAL_SERVER_ERROR');
      const reference = currentTrace()?.traceId;
      const plain: NotFoundProperties = { error: 'serverError', ...(reference === undefined ? {} : { reference }) };
      // A failing games service must not hide the reference.
      const properties = await resolveNotFound(plain, { visit, games: () => gamesOf(visit) }).catch(() => plain);
      const html = await serverErrorPage(renderer, visit, properties).catch(
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

  return (request, response) => {
    // Close keep-alive connections while draining, so that no client sends a request to a closing port.
    if (isDraining()) response.setHeader('Connection', 'close');
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
    const facts = { headers: visitHeaders, receiver, visit };
    if (siteFiles.some((respond) => respond(path, request, response, facts))) return 'other';
    // Pages set this header themselves.
    if (isSecureSite) response.removeHeader(strictTransport[0]);
    const requested = requestOf(path);
    const delivery = { requested, visit, receiver };
    const stored = pages.peek(pageKey(visit, requested));
    const isStored = stored !== undefined && stored.freshUntil > Date.now();
    if (isStored) {
      metrics.pageSource('memory');
      writer.write(request, response, stored, delivery);
    } else tracing.inRequest(request, response, () => void sendPage(request, response, delivery));
    return 'page';
  };
}

/**
 * The styled page for an internal error. Needs no content.
 * @param properties with the trace id as reference, which the visitor can give to support
 */
function serverErrorPage(
  renderer: Pick<PageRenderer, 'document'>,
  visit: Visit,
  properties: NotFoundProperties,
): Promise<string> {
  return renderer.document(
    {
      path: '/',
      status: 500,
      head: { title: errorTitles.serverError, applicationName: visit.brandName, robots: false },
      // Header and footer with their defaults in code: navigation and safer gambling.
      blocks: [
        { alias: 'header', key: 'header-0', properties: {} },
        { alias: 'notFound', key: 'notFound-1', properties: { ...properties } },
        { alias: 'footer', key: 'footer-2', properties: {} },
      ],
      gameGroupId: null,
    },
    visit,
  );
}

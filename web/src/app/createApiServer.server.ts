import { contractHeader, contractVersion, releaseHeader } from '@foyer/contract/contractVersion';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { parseInput } from '@foyer/contract/parseInput';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { rateLimitOf } from '../server/callLimit.server.ts';
import type { CallLimits } from '../server/callLimit.server.ts';
import { encodingFor } from '../server/encodingFor.ts';
import type { Log } from '../server/log.server.ts';
import { matchesEtag } from '../server/matchesEtag.ts';
import type { Metrics } from '../server/metrics.server.ts';
import { PrecomputedResponse } from '../server/precomputedResponse.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import type { RecalledGames } from '../server/recalledGames.server.ts';
import type { SharedRedis } from '../server/redis/sharedRedis.server.ts';
import { createRepeatedAnswers } from '../server/repeatedAnswers.server.ts';
import type { RepeatedAnswers } from '../server/repeatedAnswers.server.ts';
import { currentTrace } from '../server/requestTrace.server.ts';
import { apiHeaders } from '../server/securityHeaders.server.ts';
import type { ServicesClock } from '../server/servicesClock.server.ts';
import type { SessionSecrets } from '../server/sessionSecrets.server.ts';
import type { Upstream } from '../server/upstream.server.ts';
import type { UpstreamCache } from '../server/upstreamCache.server.ts';
import { retriedHeader } from '../services/api/apiResult.ts';
import { ApiRefusal, apiRoute } from '../services/api/apiRoute.server.ts';
import type { ApiCall, ApiRoute } from '../services/api/apiRoute.server.ts';
import { contractOf, toPreviousResponse } from '../services/api/contractAdapter.server.ts';
import { servicesAheadHeader, serverTimeHeader } from '../services/api/servicesClock.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import type { Visit } from '../services/market/visit.ts';
import type { VisitResolver } from '../services/market/visitResolver.server.ts';
import { createSessionTokenCodecs } from '../services/session/sessionBoundTokens.server.ts';
import { readCookie } from '../services/storage/cookies.ts';
import { removeRepeatedCookies } from '../services/storage/removeRepeatedCookies.server.ts';
import { cookieKeys, sealedCookiesOf } from '../services/storage/sealedCookies.server.ts';
import type { CookieKeys } from '../services/storage/sealedCookies.server.ts';
import { apiRoutes } from './apiRoutes.server.ts';
import { authenticate, withReturnToken } from './authenticate.server.ts';
import { isSameOriginPost } from './isSameOriginPost.server.ts';
import type { PageLoader } from './page/createPageLoader.server.ts';
import { getPage } from './page/pageApi.ts';
import { readPagePath } from './page/readPagePath.ts';
import { mountPolicyReports, mountTelemetry, policyReportPath } from './telemetryCalls.server.ts';
import { countryOfRequest, locationOfRequest, visitHeadersOf } from './visitHeaders.server.ts';
import type { VisitSources } from './visitHeaders.server.ts';

export interface ApiServerDeps {
  visitSources: VisitSources;
  configuration: Configuration;
  visits: VisitResolver;
  upstream: Upstream;
  servicesClock: Pick<ServicesClock, 'aheadMs' | 'now'>;
  cachedUpstream: UpstreamCache;
  recalled: Pick<RecalledGames, 'has' | 'ids'>;
  loader: PageLoader;
  log: Log;
  /** Release id of this node. */
  release: string;
  metrics: Pick<Metrics, 'apiCall' | 'tabRelease'>;
  /** Keys for sealing tokens and cookies. */
  secrets: SessionSecrets;
  limits: CallLimits;
  /** For what the nodes of the site share; null for a site of one node. */
  redis?: SharedRedis | null;
  /** Version of this node's calls. */
  contract?: number;
  /** Routes beside that of pages. */
  routes?: readonly ApiRoute[];
}

type Bindings = { Bindings: HttpBindings };

/** Dependencies of calls, prepared once. */
interface CallDeps extends ApiServerDeps {
  answers: RepeatedAnswers;
  tokenCodecs: ReturnType<typeof createSessionTokenCodecs>;
  cookieKeys: CookieKeys;
}

type SetCookie = (
  name: string,
  value: string,
  options: { maxAgeSeconds: number; httpOnly?: boolean; sameSite?: 'Lax' | 'Strict' },
) => void;

/** Mounts every route of `/api/*`. Checks origin, rate limit, session and input before the handler runs. */
export function createApiServer(deps: ApiServerDeps): Hono<Bindings> {
  const app = new Hono<Bindings>();
  // Compress pages and lists of games: they are public and large. Responses with player data are short and stay
  // uncompressed.
  app.use('/api/page', compress());
  app.use('/api/games/*', compress());
  app.use('/api/jackpots', compress());
  app.use('/api/winners', compress());
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of apiHeaders) context.res.headers.set(name, value);
    context.res.headers.set(releaseHeader, deps.release);
    if (context.res.headers.has('cache-control')) return;
    context.res.headers.set('cache-control', 'private, no-store');
    // Only on uncacheable responses: a cached one would carry an outdated clock difference.
    context.res.headers.set(servicesAheadHeader, String(deps.servicesClock.aheadMs()));
    context.res.headers.set(serverTimeHeader, String(Date.now()));
  });
  app.use('/api/*', async (context, next) => {
    if (contractOf(context.req.header(contractHeader), deps.contract) !== null) return next();
    // 409 and not 426: another version of the calls needs another page, not another protocol, and 426 would require
    // an `Upgrade` header, which HTTP/2 does not have (RFC 9110, 15.5.10 and 15.5.22).
    context.header(contractHeader, String(deps.contract ?? contractVersion));
    return context.json({ message: 'This page is out of date. Reload it and try again.' }, 409);
  });
  const pageRoute = apiRoute(getPage, async ({ query }, { visit, visitorVisit }) => {
    const shown: Visit = {
      // A tab without a session, whose browser has the cookies of another tab's player.
      ...(query.loginState === 'Logged-Out' && visit.loginState === 'Logged-In' ? visitorVisit() : visit),
      loginState: query.loginState,
      access: query.loginState === 'Logged-In' ? query.access : 'full',
    };
    const { model } = await deps.loader.load(readPagePath(query.path), shown);
    // The tab shows a page of another market: everything on its page must be of the new one.
    const isOther = query.market !== undefined && query.market !== (shown.marketId ?? '');
    return isOther ? { ...model, visit: shown } : model;
  });
  const { configuration, secrets } = deps;
  const routes = [pageRoute, ...(deps.routes ?? apiRoutes)].filter(
    ({ capability }) => capability === undefined || !configuration.capabilitiesOff.includes(capability),
  );
  const callDeps = {
    ...deps,
    tokenCodecs: createSessionTokenCodecs({ ...configuration, secrets }),
    cookieKeys: cookieKeys(secrets),
    answers: createRepeatedAnswers(deps.redis ?? null, secrets),
  };
  for (const route of routes) mount(app, route, callDeps);
  // Without content: the release is in a header, as in every response.
  const releasePath = '/api/release';
  app.get(releasePath, (context) => context.body(null, 204));
  mountPolicyReports(app, deps.log, deps.visitSources.clientOf, deps.limits);
  mountTelemetry(app, configuration, deps.visitSources.clientOf, deps.limits);
  app.all(releasePath, (context) => context.json({ message: 'No such call.' }, 405, { allow: 'GET' }));
  for (const path of new Set([...routes.map(({ endpoint }) => endpoint.path), policyReportPath])) {
    const methods = new Set(
      routes.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint.method),
    );
    app.all(path, (context) =>
      context.json({ message: 'No such call.' }, 405, { allow: methods.size === 0 ? 'POST' : [...methods].join(', ') }),
    );
  }
  app.all('/api/*', (context) => context.json({ message: 'No such call.' }, 404));
  app.onError((error, context) => {
    deps.log.error({ error: String(error), path: context.req.path }, 'INTERNAL_SERVER_ERROR');
    const trace = currentTrace();
    return context.json({ message: 'Internal error.', ...(trace && { reference: trace.traceId }) }, 500);
  });
  return app;
}

function mount(app: Hono<Bindings>, { endpoint, handler, previous }: ApiRoute, deps: CallDeps): void {
  const limit = deps.limits.limitOf(`${endpoint.method} ${endpoint.path}`, rateLimitOf(endpoint));
  app.on(endpoint.method, endpoint.path, async (context) => {
    deps.metrics.tabRelease(context.req.header(releaseHeader));
    try {
      const response = await respond(context);
      deps.metrics.apiCall(endpoint.name, response.status);
      return response;
    } catch (error) {
      deps.metrics.apiCall(endpoint.name, 500);
      throw error;
    }
  });

  async function respond(context: Context<Bindings>): Promise<Response> {
    const visit = deps.visits.resolve(visitHeadersOf(context.env.incoming, deps.visitSources));
    if (visit === null) return context.json({ message: 'This host belongs to no brand.' }, 421);
    if (endpoint.method === 'POST' && !isSameOriginPost(context, deps.configuration.publicScheme))
      return context.json({ message: 'The call came from another site.' }, 403);
    const call = callOf(context, endpoint, visit, deps);
    const { opened = null } = call instanceof ApiRefusal ? {} : call;
    // Before the body is read, so that refused and malformed calls count too. A call of another site does not: it could
    // use up the calls of its visitors.
    const waitSeconds = await limit.waitSeconds(
      (endpoint.auth === 'none' ? null : opened?.sessionMark) ??
        deps.visitSources.clientOf(context.env.incoming).address,
    );
    if (waitSeconds !== null)
      return context.json({ message: 'Too many calls.' }, 429, { 'retry-after': String(waitSeconds) });
    // Before the body is read, so that only a player may send a large one.
    if (call instanceof ApiRefusal) return context.json(call.body, 401);
    const body =
      endpoint.method === 'POST'
        ? await readJsonBody(context.req.raw, { maxBytes: endpoint.bodyLimitBytes })
        : ({ ok: true, value: undefined } as const);
    if (!body.ok) return context.json({ message: body.message }, body.status);
    const isPrevious = contractOf(context.req.header(contractHeader), deps.contract) === 'previous';
    const sent = {
      params: context.req.param(),
      query: context.req.query(),
      headers: context.req.header(),
      // A call without a body schema accepts an empty body.
      body: endpoint.body.type === 'undefined' ? undefined : body.value,
    };
    const raw = isPrevious && previous?.request !== undefined ? previous.request(sent) : sent;
    const params = parseInput(endpoint.params, raw.params);
    if (!params.success) return context.json({ message: 'No such thing.' }, 404);
    const query = parseInput(endpoint.query, raw.query);
    const headers = parseInput(endpoint.headers, raw.headers);
    const input = parseInput(endpoint.body, raw.body);
    if (!query.success || !headers.success || !input.success)
      return context.json({ message: describe(query, headers, input) }, 400);
    const caller =
      endpoint.auth === 'userOrReturnToken'
        ? withReturnToken(call, (input.output as { returnToken?: string }).returnToken)
        : call;
    if (caller instanceof ApiRefusal) return context.json(caller.body, 401);
    const response = await handler(
      { params: params.output, query: query.output, headers: headers.output, body: input.output },
      caller,
    );
    if (response instanceof ApiRefusal) {
      if (response.retryAfter !== null && /^[\w ,:]{1,40}$/.test(response.retryAfter))
        context.header('retry-after', response.retryAfter);
      if (response.isRetried) context.header(retriedHeader, '1');
      return context.json(response.body, response.status as 400);
    }
    const translated = isPrevious ? toPreviousResponse(response as object, previous) : (response as object);
    return translated instanceof PrecomputedResponse ? sendPrepared(context, translated) : context.json(translated);
  }
}

/** Sends a precomputed response, or 304 when the tab has the current one. */
function sendPrepared(context: Context<Bindings>, { bodies, etag }: PrecomputedResponse): Response {
  const encoding = encodingFor(context.req.header('accept-encoding'));
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(bodies[encoding], 200, {
    ...headers,
    'content-type': 'application/json',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
}

function describe(
  ...results: readonly { success: boolean; issues?: readonly v.BaseIssue<unknown>[] | undefined }[]
): string {
  const issue = results.flatMap((result) => result.issues ?? [])[0];
  // Names the invalid field without its value, so that no input is echoed.
  return `Not understood: ${issue === undefined ? 'input' : (v.getDotPath(issue) ?? 'body').slice(0, 80)}`;
}

/** Builds the call for the handler. Refuses a call without the token that the endpoint needs. */
function callOf(
  context: Context<Bindings>,
  endpoint: AnyEndpoint,
  visit: ApiCall['visit'],
  deps: CallDeps,
): ApiCall | ApiRefusal {
  const setCookie: SetCookie = (name, value, { maxAgeSeconds, httpOnly = false, sameSite = 'Lax' }) =>
    context.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}${httpOnly ? '; HttpOnly' : ''}${deps.configuration.secureCookies ? '; Secure' : ''}`,
      { append: true },
    );
  const cookieHeader = context.req.header('cookie');
  for (const removal of removeRepeatedCookies(cookieHeader, context.req.header('host')))
    context.header('set-cookie', removal, { append: true });
  const tokens = deps.tokenCodecs({ brandId: visit.brandId, cookieHeader, setCookie });
  const opened = authenticate(endpoint, {
    tokens,
    authorization: context.req.header('authorization'),
    inAddress: context.req.query('userToken'),
    now: Math.min(Date.now(), deps.servicesClock.now() ?? -Infinity),
  });
  if (opened instanceof ApiRefusal) return opened;
  const country = countryOfRequest(context.env.incoming, deps.visitSources);
  return {
    visit,
    upstream: deps.upstream,
    limits: deps.limits,
    answers: deps.answers,
    cachedUpstream: deps.cachedUpstream,
    recalled: deps.recalled,
    bearer: opened?.token ?? null,
    opened,
    tokens,
    ipAddress: deps.visitSources.clientOf(context.env.incoming).address,
    siteOrigin: `${deps.configuration.publicScheme}://${context.req.header('host') ?? ''}`,
    allowMultipleSessions: deps.configuration.allowMultipleSessions,
    games: { origins: deps.configuration.gamesOrigins, frames: deps.configuration.gameFrames },
    operatorPaths: deps.configuration.operatorPaths,
    hub: { origin: deps.configuration.hubOrigin, brokerUrl: deps.configuration.brokerHubUrl },
    countryIso2: country !== undefined && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null,
    location: locationOfRequest(context.env.incoming, deps.visitSources),
    isWithoutEdge: deps.visitSources.isWithoutEdge,
    visitorVisit: () =>
      deps.visits.resolve({
        ...visitHeadersOf(context.env.incoming, { ...deps.visitSources, edgeVisitOf: () => null }),
        isVisitor: true,
      }) ?? visit,
    sealedCookies: sealedCookiesOf({
      hasConsentVendor: visit.consentVendor !== null,
      keys: deps.cookieKeys,
      brandId: visit.brandId,
      header: cookieHeader,
      hasPrivacySignal: context.req.header('sec-gpc') === '1',
      setCookie,
    }),
    readCookie: (name) => readCookie(cookieHeader, name),
    setCookie,
    report: (name, facts) => deps.log.warn(facts, name),
    reportFromBrowser: (name, facts) => deps.log.warn({ from: 'browser', ...facts }, name),
  };
}

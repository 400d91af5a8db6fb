import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { retriedHeader } from '../api/retriedHeader.ts';
import { servicesAheadHeader } from '../api/servicesClock.ts';
import type { VisitResolver } from '../market/visitResolver.server.ts';
import type { PageLoader } from '../page/loadPage.server.ts';
import { getPage } from '../page/pageApi.ts';
import { readPath } from '../page/pagePath.ts';
import { ApiRefusal, apiRoute } from '../server/apiRoute.server.ts';
import type { ApiCall, ApiRoute } from '../server/apiRoute.server.ts';
import { createCallLimit, rateLimitOf } from '../server/callLimit.server.ts';
import type { Configuration } from '../server/configuration.server.ts';
import { isKnownVersion } from '../server/isKnownVersion.ts';
import type { Log } from '../server/log.server.ts';
import { encodingFor } from '../server/pageCache.server.ts';
import { PrecomputedResponse } from '../server/precomputedResponse.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import { cookieKey, sealedCookiesOf } from '../server/sealedCookies.server.ts';
import { apiHeaders } from '../server/securityHeaders.server.ts';
import type { ServicesClock } from '../server/servicesClock.server.ts';
import type { Upstream } from '../server/upstream.server.ts';
import type { UpstreamCache } from '../server/upstreamCache.server.ts';
import { createSessionTokenCodecs, refusedToken } from '../session/sessionTokenCodecs.server.ts';
import { readCookie } from '../storage/cookies.ts';
import { apiRoutes } from './apiRoutes.server.ts';
import { isOwnPost } from './isOwnPost.server.ts';
import { mountPolicyReports, policyReportPath } from './policyReports.server.ts';
import { mountTelemetry } from './telemetryCalls.server.ts';
import { visitHeadersOf } from './visitHeaders.server.ts';
import type { CountrySources } from './visitHeaders.server.ts';

export interface ApiServerDeps {
  country: CountrySources;
  configuration: Configuration;
  visits: VisitResolver;
  upstream: Upstream;
  servicesClock: Pick<ServicesClock, 'aheadMs'>;
  cachedUpstream: UpstreamCache;
  loader: PageLoader;
  log: Log;
  /** Seals tokens and cookies. */
  secret: string | Buffer;
}

type Bindings = { Bindings: HttpBindings };

/** What calls are made of, prepared once. */
interface CallDeps extends ApiServerDeps {
  doors: ReturnType<typeof createSessionTokenCodecs>;
  cookieKey: Uint8Array;
}

type SetCookie = (
  name: string,
  value: string,
  options: { maxAgeSeconds: number; httpOnly?: boolean; sameSite?: 'Lax' | 'Strict'; isSecure?: boolean },
) => void;

/** Mounts every route of `/api/*`: who asks, is it ours, is the input right, and only then the handler. */
export function createApiServer(parts: ApiServerDeps): Hono<Bindings> {
  const app = new Hono<Bindings>();
  // Pages and lists of games are public and may be long; what belongs to a player is short and stays as it is.
  app.use('/api/page', compress());
  app.use('/api/games/*', compress());
  app.use('/api/jackpots', compress());
  app.use('/api/winners', compress());
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of apiHeaders) context.res.headers.set(name, value);
    if (context.res.headers.has('cache-control')) return;
    context.res.headers.set('cache-control', 'private, no-store');
    // Only where nothing stores the response: a stored one would tell a difference of long ago.
    context.res.headers.set(servicesAheadHeader, String(parts.servicesClock.aheadMs()));
  });
  const pageRoute = apiRoute(getPage, async ({ query }, { visit }) => {
    const page = await parts.loader.load(readPath(query.path), {
      ...visit,
      loginState: query.loginState,
      access: query.loginState === 'Logged-In' ? query.access : 'full',
    });
    return page.model;
  });
  const routes = [pageRoute, ...apiRoutes];
  const { configuration, secret } = parts;
  const callDeps = {
    ...parts,
    doors: createSessionTokenCodecs({ ...configuration, secret }),
    cookieKey: cookieKey(secret),
  };
  for (const route of routes) mount(app, route, callDeps);
  mountPolicyReports(app, parts.log, parts.country.clientOf);
  mountTelemetry(app, configuration, parts.country.clientOf);
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
    parts.log.error({ error: String(error), path: context.req.path }, 'INTERNAL_SERVER_ERROR');
    return context.json({ message: 'Internal error.' }, 500);
  });
  return app;
}

function mount(app: Hono<Bindings>, { endpoint, handler }: ApiRoute, parts: CallDeps): void {
  const limit = createCallLimit(rateLimitOf(endpoint));
  app.on(endpoint.method, endpoint.path, async (context) => {
    const visit = parts.visits.resolve(visitHeadersOf(context.env.incoming, parts.country));
    if (visit === null) return context.json({ message: 'This host belongs to no brand.' }, 421);
    if (endpoint.method === 'POST' && !isOwnPost(context, parts.configuration.publicScheme))
      return context.json({ message: 'The call came from another site.' }, 403);
    const call = callOf(context, visit, parts);
    if (call instanceof ApiRefusal) return context.json(call.body, 401);
    const body =
      endpoint.method === 'POST'
        ? await readJsonBody(context.req.raw, undefined, endpoint.bodyLimitBytes)
        : ({ ok: true, value: undefined } as const);
    if (!body.ok) return context.json({ message: body.message }, body.status);
    const params = v.safeParse(endpoint.params, context.req.param());
    if (!params.success) return context.json({ message: 'No such thing.' }, 404);
    const query = v.safeParse(endpoint.query, context.req.query());
    const headers = v.safeParse(endpoint.headers, context.req.header());
    // A call without a body in its description is sent `{}`.
    const input = v.safeParse(endpoint.body, endpoint.body.type === 'undefined' ? undefined : body.value);
    if (!query.success || !headers.success || !input.success)
      return context.json({ message: describe(query, headers, input) }, 400);
    // What cannot be read reaches no service, so only calls that are understood count.
    const waitSeconds = await limit.waitSeconds(
      endpoint.auth === 'none' ? call.ipAddress : (call.opened?.sessionMark ?? call.ipAddress),
    );
    if (waitSeconds !== null)
      return context.json({ message: 'Too many calls.' }, 429, { 'retry-after': String(waitSeconds) });
    const response = await handler(
      { params: params.output, query: query.output, headers: headers.output, body: input.output },
      call,
    );
    if (response instanceof ApiRefusal) {
      if (response.retryAfter !== null && /^[\w ,:]{1,40}$/.test(response.retryAfter))
        context.header('retry-after', response.retryAfter);
      if (response.isRetried) context.header(retriedHeader, '1');
      return context.json(response.body, response.status as 400);
    }
    return response instanceof PrecomputedResponse ? sendPrepared(context, response) : context.json(response as object);
  });
}

/** A tab asks once; the next one, or the same after a reload, is told that what it has still holds. */
function sendPrepared(context: Context<Bindings>, { bodies, etag }: PrecomputedResponse): Response {
  const encoding = encodingFor(context.req.header('accept-encoding'));
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' };
  if (isKnownVersion(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
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
  // Names the field, never its value: nothing of the input is sent back.
  return `Not understood: ${issue === undefined ? 'input' : (v.getDotPath(issue) ?? 'body').slice(0, 80)}`;
}

/** Everything a handler needs to know of the call; a refusal where it carries a token that is not this browser's. */
function callOf(context: Context<Bindings>, visit: ApiCall['visit'], parts: CallDeps): ApiCall | ApiRefusal {
  const setCookie: SetCookie = (
    name,
    value,
    { maxAgeSeconds, httpOnly = false, sameSite = 'Lax', isSecure = parts.configuration.publicScheme === 'https' },
  ) =>
    context.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}${httpOnly ? '; HttpOnly' : ''}${isSecure ? '; Secure' : ''}`,
      { append: true },
    );
  const cookieHeader = context.req.header('cookie');
  const tokens = parts.doors({ brandId: visit.brandId, cookieHeader, setCookie });
  const held = /^Bearer ([\w.-]{1,4096})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
  const opened = held === null ? null : tokens.open(held.includes('.') ? 'user' : 'launch', held);
  if (opened?.opened === false) return refusedToken(opened);
  const { country } = visitHeadersOf(context.env.incoming, parts.country);
  return {
    visit,
    upstream: parts.upstream,
    cachedUpstream: parts.cachedUpstream,
    bearer: opened?.token ?? null,
    opened,
    tokens,
    ipAddress: parts.country.clientOf(context.env.incoming).address,
    allowMultipleSessions: parts.configuration.allowMultipleSessions,
    hub: { origin: parts.configuration.hubOrigin, brokerUrl: parts.configuration.brokerHubUrl },
    countryIso2: country !== undefined && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null,
    sealedCookies: sealedCookiesOf({
      hasConsentVendor: visit.consentVendor !== null,
      key: parts.cookieKey,
      brandId: visit.brandId,
      header: cookieHeader,
      setCookie,
    }),
    readCookie: (name) => readCookie(cookieHeader, name),
    setCookie,
    report: (name, facts) => parts.log.warn(facts, name),
    reportFromBrowser: (name, facts) => parts.log.warn({ from: 'browser', ...facts }, name),
  };
}

import { addressOf, takesLaunchToken } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { failed } from '../base/result.ts';
import { createCallLimits } from '../server/callLimit.server.ts';
import { noMetrics } from '../server/metrics.server.ts';
import { sampleChangedToken } from '../services/session/sampleChangedToken.ts';
import { sampleTokens } from '../services/session/sampleLogin.ts';
import { createTokenSeal, sessionBoundTokens } from '../services/session/sessionBoundTokens.server.ts';
import { sessionCookieName } from '../services/storage/cookies.ts';
import { apiRoutes } from './apiRoutes.server.ts';
import { createApiServer } from './createApiServer.server.ts';
import type { ApiServerDeps } from './createApiServer.server.ts';

const secrets = ['x'.repeat(32)] as const;
const now = Date.now();

/** Names and bearers of the calls that reached a service. */
const reached: string[] = [];
let servicesNow: number | null = now;
beforeEach(() => {
  reached.length = 0;
  servicesNow = now;
});
const service = {
  call: async ({ name }: AnyEndpoint, _input: unknown, { bearer = null }: { bearer?: string | null } = {}) => {
    reached.push(`${name} ${bearer ?? '-'}`);
    return failed({ kind: 'timeout' });
  },
};

const api = createApiServer({
  release: 'release-own',
  secrets,
  limits: createCallLimits(null),
  configuration: {
    publicScheme: 'http',
    secureCookies: false,
    collectorUrl: null,
    sessionBinding: true,
    allowMultipleSessions: false,
    capabilitiesOff: [],
  },
  visitSources: {
    countryHeader: 'cf-ipcountry',
    trustsCountryOfAnyone: true,
    countryOfAddress: () => null,
    clientOf: () => ({ address: '192.0.2.7' }),
    edgeVisitOf: () => null,
  },
  visits: { resolve: () => ({ brandId: 'regency', consentVendor: null, off: [], culture: 'en' }) },
  servicesClock: { aheadMs: () => 0, now: () => servicesNow },
  upstream: service,
  cachedUpstream: service,
  recalled: { has: () => false, ids: () => [] },
  metrics: noMetrics,
  log: { error: () => undefined, warn: () => undefined },
} as unknown as ApiServerDeps);

/** A user token in the service's form. */
const userToken = (expiresInMs: number) =>
  `e30.${Buffer.from(JSON.stringify({ exp: Math.floor((now + expiresInMs) / 1000) })).toString('base64url')}.c2ln`;

/** Tokens of a login at a brand, as its browser holds them. */
function loginAt(brandId: string, token = userToken(3_600_000)) {
  let cookie = '';
  const codec = sessionBoundTokens({
    seal: createTokenSeal(secrets, brandId),
    cookie: null,
    setCookie: (value) => (cookie = value ?? ''),
    allowMultipleSessions: false,
  });
  const tokens = codec.begin({ ...sampleTokens(), userToken: token, launchTokens: ['launch-token-1'] });
  return {
    cookie: `${sessionCookieName(false)}=${cookie}`,
    user: tokens.userToken,
    launch: tokens.launchTokens[0] ?? '',
  };
}

const home = loginAt('regency');
const abroad = loginAt('aurora');
const expired = loginAt('regency', userToken(-3_600_000));

async function send(
  endpoint: AnyEndpoint,
  {
    bearer,
    cookie = '',
    query = {},
    body = {},
  }: { bearer?: string; cookie?: string; query?: object; body?: object } = {},
) {
  const params = Object.fromEntries(Object.keys(endpoint.params.entries).map((name) => [name, '1']));
  const response = await api.request(
    addressOf(endpoint, { params, query: { ...query } }),
    {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'x-requested-by': 'foyer',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(endpoint.method === 'POST' && { body: JSON.stringify(body) }),
    },
    { incoming: { headers: {}, url: '/' } },
  );
  const { code = null } = (await response.json()) as { code?: number };
  return [response.status, code];
}

const withAuth = (...auths: AnyEndpoint['auth'][]) =>
  apiRoutes.flatMap(({ endpoint }) => (auths.includes(endpoint.auth) ? [[endpoint.name, endpoint] as const] : []));
const all = withAuth(
  'userToken',
  'launchToken',
  'optionalUserToken',
  'optionalLaunchToken',
  'userOrReturnToken',
  'userTokenInBody',
);
const ofPlayers = withAuth('userToken', 'optionalUserToken', 'userOrReturnToken');
const named = (name: string) => {
  const found = apiRoutes.find(({ endpoint }) => endpoint.name === name);
  if (found === undefined) throw new Error(`No call ${name}.`);
  return found.endpoint;
};

describe('A5 AU-20 before any handler', () => {
  test('every call with a token states its authentication', () => {
    expect(all.length).toBeGreaterThan(45);
  });

  test.each(withAuth('userToken', 'launchToken'))('%s refuses a call without a token', async (_name, endpoint) => {
    const refused = [401, endpoint.auth === 'userToken' ? 15001 : null];
    expect(await send(endpoint)).toEqual(refused);
    expect(await send(endpoint, { cookie: home.cookie })).toEqual(refused);
    expect(reached).toEqual([]);
  });

  test.each(withAuth('userOrReturnToken'))('%s refuses a call with neither token', async (_name, endpoint) => {
    expect(await send(endpoint, { body: { understood: true } })).toEqual([401, 15001]);
    expect(reached).toEqual([]);
  });

  test.each(all)(
    '%s refuses a token of another brand, browser or kind, and a malformed one',
    async (_name, endpoint) => {
      const kind = takesLaunchToken(endpoint.auth) ? 'launch' : 'user';
      const other = kind === 'launch' ? 'user' : 'launch';
      for (const [what, given] of Object.entries({
        anotherBrand: { bearer: abroad[kind], cookie: abroad.cookie },
        anotherBrowser: { bearer: home[kind], cookie: expired.cookie },
        withoutCookie: { bearer: home[kind] },
        anotherKind: { bearer: home[other], cookie: home.cookie },
        changed: { bearer: sampleChangedToken(home[kind]), cookie: home.cookie },
        unsealed: { bearer: userToken(3_600_000), cookie: home.cookie },
        nonsense: { bearer: 'nonsense', cookie: home.cookie },
        twoParts: { bearer: 'two.parts', cookie: home.cookie },
      }))
        expect([what, (await send(endpoint, given))[0]]).toEqual([what, 401]);
      expect(reached).toEqual([]);
    },
  );

  test.each(ofPlayers)('%s refuses an expired user token', async (_name, endpoint) => {
    expect(await send(endpoint, { bearer: expired.user, cookie: expired.cookie })).toEqual([401, 15002]);
    expect(reached).toEqual([]);
  });

  test('the service decides in the minute after a token expired', async () => {
    const late = loginAt('regency', userToken(-30_000));
    await send(named('getProtection'), { bearer: late.user, cookie: late.cookie });
    expect(reached).toEqual([`playerProtection ${userToken(-30_000)}`]);
  });

  test.each([
    ['behind', now - 7_200_000],
    ['unknown', null],
  ])('the service decides while its clock is %s', async (_name, time) => {
    servicesNow = time;
    await send(named('getProtection'), { bearer: expired.user, cookie: expired.cookie });
    expect(reached).toEqual([`playerProtection ${userToken(-3_600_000)}`]);
  });

  test('a token is valid by this clock when that of the services is ahead', async () => {
    servicesNow = now + 86_400_000;
    await send(named('getProtection'), { bearer: home.user, cookie: home.cookie });
    expect(reached).toHaveLength(1);
  });

  test('a token in the address counts where the specification puts it there, behind the header', async () => {
    const query = { userToken: home.user };
    await send(named('getRewards'), { query, cookie: home.cookie });
    expect(reached.splice(0)).toEqual([`playerRewards ${userToken(3_600_000)}`]);
    expect(await send(named('getRewards'), { query: { userToken: abroad.user }, cookie: abroad.cookie })).toEqual([
      401, 15002,
    ]);
    expect(await send(named('getRewards'), { query, bearer: abroad.user, cookie: home.cookie })).toEqual([401, 15005]);
    expect(await send(named('getProtection'), { query, cookie: home.cookie })).toEqual([401, 15001]);
    expect(reached).toEqual([]);
  });

  test('UK20 a return token goes before the session and needs none', async () => {
    const returnToken = 'r'.repeat(43);
    const body = { returnToken, understood: true };
    await send(named('postReturn'), { body });
    await send(named('postReturn'), { body, bearer: home.user, cookie: home.cookie });
    await send(named('postReturn'), { body: { understood: true }, bearer: home.user, cookie: home.cookie });
    expect(reached).toEqual([
      `requestReturn ${returnToken}`,
      `requestReturn ${returnToken}`,
      `requestReturn ${userToken(3_600_000)}`,
    ]);
  });
});

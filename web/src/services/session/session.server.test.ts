import * as accounts from '@foyer/contract/accounts';
import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { createRepeatedAnswers } from '../../server/repeatedAnswers.server.ts';
import { unboundTokenCodec } from '../../server/tokenCodec.server.ts';
import type { ApiCall, ApiRoute } from '../api/apiRoute.server.ts';
import { visitFixture } from '../market/visitFixture.ts';
import { sampleLogin, sampleTokens } from './sampleLogin.ts';
import { sessionRoutes } from './session.server.ts';

function callOf(bearer: string | null, response: unknown, market: string | null = 'uk') {
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => success(response));
  const setCookie = vi.fn<ApiCall['setCookie']>();
  return {
    upstream: call,
    setCookie,
    call: {
      bearer,
      opened: bearer === null ? null : unboundTokenCodec.open('user', bearer),
      upstream: { call },
      visit: visitFixture({ culture: 'zh' }),
      setCookie,
      // The page of the account's market was there before.
      readCookie: (name: string) => (name === 'foyer-market' ? market : null),
      tokens: unboundTokenCodec,
      answers: createRepeatedAnswers(null, ['x'.repeat(32)]),
      sealedCookies: { read: () => null },
    } as unknown as ApiCall,
  };
}

const inMarket = (account: accounts.Account, marketId: string): accounts.Account => ({
  ...account,
  core: { ...account.core, marketId },
});

const routeTo = (path: string): ApiRoute => {
  const route = (sessionRoutes as readonly ApiRoute[]).find(({ endpoint }) => endpoint.path === path);
  if (route === undefined) throw new Error(`No route to ${path}.`);
  return route;
};
const input = (body?: unknown) => ({ params: {}, query: {}, body });

test('AU-16 details without a bearer token are an empty object without a service call', async () => {
  const { call, upstream } = callOf(null, {});
  expect(await routeTo('/api/details').handler(input(), call)).toEqual({});
  expect(upstream).not.toHaveBeenCalled();
});

test('AU-16 accepting terms without a bearer token does nothing, and with one calls the service', async () => {
  const nobody = callOf(null, {});
  expect(await routeTo('/api/details/accept-terms').handler(input(), nobody.call)).toEqual({});
  expect(nobody.upstream).not.toHaveBeenCalled();
  const { account } = sampleLogin();
  const player = callOf('a.b.c', { account });
  const read = { ...input(), query: { version: '2026-2' } };
  expect(await routeTo('/api/details/accept-terms').handler(read, player.call)).toEqual({
    account: inMarket(account, 'uk'),
  });
  expect(player.upstream).toHaveBeenCalledExactlyOnceWith(
    accounts.acceptTermsAndConditions,
    { query: { version: '2026-2', culture: 'zh' } },
    { bearer: 'a.b.c' },
  );
});

test('AU-12 details with a bearer token come from the accounts service', async () => {
  const { account, session } = sampleLogin();
  const { call, upstream } = callOf('a.b.c', { account, session });
  expect(await routeTo('/api/details').handler(input(), call)).toEqual({ account: inMarket(account, 'uk'), session });
  expect(upstream).toHaveBeenCalledExactlyOnceWith(accounts.details, {}, { bearer: 'a.b.c' });
});

test('AU-11 logout sends token and reason 1, and deletes the player cookie', async () => {
  const { call, upstream, setCookie } = callOf('a.b.c', { closed: true });
  const body = { userId: 'a.b.c', reason: 1 };
  expect(await routeTo('/api/logout').handler(input(body), call)).toEqual({ closed: true });
  expect(upstream).toHaveBeenCalledExactlyOnceWith(accounts.logout, { body }, { bearer: 'a.b.c' });
  expect(setCookie.mock.calls).toEqual([
    ['foyer-player', '', { maxAgeSeconds: 0 }],
    ['foyer-market', '', { maxAgeSeconds: 0, httpOnly: true }],
  ]);
});

test.each([2, 3])(
  'AU-11 RM-02 logout passes reason %i on, and gives reason 1 to a service that refuses it',
  async (reason) => {
    const { call, upstream } = callOf('a.b.c', { closed: true });
    await routeTo('/api/logout').handler(input({ userId: 'a.b.c', reason }), call);
    expect(upstream.mock.calls.map(([, sent]) => sent)).toEqual([{ body: { userId: 'a.b.c', reason } }]);
    upstream.mockResolvedValueOnce(failed({ kind: 'broken', status: 400, code: null, message: '', retryAfter: null }));
    const response = await routeTo('/api/logout').handler(input({ userId: 'a.b.c', reason }), call);
    expect(response).toEqual({ closed: true });
    expect(upstream.mock.calls.slice(1).map(([, sent]) => sent)).toEqual([
      { body: { userId: 'a.b.c', reason } },
      { body: { userId: 'a.b.c', reason: 1 } },
    ]);
  },
);

test('AU-10 a refresh returns all three token lists and the server time', async () => {
  const { call } = callOf(null, { tokens: sampleTokens('second') });
  const response = await routeTo('/api/refresh-token').handler(
    input({ numLaunchTokens: 10, refreshToken: 'first-refresh' }),
    call,
  );
  expect(response).toEqual({ tokens: sampleTokens('second'), serverNow: expect.any(Number) as number });
});

test('AU-10 a refresh and a refill of the pool are sent to the service once, however often their response is lost', async () => {
  const renewal = callOf(null, { tokens: sampleTokens('second') });
  const refill = callOf('a.b.c', { launchTokens: ['launch-token'] });
  const pool = (key?: string) =>
    routeTo('/api/refresh-launch-tokens').handler(
      { ...input({ numLaunchTokens: 10 }), headers: key === undefined ? {} : { 'idempotency-key': key } },
      refill.call,
    );
  for (const _ of [1, 2, 3]) {
    const refreshToken = 'first-refresh';
    await routeTo('/api/refresh-token').handler(input({ numLaunchTokens: 10, refreshToken }), renewal.call);
    await pool('key-of-one-refill');
  }
  expect([renewal.upstream.mock.calls.length, refill.upstream.mock.calls.length]).toEqual([1, 1]);
  expect(renewal.upstream.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'idempotency-key': expect.stringMatching(/^[\w-]{43}$/) as string },
  });
  await pool('key-of-the-next-one');
  await pool();
  expect(refill.upstream).toHaveBeenCalledTimes(3);
});

test('AU-10 a refresh token that the service leaves as it is renews the session again each time', async () => {
  const renewal = callOf(null, { tokens: sampleTokens('same') });
  const [refreshToken = ''] = sampleTokens('same').refreshTokens;
  for (const _ of [1, 2])
    await routeTo('/api/refresh-token').handler(input({ numLaunchTokens: 10, refreshToken }), renewal.call);
  expect(renewal.upstream).toHaveBeenCalledTimes(2);
});

test('AU-19 details and session summary set the access cookie', async () => {
  const restriction = { kind: 'timeOut', until: '2027-01-01T00:00:00.000Z' };
  const login = sampleLogin();
  const restricted = { ...login.account, regulated: { ...login.account.regulated, restriction } };
  const details = callOf('a.b.c', { account: restricted, session: login.session });
  await routeTo('/api/details').handler(input(), details.call);
  expect(details.setCookie).toHaveBeenCalledExactlyOnceWith('foyer-access', 'restricted', { maxAgeSeconds: 43_200 });
  const summary = callOf('a.b.c', { restriction });
  await routeTo('/api/session-summary').handler(input(), summary.call);
  expect(summary.setCookie).toHaveBeenCalledExactlyOnceWith('foyer-access', 'restricted', { maxAgeSeconds: 43_200 });
});

test.each([
  ['the name that the service gives', { marketId: 'ca', casinoId: 3568 }, 'GB', 'ca'],
  ['its casino, whatever the country of residence', { casinoId: 2337 }, 'GB', 'ca'],
  ['its country, if the casino is none of the brand', { casinoId: 0 }, 'CA', 'ca'],
  ['a market for other countries', { casinoId: 40_953 }, 'GB', 'other'],
  ['no market, if nothing tells it', { marketId: '../uk', casinoId: 0 }, 'ZZ', null],
] as const)('MK-03 the account decides the market of the next page by %s', async (_name, core, country, key) => {
  const { account, session } = sampleLogin();
  const details = callOf(
    'a.b.c',
    {
      account: {
        ...account,
        core: { ...account.core, ...core },
        personal2: { ...account.personal2, registeredCountryShortCode: country },
      },
      session,
    },
    null,
  );
  const response = await routeTo('/api/details').handler(input(), details.call);
  expect((response as { account: accounts.Account }).account.core.marketId).toBe(key ?? undefined);
  expect(details.setCookie.mock.calls).toEqual(
    key === null ? [] : [['foyer-market', key, { maxAgeSeconds: 43_200, httpOnly: true }]],
  );
});

import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { createCallLimits } from '../../server/callLimit.server.ts';
import { unboundTokenCodec } from '../../server/tokenCodec.server.ts';
import { ApiRefusal } from '../../services/api/apiRoute.server.ts';
import type { ApiCall, ApiRoute } from '../../services/api/apiRoute.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { loginRoutes } from './login.server.ts';

const body = { username: 'mira', password: 'secret', firstPartyBlackBox: '', thirdPartyBlackBox: '' };

const limits = createCallLimits(null);

async function logIn(response: unknown, facts: Partial<ApiCall> = {}) {
  const call = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(async () => response);
  const setCookie = vi.fn<ApiCall['setCookie']>();
  const [route] = loginRoutes as readonly ApiRoute[];
  const result = await route?.handler({ params: {}, query: {}, body }, {
    ipAddress: '192.0.2.1',
    allowMultipleSessions: false,
    visit: visitFixture(),
    location: null,
    isWithoutEdge: true,
    upstream: { call },
    setCookie,
    readCookie: () => null,
    tokens: unboundTokenCodec,
    limits,
    ...facts,
  } as unknown as ApiCall);
  return { result, call, setCookie };
}

test('AU-04 closes other sessions unless several are allowed', async () => {
  const closing = await logIn(success(sampleLogin()));
  expect(closing.call.mock.calls[0]?.[1]).toMatchObject({
    body: { closeExistingSessions: true, sessionProductId: 8145, identifiers: { ipAddress: '192.0.2.1' } },
  });
  const several = await logIn(success(sampleLogin()), { allowMultipleSessions: true });
  expect(several.call.mock.calls[0]?.[1]).toMatchObject({ body: { closeExistingSessions: false } });
});

test('sets the player cookie and returns the server time', async () => {
  const { result, setCookie } = await logIn(success(sampleLogin()));
  const { account, ...login } = sampleLogin();
  expect(result).toEqual({
    ...login,
    account: { ...account, core: { ...account.core, marketId: 'uk' } },
    serverNow: expect.any(Number) as number,
  });
  expect(setCookie.mock.calls).toEqual([
    ['foyer-player', '1', { maxAgeSeconds: 43_200 }],
    ['foyer-market', 'uk', { maxAgeSeconds: 43_200, httpOnly: true }],
  ]);
});

test('MK-11 tells the service where the player is, and nothing where nobody knows of an edge', async () => {
  const at = async (location: ApiCall['location']) =>
    (await logIn(success(sampleLogin()), { location, isWithoutEdge: false })).call.mock.calls[0]?.[1];
  expect(await at({ known: true, countryIso2: 'CA', regionCode: 'QC' })).toMatchObject({
    headers: { 'foyer-location': 'CA-QC' },
  });
  expect(await at({ known: false, reason: 'anonymous' })).toMatchObject({ headers: { 'foyer-location': 'anonymous' } });
  expect(await at(null)).not.toHaveProperty('headers');
});

test('AU-05 passes a refusal with a code on without setting the cookie', async () => {
  const { result, setCookie } = await logIn(success({ code: 10505, message: 'closed' }));
  expect(result).toEqual({ code: 10505, message: 'closed' });
  expect(setCookie).not.toHaveBeenCalled();
});

test('AU-05 responds with 504 when the service times out', async () => {
  const { result } = await logIn(failed({ kind: 'timeout' }));
  expect(result).toMatchObject({ status: 504 });
  expect(result).toBeInstanceOf(ApiRefusal);
});

test('responds with 429 and Retry-After after too many logins from an address', async () => {
  const responses = [];
  for (let count = 0; count < 101; count += 1)
    responses.push(await logIn(success(sampleLogin()), { ipAddress: '192.0.2.99' }));
  expect(responses[99]?.result).not.toBeInstanceOf(ApiRefusal);
  expect(responses[100]?.result).toMatchObject({
    status: 429,
    body: { code: 10429 },
    retryAfter: expect.stringMatching(/^\d+$/) as string,
  });
  expect(responses[100]?.call).not.toHaveBeenCalled();
});

test('counts calls per address', async () => {
  const limit = createCallLimits(null).limitOf('test', { calls: 1, seconds: 60 });
  expect(await limit.waitSeconds('a')).toBeNull();
  expect(await limit.waitSeconds('a')).toBeGreaterThan(0);
  expect(await limit.waitSeconds('b')).toBeNull();
});

import type { IncomingMessage } from 'node:http';
import { endpoint } from '@foyer/contract/endpoint';
import type { HttpBindings } from '@hono/node-server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createCallLimits } from '../server/callLimit.server.ts';
import type { CallLimits } from '../server/callLimit.server.ts';
import { noMetrics } from '../server/metrics.server.ts';
import { runInTrace } from '../server/requestTrace.server.ts';
import { apiRoute } from '../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../services/api/apiRoute.server.ts';
import { createApiServer } from './createApiServer.server.ts';
import type { ApiServerDeps } from './createApiServer.server.ts';

/** Since version 5 the call names its amount `amountMinor`, and the response is a list. */
const changedCall = endpoint({
  name: 'changedCall',
  service: 'web',
  method: 'POST',
  path: '/api/changed',
  body: v.strictObject({ amountMinor: v.number() }),
  response: v.object({ amounts: v.array(v.number()) }),
});

const seen: unknown[] = [];
const changedRoute = apiRoute(
  changedCall,
  async ({ body }) => {
    seen.push(body);
    return { amounts: [body.amountMinor] };
  },
  {
    request: (input) => ({ ...input, body: { amountMinor: Number(Reflect.get(Object(input.body), 'amount')) * 100 } }),
    response: (body) => ({ amount: v.parse(changedCall.response, body).amounts[0] }),
  },
);

/** Sends a call to a node of version 5. */
async function call(
  version: string | null,
  body: object | string,
  route: ApiRoute = changedRoute,
  {
    limits = createCallLimits(null),
    headers: more = {},
  }: { limits?: CallLimits; headers?: Record<string, string> } = {},
) {
  const api = createApiServer({
    contract: 5,
    routes: [route],
    release: 'release-own',
    secrets: ['x'.repeat(32)],
    limits,
    configuration: { publicScheme: 'http', secureCookies: false, collectorUrl: null, sessionBinding: true },
    visitSources: {
      countryHeader: 'cf-ipcountry',
      trustsCountryOfAnyone: true,
      countryOfAddress: () => null,
      clientOf: () => ({ address: '192.0.2.7' }),
      edgeVisitOf: () => null,
    },
    visits: { resolve: () => ({ brandId: 'regency', consentVendor: null }) },
    servicesClock: { aheadMs: () => 0, now: () => null },
    metrics: noMetrics,
    log: { error: () => undefined },
  } as unknown as ApiServerDeps);
  const headers = {
    'content-type': 'application/json',
    'x-requested-by': 'foyer',
    'sec-fetch-site': 'same-origin',
    ...(version === null ? {} : { 'foyer-contract': version }),
    ...more,
  };
  const bindings = { incoming: { headers: {}, url: '/' } } as unknown as HttpBindings;
  const response = await api.request(
    '/api/changed',
    { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) },
    bindings,
  );
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    own: response.headers.get('foyer-contract'),
    release: response.headers.get('foyer-release'),
  };
}

describe('contract version of a call', () => {
  test.each([['5'], [null]])('answers its own version (%s) unchanged and names its release', async (version) => {
    expect(await call(version, { amountMinor: 250 })).toEqual({
      status: 200,
      body: { amounts: [250] },
      own: null,
      release: 'release-own',
    });
  });

  test('answers the version before through the adapters of request and response', async () => {
    seen.length = 0;
    expect(await call('4', { amount: 2.5 })).toMatchObject({ status: 200, body: { amount: 250 } });
    expect(seen).toEqual([{ amountMinor: 250 }]);
  });

  test('still validates what an adapter returns', async () => {
    expect(await call('4', {})).toMatchObject({ status: 400 });
  });

  test.each(['3', '6', '', '05', '5.0', '-1', '5, 4'])(
    'refuses version "%s" with 409 and its own version, without running the handler',
    async (version) => {
      seen.length = 0;
      expect(await call(version, { amountMinor: 250 })).toMatchObject({ status: 409, own: '5' });
      expect(seen).toEqual([]);
    },
  );
});

describe('rate limit of a call', () => {
  function countedLimits(waitSeconds: number | null) {
    const callers: string[] = [];
    const limits: CallLimits = {
      limitOf: () => ({
        waitSeconds: async (caller) => {
          callers.push(caller);
          return waitSeconds;
        },
      }),
    };
    return { limits, callers };
  }

  const refusedCalls: readonly [
    name: string,
    body: object | string,
    headers: Record<string, string>,
    status: number,
  ][] = [
    ['of a wrong shape', { amount: 1 }, {}, 400],
    ['that is not JSON', '{', {}, 400],
    ['with a long body', `{"amountMinor":1,"x":"${'x'.repeat(8192)}"}`, {}, 413],
    ['with another content type', '{}', { 'content-type': 'text/plain' }, 415],
    ['with a refused token', { amountMinor: 1 }, { authorization: 'Bearer a.b.c' }, 401],
  ];
  test.each(refusedCalls)('counts a call %s', async (_name, body, headers, status) => {
    const { limits, callers } = countedLimits(null);
    expect(await call(null, body, changedRoute, { limits, headers })).toMatchObject({ status });
    expect(callers).toEqual(['192.0.2.7']);
  });

  test('does not count a call of another site, which would use up the calls of its visitors', async () => {
    const { limits, callers } = countedLimits(null);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await call(null, { amountMinor: 1 }, changedRoute, { limits, headers })).toMatchObject({ status: 403 });
    expect(callers).toEqual([]);
  });

  test('refuses a caller with too many calls before it reads the body', async () => {
    const { limits } = countedLimits(30);
    expect(await call(null, '{', changedRoute, { limits })).toMatchObject({ status: 429 });
  });

  test('refuses a large body without a session before it reads it', async () => {
    const document = { ...changedCall, auth: 'userToken', bodyLimitBytes: 1_000_000 } as const;
    const route = { ...changedRoute, endpoint: document };
    expect(await call(null, '{', route)).toMatchObject({ status: 401 });
  });
});

test('TE-04 an internal error names the id of its request and nothing of the error', async () => {
  const failing = apiRoute(changedCall, () => Promise.reject(new Error('broken')));
  const trace = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isSampled: false };
  const response = await new Promise<{ status: number; body: unknown }>((resolve) => {
    runInTrace({} as IncomingMessage, trace, () => void call(null, { amountMinor: 1 }, failing).then(resolve));
  });
  expect(response).toMatchObject({ status: 500, body: { message: 'Internal error.', reference: trace.traceId } });
});

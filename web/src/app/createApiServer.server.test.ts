import type { IncomingMessage } from 'node:http';
import { endpoint } from '@foyer/contract/endpoint';
import type { HttpBindings } from '@hono/node-server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createCallLimits } from '../server/callLimit.server.ts';
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
async function call(version: string | null, body: object, route: ApiRoute = changedRoute) {
  const api = createApiServer({
    contract: 5,
    routes: [route],
    release: 'release-own',
    secrets: ['x'.repeat(32)],
    limits: createCallLimits(null),
    configuration: { publicScheme: 'http', secureCookies: false, collectorUrl: null, sessionBinding: true },
    visitSources: {
      countryHeader: 'cf-ipcountry',
      trustsCountryOfAnyone: true,
      countryOfAddress: () => null,
      clientOf: () => ({ address: '192.0.2.7' }),
      edgeVisitOf: () => null,
    },
    visits: { resolve: () => ({ brandId: 'regency', consentVendor: null }) },
    servicesClock: { aheadMs: () => 0 },
    metrics: noMetrics,
    log: { error: () => undefined },
  } as unknown as ApiServerDeps);
  const headers = {
    'content-type': 'application/json',
    'x-requested-by': 'foyer',
    'sec-fetch-site': 'same-origin',
    ...(version === null ? {} : { 'foyer-contract': version }),
  };
  const bindings = { incoming: { headers: {}, url: '/' } } as unknown as HttpBindings;
  const response = await api.request('/api/changed', { method: 'POST', headers, body: JSON.stringify(body) }, bindings);
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

test('TE-04 an internal error names the id of its request and nothing of the error', async () => {
  const failing = apiRoute(changedCall, () => Promise.reject(new Error('broken')));
  const trace = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isSampled: false };
  const response = await new Promise<{ status: number; body: unknown }>((resolve) => {
    runInTrace({} as IncomingMessage, trace, () => void call(null, { amountMinor: 1 }, failing).then(resolve));
  });
  expect(response).toMatchObject({ status: 500, body: { message: 'Internal error.', reference: trace.traceId } });
});

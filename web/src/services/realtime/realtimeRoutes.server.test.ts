import { subscribeTopic, topics, unsubscribeTopic } from '@foyer/contract/broker';
import { negotiate } from '@foyer/contract/milestones';
import { expect, test, vi } from 'vitest';
import type { UpstreamFailure } from '../../server/upstream.server.ts';
import { ApiRefusal } from '../api/apiRoute.server.ts';
import type { ApiCall } from '../api/apiRoute.server.ts';
import { realtimeRoutes } from './realtimeRoutes.server.ts';

const hub = { origin: 'http://hub.example', brokerUrl: 'http://hub.example/broker/hub' };

/** Negotiates through the web server with the given response of the service. */
async function negotiateWith(response: { ok: true; value: unknown } | { ok: false; failure: UpstreamFailure }) {
  const report = vi.fn<ApiCall['report']>();
  const upstreamCall = vi.fn<(endpoint: unknown, input: unknown, options: unknown) => Promise<unknown>>(
    async () => response,
  );
  const route = realtimeRoutes.find(({ endpoint }) => endpoint.name === 'postNegotiate');
  const responseBody = await route?.handler({ params: {}, query: {}, body: { userId: 7 } }, {
    hub,
    report,
    bearer: 'launch-token',
    upstream: { call: upstreamCall },
  } as unknown as ApiCall);
  expect(upstreamCall).toHaveBeenCalledExactlyOnceWith(negotiate, { body: { userId: 7 } }, { bearer: 'launch-token' });
  return { responseBody, reports: report.mock.calls.map(([name, facts]) => `${name} ${String(facts['message'])}`) };
}

test('RT-01 negotiates with user id and launch token, and reads both spellings of the response', async () => {
  const both = [
    { Url: 'http://hub.example/h', AccessToken: 'token-token' },
    { url: 'http://hub.example/h', accessToken: 'token-token' },
  ];
  for (const value of both)
    expect(await negotiateWith({ ok: true, value })).toEqual({
      responseBody: { url: 'http://hub.example/h', accessToken: 'token-token' },
      reports: [],
    });
});

test('RT-02 the fallback to the broker needs no negotiation and uses the launch token', async () => {
  const upstreamCall = vi.fn<() => Promise<unknown>>();
  const route = realtimeRoutes.find(({ endpoint }) => endpoint.name === 'postNegotiate');
  const responseBody = await route?.handler({ params: {}, query: {}, body: { userId: 7, way: 'broker' } }, {
    hub,
    bearer: 'launch-token',
    upstream: { call: upstreamCall },
  } as unknown as ApiCall);
  expect(responseBody).toEqual({ url: hub.brokerUrl, accessToken: 'launch-token' });
  expect(upstreamCall).not.toHaveBeenCalled();
});

test('RT-02 a failed negotiation is reported with its status and falls back to the broker', async () => {
  const broker = { url: hub.brokerUrl, accessToken: null };
  const refused = (status: number, message: string): UpstreamFailure => ({
    kind: status >= 500 ? 'broken' : 'refused',
    status,
    code: null,
    message,
    retryAfter: null,
  });
  expect(await negotiateWith({ ok: false, failure: refused(500, 'token-of-a-player') })).toEqual({
    responseBody: broker,
    reports: ['CONNECTION_ERROR Milestone negotiation failed: 500 Internal Server Error'],
  });
  expect(await negotiateWith({ ok: false, failure: refused(599, '') })).toEqual({
    responseBody: broker,
    reports: ['CONNECTION_ERROR Milestone negotiation failed: 599'],
  });
  expect(await negotiateWith({ ok: false, failure: { kind: 'malformed', problem: 'not JSON' } })).toMatchObject({
    responseBody: broker,
  });
  expect(await negotiateWith({ ok: false, failure: { kind: 'timeout' } })).toMatchObject({ responseBody: broker });
});

test('RT-02 falls back to the broker without a report when negotiation is off', async () => {
  const failure: UpstreamFailure = {
    kind: 'refused',
    status: 404,
    code: null,
    message: 'No such call.',
    retryAfter: null,
  };
  const expected = { responseBody: { url: hub.brokerUrl, accessToken: null } };
  expect(await negotiateWith({ ok: false, failure: { ...failure, isOff: true } })).toEqual({
    ...expected,
    reports: [],
  });
  expect((await negotiateWith({ ok: false, failure })).reports).toHaveLength(1);
});

test('A19 refuses a negotiated address of another origin and sends no token there', async () => {
  const elsewhere = await negotiateWith({
    ok: true,
    value: { url: 'http://evil.example/h', accessToken: 'token-token' },
  });
  expect(elsewhere).toEqual({
    responseBody: { url: hub.brokerUrl, accessToken: null },
    reports: ['CONNECTION_ERROR Milestone negotiation failed: another origin'],
  });
});

test.each([
  ['postSubscribe', subscribeTopic, 'subscribed'],
  ['postUnsubscribe', unsubscribeTopic, 'unsubscribed'],
] as const)(
  'RT-07 %s calls the broker for each topic, and fails when one call fails',
  async (name, brokerEndpoint, key) => {
    const brokerCalls: unknown[] = [];
    const subscribed = (fails: string | null) =>
      realtimeRoutes
        .find(({ endpoint }) => endpoint.name === name)
        ?.handler({ params: {}, query: {}, body: { topics } }, {
          bearer: 'a.b.c',
          upstream: {
            async call(endpoint: unknown, { params: { topic } }: { params: { topic: string } }, options: unknown) {
              brokerCalls.push([endpoint, topic, options]);
              return topic === fails
                ? { ok: false, failure: { kind: 'timeout' } }
                : { ok: true, value: { subscribed: true } };
            },
          },
        } as unknown as ApiCall);
    const all = topics.map((topic) => [brokerEndpoint, topic, { bearer: 'a.b.c' }]);
    expect(await subscribed(null)).toEqual({ [key]: topics });
    expect(brokerCalls.splice(0)).toEqual(all);
    expect(await subscribed('mdd')).toBeInstanceOf(ApiRefusal);
    expect(brokerCalls).toEqual(all);
  },
);

import { subscribeTopic, topics, unsubscribeTopic } from '@foyer/contract/broker';
import { negotiate } from '@foyer/contract/milestones';
import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../server/apiRoute.server.ts';
import type { ApiCall } from '../server/apiRoute.server.ts';
import type { UpstreamFailure } from '../server/upstream.server.ts';
import { realtimeRoutes } from './realtime.server.ts';

const hub = { origin: 'http://hub.example', brokerUrl: 'http://hub.example/broker/hub' };

/** Negotiates through our server while the service answers so. */
async function negotiated(response: { ok: true; value: unknown } | { ok: false; failure: UpstreamFailure }) {
  const report = vi.fn<ApiCall['report']>();
  const asked = vi.fn<(endpoint: unknown, input: unknown, options: unknown) => Promise<unknown>>(async () => response);
  const route = realtimeRoutes.find(({ endpoint }) => endpoint.name === 'postNegotiate');
  const given = await route?.handler({ params: {}, query: {}, body: { userId: 7 } }, {
    hub,
    report,
    bearer: 'launch-token',
    upstream: { call: asked },
  } as unknown as ApiCall);
  expect(asked).toHaveBeenCalledExactlyOnceWith(negotiate, { body: { userId: 7 } }, { bearer: 'launch-token' });
  return { given, told: report.mock.calls.map(([name, facts]) => `${name} ${String(facts['message'])}`) };
}

test('RT-01 the negotiation carries the user id and the launch token, and either spelling is read', async () => {
  const both = [
    { Url: 'http://hub.example/h', AccessToken: 'token-token' },
    { url: 'http://hub.example/h', accessToken: 'token-token' },
  ];
  for (const value of both)
    expect(await negotiated({ ok: true, value })).toEqual({
      given: { url: 'http://hub.example/h', accessToken: 'token-token' },
      told: [],
    });
});

test('RT-02 the way to the broker is answered with the launch token as the broker knows it, and nobody is asked', async () => {
  const asked = vi.fn<() => Promise<unknown>>();
  const route = realtimeRoutes.find(({ endpoint }) => endpoint.name === 'postNegotiate');
  const given = await route?.handler({ params: {}, query: {}, body: { userId: 7, way: 'broker' } }, {
    hub,
    bearer: 'launch-token',
    upstream: { call: asked },
  } as unknown as ApiCall);
  expect(given).toEqual({ url: hub.brokerUrl, accessToken: 'launch-token' });
  expect(asked).not.toHaveBeenCalled();
});

test('RT-02 one that is not OK is told with status and text, and leads to the broker', async () => {
  const broker = { url: hub.brokerUrl, accessToken: null };
  const refused = (status: number, message: string): UpstreamFailure => ({
    kind: status >= 500 ? 'broken' : 'refused',
    status,
    code: null,
    message,
    retryAfter: null,
  });
  expect(await negotiated({ ok: false, failure: refused(500, 'Internal error') })).toEqual({
    given: broker,
    told: ['CONNECTION_ERROR Milestone negotiation failed: 500 Internal error'],
  });
  expect(await negotiated({ ok: false, failure: refused(401, '') })).toEqual({
    given: broker,
    told: ['CONNECTION_ERROR Milestone negotiation failed: 401'],
  });
  expect((await negotiated({ ok: false, failure: refused(502, 'x'.repeat(900)) })).told[0]).toHaveLength(
    'CONNECTION_ERROR Milestone negotiation failed: '.length + 200,
  );
  expect(await negotiated({ ok: false, failure: { kind: 'malformed', issue: 'not JSON' } })).toMatchObject({
    given: broker,
  });
  expect(await negotiated({ ok: false, failure: { kind: 'timeout' } })).toMatchObject({ given: broker });
});

test('A19 an address elsewhere is not connected to, and nobody there is given the token', async () => {
  const elsewhere = await negotiated({ ok: true, value: { url: 'http://evil.example/h', accessToken: 'token-token' } });
  expect(elsewhere).toEqual({
    given: { url: hub.brokerUrl, accessToken: null },
    told: ['CONNECTION_ERROR Milestone negotiation failed: another origin'],
  });
});

test.each([
  ['postSubscribe', subscribeTopic, 'subscribed'],
  ['postUnsubscribe', unsubscribeTopic, 'unsubscribed'],
] as const)(
  'RT-07 %s tells the broker of each topic with the player’s token, and fails where one of them fails',
  async (name, brokerEndpoint, key) => {
    const told: unknown[] = [];
    const subscribed = (fails: string | null) =>
      realtimeRoutes
        .find(({ endpoint }) => endpoint.name === name)
        ?.handler({ params: {}, query: {}, body: { topics } }, {
          bearer: 'a.b.c',
          upstream: {
            async call(endpoint: unknown, { params: { topic } }: { params: { topic: string } }, options: unknown) {
              told.push([endpoint, topic, options]);
              return topic === fails
                ? { ok: false, failure: { kind: 'timeout' } }
                : { ok: true, value: { subscribed: true } };
            },
          },
        } as unknown as ApiCall);
    const all = topics.map((topic) => [brokerEndpoint, topic, { bearer: 'a.b.c' }]);
    expect(await subscribed(null)).toEqual({ [key]: topics });
    expect(told.splice(0)).toEqual(all);
    expect(await subscribed('mdd')).toBeInstanceOf(ApiRefusal);
    expect(told).toEqual(all);
  },
);

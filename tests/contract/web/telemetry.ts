import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import { exportedMetrics, prometheusQueries } from '../support/prometheusQueries.ts';
import type { WebSuite } from '../support/webPair.ts';

interface Collected {
  bodies: number;
  collected: {
    kind: string;
    sessionId: string | null;
    value: { type?: string; resource?: object; scopeSpans?: { spans: Span[] }[] };
  }[];
  recordings: { recordingId: string; uids: (string | null)[] }[];
}
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

const body = (value = 'one') =>
  JSON.stringify({ meta: { session: { id: 'abcdefghij' } }, exceptions: [{ type: 'API_ERROR', value }] });

export const describeTelemetry: WebSuite = (pair) => {
  async function collector(order: object = {}): Promise<Collected> {
    const sandboxResponse = await pair().sandbox.raw('/control/collector', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect(sandboxResponse.status).toBe(200);
    return sandboxResponse.body as Collected;
  }
  afterEach(async () => {
    await collector({ clear: true, response: null });
  });

  describe('browser telemetry', () => {
    const sendReport = (text = body(), headers: Record<string, string> = ownPost) =>
      pair().web.request({ method: 'POST', path: '/api/telemetry', headers, body: text });

    test('TE-03 is forwarded, and session status and Retry-After of the collector are returned', async () => {
      expect((await sendReport()).status).toBe(202);
      expect((await collector()).collected).toMatchObject([
        { kind: 'exception', sessionId: 'abcdefghij', value: { type: 'API_ERROR', value: 'one' } },
      ]);
      await collector({ answer: { status: 202, invalidSession: true } });
      const ended = await sendReport();
      expect([ended.status, ended.headers['x-faro-session-status']]).toEqual([202, 'invalid']);
      await collector({ answer: { status: 429, retryAfter: '17' } });
      const slowed = await sendReport();
      expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '17']);
      await collector({ answer: { status: 429 } });
      expect((await sendReport()).headers['retry-after']).toBeUndefined();
    });

    test('does not fail in the browser when the collector fails', async () => {
      await collector({ answer: { status: 500 } });
      expect((await sendReport()).status).toBe(202);
      const webWithoutCollector = await pair().startWeb({ COLLECTOR_URL: 'http://127.0.0.1:9' });
      expect(
        (await webWithoutCollector.request({ method: 'POST', path: '/api/telemetry', headers: ownPost, body: body() }))
          .status,
      ).toBe(202);
      await webWithoutCollector.stop();
      expect((await collector()).collected).toEqual([]);
    });

    test('is refused when foreign, malformed or too large', async () => {
      expect((await sendReport(body(), { 'content-type': 'application/json' })).status).toBe(403);
      expect((await sendReport('{"exceptions":[]}')).status).toBe(400);
      expect((await sendReport('{"meta":{},"logs":"no list"}')).status).toBe(400);
      expect((await sendReport(body('x'.repeat(1_100_000)))).status).toBe(413);
      expect((await pair().web.request({ path: '/api/telemetry' })).status).toBe(404);
      expect(
        (await pair().web.request({ method: 'POST', path: '/api/replay', headers: ownPost, body: '{}' })).status,
      ).toBe(404);
    });

    test('TE-05 session recordings are forwarded if configured, and failures are reported', async () => {
      const recording = await pair().startWeb({ REPLAY: 'on' });
      const send = (uid: string | null) =>
        recording.request({
          method: 'POST',
          path: '/api/replay',
          headers: ownPost,
          body: JSON.stringify({ recordingId: 'recording-1', uid, events: [{ type: 4, timestamp: 1, data: {} }] }),
        });
      expect([(await send(null)).status, (await send('12')).status]).toEqual([202, 202]);
      await collector({ answer: { of: 'replay', status: 500 } });
      expect((await send('12')).status).toBe(503);
      expect((await collector()).recordings).toMatchObject([
        { recordingId: 'recording-1', uids: [null, '12'], events: 2 },
      ]);
      await recording.stop();
    });
  });

  test('collector and traces receive the headers of their entries, and no other receiver’s', async () => {
    const seen = new Map<string, (string | string[] | undefined)[]>();
    const receiver = createServer((request, response) => {
      const { 'x-collector-key': collectorKey, 'x-traces-key': tracesKey } = request.headers;
      seen.set(request.url ?? '', [collectorKey, tracesKey]);
      request.resume();
      response.writeHead(202).end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const web = await pair().startWeb({
      COLLECTOR_URL: origin,
      TRACES_URL: `${origin}/traces`,
      SERVICE_CREDENTIALS: JSON.stringify({
        collector: { headers: { 'x-collector-key': 'c1' } },
        traces: { headers: { 'x-traces-key': 't1' } },
      }),
    });
    await web.request({ method: 'POST', path: '/api/telemetry', headers: ownPost, body: body() });
    await vi.waitFor(() =>
      expect(Object.fromEntries(seen)).toEqual({ '/collect': ['c1', undefined], '/traces': [undefined, 't1'] }),
    );
    await web.stop();
    receiver.closeAllConnections();
    receiver.close();
  });

  describe('server telemetry', () => {
    test('spans continue the browser’s trace and pass it on to services', async () => {
      const traced = await pair().startWeb({ TRACES_URL: `${pair().sandboxProxy.origin}/collector/v1/traces` });
      const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
      await traced.request({
        path: '/api/jackpots?userToken=CANARY',
        headers: { traceparent: `00-${traceId}-${parent}-01` },
      });
      const spans = await vi.waitFor(async () => {
        const own = (await collector({ kind: 'serverTrace' })).collected
          .flatMap(({ value }) => value.scopeSpans?.flatMap((scope) => scope.spans) ?? [])
          .filter((span) => span.traceId === traceId);
        expect(own.length).toBeGreaterThanOrEqual(2);
        return own;
      });
      const server = spans.find(({ parentSpanId }) => parentSpanId === parent);
      expect(server?.name).toBe('GET /api/jackpots');
      expect(spans.filter(({ parentSpanId }) => parentSpanId === server?.spanId).map(({ name }) => name)).toContain(
        'progressiveJackpots',
      );
      expect(JSON.stringify(spans)).not.toContain('CANARY');
      await traced.stop();
    });

    test('TE-07 the access log has one line per request, without queries, cookies, tokens or identity', async () => {
      const logged = await pair().startWeb({ LOG_LEVEL: 'info' });
      const secret = 'CANARYcanaryCANARYcanaryCANARYcanaryCANARYcanary';
      await logged.request({ path: `/?reset=${secret}`, cookie: `__Host-sid=${secret}` });
      await logged.request({
        path: `/api/games/${secret}?userToken=${secret}`,
        headers: { authorization: `Bearer ${secret}` },
      });
      await logged.request({
        method: 'POST',
        path: '/api/login',
        headers: ownPost,
        body: JSON.stringify({ username: secret, password: secret }),
      });
      await logged.request({ path: '/healthz' });
      const lines = await vi.waitFor(() => {
        const requests = logged
          .log()
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .filter(({ msg }) => msg === 'REQUEST');
        expect(requests).toHaveLength(4);
        return requests;
      });
      expect(lines.map(({ method, path, kind, status }) => [method, path, kind, status])).toEqual([
        ['GET', '/', 'page', 200],
        ['GET', '/api/games/…', 'api', expect.any(Number)],
        ['POST', '/api/login', 'api', expect.any(Number)],
        ['GET', '/healthz', 'probe', 200],
      ]);
      expect(logged.log().join('\n')).not.toMatch(/CANARY/);
      await logged.stop();
    });

    test('metrics are served on their own port only', async () => {
      const watched = await pair().startWeb({ OPERATIONS_PORT: '0' });
      for (let visit = 0; visit < 3; visit += 1) await watched.request();
      await watched.request({ path: '/api/jackpots' });
      expect((await watched.request({ path: '/metrics' })).status).toBe(404);
      const text = await (await fetch(`http://127.0.0.1:${watched.operationsPort}/metrics`)).text();
      const figure = (name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')
            .at(-1),
        );
      // The last one is the 404 page of the path /metrics.
      expect(
        ['memory', 'stale', 'joined', 'shared', 'render'].map((source) =>
          figure(`foyer_page_requests_total{source="${source}"}`),
        ),
      ).toEqual([2, 0, 0, 0, 2]);
      expect(figure('foyer_page_renders_total{outcome="complete"}')).toBe(2);
      expect(figure('foyer_api_calls_total{call="getJackpots",status="2xx"}')).toBe(1);
      expect(figure('foyer_readiness{status="ready"}')).toBe(1);
      expect(figure('foyer_flags_age_seconds')).toBeLessThan(600);
      expect(figure('foyer_http_requests_total{kind="page",status="200"}')).toBe(3);
      expect(figure('foyer_http_request_duration_seconds_count{kind="api"}')).toBe(1);
      expect(figure('foyer_upstream_calls_total{service="games",outcome="ok"}')).toBeGreaterThanOrEqual(1);
      expect(figure('foyer_open_sockets')).toBeGreaterThanOrEqual(1);
      // Rules, dashboards and runbooks use only metrics, labels and recorded names that exist.
      const exported = exportedMetrics(text);
      const { queries, recordedNames } = prometheusQueries();
      expect(queries.length).toBeGreaterThan(80);
      for (const { expr, metrics, labels, recorded } of queries) {
        expect([expr, metrics.filter((name) => !exported.has(name))]).toEqual([expr, []]);
        expect([expr, recorded.filter((name) => !recordedNames.has(name))]).toEqual([expr, []]);
        const known = metrics.flatMap((name) => exported.get(name) ?? []);
        // A metric without observations prints only its name.
        if (known.length > 0) expect([expr, labels.filter((name) => !known.includes(name))]).toEqual([expr, []]);
      }
      await watched.stop();
    });
  });
};

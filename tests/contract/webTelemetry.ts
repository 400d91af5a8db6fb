import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { ownPost } from './httpClient.ts';
import type { WebSuite } from './webPair.ts';

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

/** Names of all figures in Prometheus' text with the labels of their lines; `le` and the like among them. */
function printedFigures(text: string): Map<string, string[]> {
  const figures = new Map(
    Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]): [string, string[]][] =>
      type === 'histogram'
        ? [
            [`${name}_bucket`, []],
            [`${name}_sum`, []],
            [`${name}_count`, []],
          ]
        : [[name, []]],
    ).flat(),
  );
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    figures.get(name)?.push(...Array.from(labels.matchAll(/(\w+)="/g), ([, label = '']) => label));
  return figures;
}

interface DashboardQuery {
  expr: string;
  figures: string[];
  /** In matchers, in groupings and in what lines are called; `instance` is given by who reads. */
  labels: string[];
}

/** Every query of the dashboard that operators load (docs/grafana), the variable's among them. */
function dashboardQueries(): DashboardQuery[] {
  const { panels, templating } = JSON.parse(readFileSync(join(projectRoot, 'docs/grafana/foyer-web.json'), 'utf8')) as {
    panels: { targets: { expr: string; legendFormat?: string }[] }[];
    templating: { list: { query: string | { query: string } }[] };
  };
  const ofVariables = templating.list.flatMap(({ query }) =>
    typeof query === 'string' ? [] : [{ expr: query.query, legendFormat: '' }],
  );
  return [...ofVariables, ...panels.flatMap(({ targets }) => targets)].map(({ expr, legendFormat = '' }) => {
    const wanted = [...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g), ...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(
      ([, label = '']) => label,
    );
    const grouped = Array.from(expr.matchAll(/\bby \(([^)]*)\)/g), ([, list = '']) => list.split(/\s*,\s*/)).flat();
    const figures = Array.from(expr.matchAll(/\b((?:foyer|nodejs|process)_\w+)/g), ([, name = '']) => name);
    return { expr, figures, labels: [...new Set([...wanted, ...grouped])].filter((label) => label !== 'instance') };
  });
}

export const describeTelemetry: WebSuite = (pair) => {
  async function collector(order: object = {}): Promise<Collected> {
    const answered = await pair().platform.raw('/control/collector', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect(answered.status).toBe(200);
    return answered.body as Collected;
  }
  afterEach(async () => {
    await collector({ clear: true, response: null });
  });

  describe('what browsers measure', () => {
    const tell = (text = body(), headers: Record<string, string> = ownPost) =>
      pair().web.ask({ method: 'POST', path: '/api/telemetry', headers, body: text });

    test('TE-03 is passed on, and the collector’s word on the session and on haste comes back', async () => {
      expect((await tell()).status).toBe(202);
      expect((await collector()).collected).toMatchObject([
        { kind: 'exception', sessionId: 'abcdefghij', value: { type: 'API_ERROR', value: 'one' } },
      ]);
      await collector({ answer: { status: 202, invalidSession: true } });
      const ended = await tell();
      expect([ended.status, ended.headers['x-faro-session-status']]).toEqual([202, 'invalid']);
      await collector({ answer: { status: 429, retryAfter: '17' } });
      const slowed = await tell();
      expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '17']);
      await collector({ answer: { status: 429 } });
      expect((await tell()).headers['retry-after']).toBeUndefined();
    });

    test('a collector that fails is nobody’s matter in the browser', async () => {
      await collector({ answer: { status: 500 } });
      expect((await tell()).status).toBe(202);
      const alone = await pair().another({ COLLECTOR_URL: 'http://127.0.0.1:9' });
      expect((await alone.ask({ method: 'POST', path: '/api/telemetry', headers: ownPost, body: body() })).status).toBe(
        202,
      );
      await alone.stop();
      expect((await collector()).collected).toEqual([]);
    });

    test('what is not ours, not the client’s or too much is refused', async () => {
      expect((await tell(body(), { 'content-type': 'application/json' })).status).toBe(403);
      expect((await tell('{"exceptions":[]}')).status).toBe(400);
      expect((await tell('{"meta":{},"logs":"no list"}')).status).toBe(400);
      expect((await tell(body('x'.repeat(1_100_000)))).status).toBe(413);
      expect((await pair().web.ask({ path: '/api/telemetry' })).status).toBe(404);
      expect((await pair().web.ask({ method: 'POST', path: '/api/replay', headers: ownPost, body: '{}' })).status).toBe(
        404,
      );
    });

    test('TE-05 recorded sessions are passed on where they are configured, and who records hears when it fails', async () => {
      const recording = await pair().another({ REPLAY: 'on' });
      const send = (uid: string | null) =>
        recording.ask({
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

  describe('what the server says of itself', () => {
    test('its spans carry on the browser’s, and the call of a service carries on the server’s', async () => {
      const traced = await pair().another({ TRACES_URL: `${pair().platformProxy.origin}/collector/v1/traces` });
      const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
      await traced.ask({
        path: '/api/jackpots?userToken=CANARY',
        headers: { traceparent: `00-${traceId}-${parent}-01` },
      });
      const spans = await vi.waitFor(
        async () => {
          const own = (await collector({ kind: 'serverTrace' })).collected
            .flatMap(({ value }) => value.scopeSpans?.flatMap((scope) => scope.spans) ?? [])
            .filter((span) => span.traceId === traceId);
          expect(own.length).toBeGreaterThanOrEqual(2);
          return own;
        },
        { timeout: 10_000, interval: 100 },
      );
      const server = spans.find(({ parentSpanId }) => parentSpanId === parent);
      expect(server?.name).toBe('GET /api/jackpots');
      expect(spans.filter(({ parentSpanId }) => parentSpanId === server?.spanId).map(({ name }) => name)).toContain(
        'progressiveJackpots',
      );
      expect(JSON.stringify(spans)).not.toContain('CANARY');
      await traced.stop();
    });

    test('TE-07 the access log has one line a request, without queries, cookies, tokens or who it was', async () => {
      const logged = await pair().another({ LOG_LEVEL: 'info' });
      const secret = 'CANARYcanaryCANARYcanaryCANARYcanaryCANARYcanary';
      await logged.ask({ path: `/?reset=${secret}`, cookie: `__Host-sid=${secret}` });
      await logged.ask({
        path: `/api/games/${secret}?userToken=${secret}`,
        headers: { authorization: `Bearer ${secret}` },
      });
      await logged.ask({
        method: 'POST',
        path: '/api/login',
        headers: ownPost,
        body: JSON.stringify({ username: secret, password: secret }),
      });
      await logged.ask({ path: '/healthz' });
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
        ['GET', '/healthz', 'api', 200],
      ]);
      expect(logged.log().join('\n')).not.toMatch(/CANARY/);
      await logged.stop();
    });

    test('figures are read at a port of their own, and never at the visitors’', async () => {
      const watched = await pair().another({ METRICS_PORT: '0' });
      for (let visit = 0; visit < 3; visit += 1) await watched.ask();
      await watched.ask({ path: '/api/jackpots' });
      expect((await watched.ask({ path: '/metrics' })).status).toBe(404);
      const text = await (await fetch(`http://127.0.0.1:${watched.metricsPort}/metrics`)).text();
      const figure = (name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')
            .at(-1),
        );
      expect(
        [figure('foyer_page_cache_total{result="miss"}'), figure('foyer_page_cache_total{result="hit"}')].reduce(
          (sum, count) => sum + count,
          0,
        ),
      ).toBe(4);
      expect(figure('foyer_page_cache_total{result="hit"}')).toBeGreaterThanOrEqual(2);
      expect(figure('foyer_http_requests_total{kind="page",status="200"}')).toBe(3);
      expect(figure('foyer_http_api_seconds_count')).toBe(1);
      expect(figure('foyer_upstream_calls_total{service="games",outcome="ok"}')).toBeGreaterThanOrEqual(1);
      expect(figure('foyer_open_sockets')).toBeGreaterThanOrEqual(1);
      // What the dashboard asks for is what is printed: figures by their names, and labels that they have.
      const printed = printedFigures(text);
      expect(dashboardQueries().length).toBeGreaterThan(10);
      for (const { expr, figures, labels } of dashboardQueries()) {
        expect([expr, figures.filter((name) => !printed.has(name))]).toEqual([expr, []]);
        const known = figures.flatMap((name) => printed.get(name) ?? []);
        // A figure that nothing has happened to yet prints its name alone.
        if (known.length > 0) expect([expr, labels.filter((name) => !known.includes(name))]).toEqual([expr, []]);
      }
      await watched.stop();
    });
  });
};

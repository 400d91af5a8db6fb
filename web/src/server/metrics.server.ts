import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client';

export const requestKinds = ['page', 'asset', 'api', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];
export type CacheResult = 'hit' | 'miss';
/** Why a call of a service gave nothing that can be used, or `ok`. */
export type CallOutcome = 'ok' | 'refused' | 'broken' | 'unreachable' | 'timeout' | 'malformed';

export interface Metrics {
  request(kind: RequestKind, status: number, seconds: number): void;
  pageCache(result: CacheResult): void;
  upstream(service: string, outcome: CallOutcome, seconds: number): void;
  /** Everything in Prometheus' text. */
  text(): Promise<string>;
}

/** While somebody develops nobody watches. */
export const noMetrics: Metrics = {
  request: () => undefined,
  pageCache: () => undefined,
  upstream: () => undefined,
  text: async () => '',
};

const requestBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * What an operator watches. The page cache is counted in plain numbers, which are read when somebody asks: a stored page
 * costs some fifty microseconds, and a labelled counter would be felt.
 */
export function createMetrics(): Metrics {
  const stored = { hit: 0, miss: 0 };
  const requests = Object.fromEntries(requestKinds.map((kind) => [kind, new Map<number, number>()])) as Record<
    RequestKind,
    Map<number, number>
  >;
  const answered = new Counter({
    name: 'foyer_http_requests_total',
    registers: [],
    help: 'Requests answered, by kind and status.',
    labelNames: ['kind', 'status'],
    collect() {
      this.reset();
      for (const kind of requestKinds)
        for (const [status, count] of requests[kind]) this.inc({ kind, status: String(status) }, count);
    },
  });
  const cache = new Counter({
    name: 'foyer_page_cache_total',
    registers: [],
    help: 'Pages asked of the page cache: stored and fresh, or not.',
    labelNames: ['result'],
    collect() {
      this.reset();
      for (const result of ['hit', 'miss'] as const) this.inc({ result }, stored[result]);
    },
  });
  const durations = Object.fromEntries(
    requestKinds.map((kind) => [
      kind,
      new Histogram({
        name: `foyer_http_${kind}_seconds`,
        help: `Time from the head of a request to the end of its answer: ${kind}.`,
        buckets: requestBuckets,
      }),
    ]),
  ) as Record<RequestKind, Histogram>;
  const calls = new Counter({
    name: 'foyer_upstream_calls_total',
    help: 'Calls of the operator’s services, by what came of them.',
    labelNames: ['service', 'outcome'],
  });
  const callDurations = new Histogram({
    name: 'foyer_upstream_seconds',
    help: 'Time of calls of the operator’s services.',
    labelNames: ['service'],
    buckets: requestBuckets,
  });
  register.registerMetric(answered);
  register.registerMetric(cache);
  collectDefaultMetrics();
  return {
    request(kind, status, seconds) {
      const counted = requests[kind];
      counted.set(status, (counted.get(status) ?? 0) + 1);
      durations[kind].observe(seconds);
    },
    pageCache(result) {
      stored[result] += 1;
    },
    upstream(service, outcome, seconds) {
      calls.inc({ service, outcome });
      callDurations.observe({ service }, seconds);
    },
    text: () => register.metrics(),
  };
}

/** Sockets of visitors that are open, asked when somebody reads. */
export function countSockets(server: Server): void {
  const sockets = new Gauge({
    name: 'foyer_open_sockets',
    registers: [],
    help: 'Connections of visitors that are open.',
    async collect() {
      this.set(
        await new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count))),
      );
    },
  });
  register.registerMetric(sockets);
}

/** `/metrics` on a port of its own, so that no rule of a proxy can lay it open with the visitors' one. */
export async function openMetricsPort(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): void }> {
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

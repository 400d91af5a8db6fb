import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client';
import { PlainHistogram } from './plainHistogram.server.ts';
import { createRedisMetrics, noRedisMetrics } from './redis/redisMetrics.server.ts';
import type { RedisMetrics } from './redis/redisMetrics.server.ts';

export const requestKinds = ['page', 'asset', 'api', 'webhook', 'probe', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * Where the page of a request came from.
 * - `memory`: stored here and fresh
 * - `stale`: stored here, sent while it is rendered again
 * - `joined`: another request was already loading it
 * - `shared`: read from the tier that processes share
 * - `render`: rendered for this request
 */
export const pageSources = ['memory', 'stale', 'joined', 'shared', 'render'] as const;
export type PageSource = (typeof pageSources)[number];

/**
 * Outcome of a service call: `ok` or the kind of failure. `certificate` is a connection that was refused here because
 * of the service's TLS certificate.
 */
export const callOutcomes = ['ok', 'refused', 'broken', 'unreachable', 'timeout', 'malformed', 'certificate'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** A gauge that is read on scrape: its value, or one value for each value of a label. */
export interface GaugeSource {
  name: `foyer_${string}`;
  help: string;
  label?: string;
  read: () => number | null | readonly (readonly [label: string, value: number])[];
}

/** Why facts from the edge were not used: its proof is missing, or the fact that was not understood. */
const edgeFactsRefusals = ['proof', 'syntax', 'country', 'brand', 'market', 'language', 'device', 'access'] as const;
export type EdgeFactsRefusal = (typeof edgeFactsRefusals)[number];

export interface Metrics {
  readonly redis: RedisMetrics;
  request(kind: RequestKind, status: number, seconds: number): void;
  pageSource(source: PageSource): void;
  render(outcome: 'complete' | 'incomplete' | 'failed', seconds: number): void;
  upstream(service: string, outcome: CallOutcome, seconds: number): void;
  upstreamRetry(service: string): void;
  /** @param parts entries and fields of a response that were left out */
  upstreamLeftOut(service: string, parts: number): void;
  /** @param call name of an endpoint of `/api` */
  apiCall(call: string, status: number): void;
  /** @param limiter what counted the refused call: this process, or Redis for all processes */
  rateLimited(limiter: 'memory' | 'redis'): void;
  /** @param release that the page of an `/api` call belongs to, as the page states it */
  tabRelease(release: string | undefined): void;
  sharedCacheError(operation: 'get' | 'set' | 'purge'): void;
  edgePurge(outcome: 'ok' | 'failed'): void;
  /** A request carried the edge's header about the visit, and it was not used. */
  edgeFactsRefused(reason: EdgeFactsRefusal): void;
  gauge(source: GaugeSource): void;
  /** Metrics in the Prometheus text format. */
  text(): Promise<string>;
}

const ignore = () => undefined;

/** Disabled during development. */
export const noMetrics: Metrics = {
  request: ignore,
  pageSource: ignore,
  render: ignore,
  upstream: ignore,
  upstreamRetry: ignore,
  upstreamLeftOut: ignore,
  apiCall: ignore,
  rateLimited: ignore,
  tabRelease: ignore,
  sharedCacheError: ignore,
  edgePurge: ignore,
  edgeFactsRefused: ignore,
  gauge: ignore,
  redis: noRedisMetrics,
  text: async () => '',
};

/** 0.5 s and 1 s are the limits of the service levels (`deploy/prometheus/`). */
const durationBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Maximum number of releases that the metrics name; browsers can send any text. */
const maxReleases = 8;

/**
 * Metrics for operators. What a cached page counts is in plain arrays and maps that are read on scrape: such a page
 * takes about 50 microseconds, so a labelled counter would be noticeable.
 */
export function createMetrics(): Metrics {
  collectDefaultMetrics();
  const requests = createRequestMetrics();
  const pages = Object.fromEntries(pageSources.map((source) => [source, 0])) as Record<PageSource, number>;
  readCounter('foyer_page_requests_total', 'Pages sent, by where they came from.', ['source'], () =>
    pageSources.map((source) => [{ source }, pages[source]] as const),
  );
  const renders = new Counter({
    name: 'foyer_page_renders_total',
    help: 'Pages rendered, by outcome; incomplete means that a service failed.',
    labelNames: ['outcome'],
  });
  const renderTime = new Histogram({
    name: 'foyer_page_render_duration_seconds',
    help: 'Time to load and render a page, service calls included.',
    buckets: durationBuckets,
  });
  const calls = new Counter({
    name: 'foyer_upstream_calls_total',
    help: 'Calls of the operator’s services, by outcome.',
    labelNames: ['service', 'outcome'],
  });
  const callTime = new Histogram({
    name: 'foyer_upstream_call_duration_seconds',
    help: 'Time of calls of the operator’s services.',
    labelNames: ['service'],
    buckets: durationBuckets,
  });
  const retries = new Counter({
    name: 'foyer_upstream_retries_total',
    help: 'Calls of the operator’s services that were repeated.',
    labelNames: ['service'],
  });
  const leftOut = new Counter({
    name: 'foyer_upstream_left_out_total',
    help: 'Entries and fields of responses of the operator’s services that do not fit the contract and were left out.',
    labelNames: ['service'],
  });
  const apiCalls = new Counter({
    name: 'foyer_api_calls_total',
    help: 'Calls of /api, by name and class of the status. Sessions: postLogin, postRefreshToken, postLogout.',
    labelNames: ['call', 'status'],
  });
  const refusals = new Counter({
    name: 'foyer_rate_limit_refusals_total',
    help: 'Calls of /api that were refused with 429, by the limiter that counted them.',
    labelNames: ['limiter'],
  });
  const tabs = new Counter({
    name: 'foyer_tab_calls_total',
    help: 'Calls of /api by the release of the page that sent them; none without a release.',
    labelNames: ['release'],
  });
  const sharedErrors = new Counter({
    name: 'foyer_shared_cache_errors_total',
    help: 'Failed operations of the page cache that processes share.',
    labelNames: ['operation'],
  });
  const purges = new Counter({
    name: 'foyer_edge_purges_total',
    help: 'Purges sent to the edge, by outcome.',
    labelNames: ['outcome'],
  });
  const refusedFacts = new Counter({
    name: 'foyer_edge_facts_refused_total',
    help: 'Requests whose facts from the edge were not used, by reason; proof means that the edge did not send them.',
    labelNames: ['reason'],
  });
  // Series that exist from the start make a first failure visible as an increase.
  for (const operation of ['get', 'set', 'purge']) sharedErrors.inc({ operation }, 0);
  for (const outcome of ['ok', 'failed']) purges.inc({ outcome }, 0);
  for (const reason of edgeFactsRefusals) refusedFacts.inc({ reason }, 0);
  for (const limiter of ['memory', 'redis']) refusals.inc({ limiter }, 0);
  for (const outcome of ['complete', 'incomplete', 'failed']) renders.inc({ outcome }, 0);
  const releases = new Set<string>();
  return {
    request: requests.add,
    pageSource(source) {
      pages[source] += 1;
    },
    render(outcome, seconds) {
      renders.inc({ outcome });
      renderTime.observe(seconds);
    },
    upstream(service, outcome, seconds) {
      calls.inc({ service, outcome });
      callTime.observe({ service }, seconds);
    },
    upstreamRetry: (service) => retries.inc({ service }),
    upstreamLeftOut: (service, parts) => leftOut.inc({ service }, parts),
    apiCall: (call, status) => apiCalls.inc({ call, status: `${Math.floor(status / 100)}xx` }),
    rateLimited: (limiter) => refusals.inc({ limiter }),
    tabRelease: (release) => tabs.inc({ release: boundedRelease(release, releases) }),
    sharedCacheError: (operation) => sharedErrors.inc({ operation }),
    edgePurge: (outcome) => purges.inc({ outcome }),
    edgeFactsRefused: (reason) => refusedFacts.inc({ reason }),
    gauge: readGauge,
    redis: createRedisMetrics(),
    text: () => register.metrics(),
  };
}

function createRequestMetrics() {
  const counts = new Map(requestKinds.map((kind) => [kind, new Map<number, number>()]));
  readCounter('foyer_http_requests_total', 'Requests answered, by kind and status.', ['kind', 'status'], () =>
    [...counts].flatMap(([kind, statuses]) =>
      [...statuses].map(([status, count]) => [{ kind, status: String(status) }, count] as const),
    ),
  );
  const durations = new PlainHistogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response, by kind.',
    label: 'kind',
    buckets: durationBuckets,
    values: requestKinds,
  });
  register.registerMetric(durations);
  return {
    add(kind: RequestKind, status: number, seconds: number): void {
      const counted = counts.get(kind);
      counted?.set(status, (counted.get(status) ?? 0) + 1);
      durations.add(kind, seconds);
    },
  };
}

/** Registers a counter whose values are read on scrape. */
function readCounter<L extends string>(
  name: string,
  help: string,
  labelNames: L[],
  read: () => readonly (readonly [Record<L, string>, number])[],
): void {
  const counter = new Counter<L>({
    name,
    help,
    labelNames,
    registers: [],
    collect() {
      this.reset();
      for (const [labels, count] of read()) this.inc(labels, count);
    },
  });
  register.registerMetric(counter);
}

function readGauge({ name, help, label, read }: GaugeSource): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [],
    collect() {
      this.reset();
      const value = read();
      if (value === null) this.remove();
      else if (typeof value === 'number') this.set(value);
      else for (const [labelValue, each] of value) this.set({ [label ?? '']: labelValue }, each);
    },
  });
  register.registerMetric(gauge);
}

/** Names the first releases and counts all others as one, because browsers can send any text. */
export function boundedRelease(release: string | undefined, known: Set<string>): string {
  if (release === undefined) return 'none';
  if (known.has(release)) return release;
  if (known.size >= maxReleases || !/^[\w-]{4,40}$/.test(release)) return 'other';
  known.add(release);
  return release;
}

/** Counts open client sockets at scrape time. */
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

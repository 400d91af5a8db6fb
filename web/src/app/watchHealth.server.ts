import { pageLookup } from '@foyer/contract/content';
import { createHealth, healthGauges } from '../server/health.server.ts';
import type { Health, HealthCheck } from '../server/health.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Metrics } from '../server/metrics.server.ts';
import type { PageCache, RenderedPage } from '../server/pageCache.server.ts';
import { createRecentOutcomes } from '../server/recentOutcomes.server.ts';
import type { SharedRedis } from '../server/redis/sharedRedis.server.ts';
import type { ServicesClock } from '../server/servicesClock.server.ts';
import type { Upstream } from '../server/upstream.server.ts';
import type { FlagFeed } from '../services/flags/flagFeed.server.ts';
import type { Visit } from '../services/market/visit.ts';
import type { PageRenderer } from './createPageRenderer.server.ts';
import { readPagePath } from './page/readPagePath.ts';

/** Age from which flags count as outdated: twice the time after which a silent stream is opened again (FF-01). */
const maxFlagsAgeMs = 600_000;

export interface WatchedHealth extends Health {
  /** Metrics of service calls; health uses the same outcomes. */
  readonly callMetrics: Pick<Metrics, 'upstream' | 'upstreamLeftOut'>;
}

/**
 * Creates the health of a web server: its checks hear every service call, and its probe is a home page.
 * @param visit whose home page is the probe's; null without one
 */
export function watchHealth(
  metrics: Metrics,
  log: Log,
  visit: () => Visit | null,
  parts: () => { upstream: Upstream; renderer: PageRenderer },
): WatchedHealth {
  const home = readPagePath('/');
  const health = createHealth({
    async renderPage() {
      const current = visit();
      if (current === null) return 'failed';
      const { status } = await parts().renderer.render(home, current);
      return status === 200 ? 'found' : status === 404 ? 'missing' : 'failed';
    },
    async callContent() {
      const current = visit();
      if (current === null) return 'failed';
      const lookup = await parts().upstream.call(pageLookup, {
        params: { brand: current.brandId },
        body: { path: '/', nodeId: current.nodeId },
      });
      if (lookup.ok) return 'found';
      return lookup.failure.kind === 'refused' && lookup.failure.status === 404 ? 'missing' : 'failed';
    },
    onChange: ({ status, checks }) => log.warn({ status, checks }, 'READINESS_CHANGED'),
  });
  for (const gauge of healthGauges(health)) metrics.gauge(gauge);
  return {
    ...health,
    callMetrics: {
      upstreamLeftOut: metrics.upstreamLeftOut,
      upstream(service, outcome, seconds) {
        health.observeCall(service, outcome);
        metrics.upstream(service, outcome, seconds);
      },
    },
  };
}

/** Purges of the edge, counted and judged like calls of a service. */
export interface WatchedPurges extends Pick<Metrics, 'edgePurge'> {
  read(): HealthCheck;
}

export function watchPurges(metrics: Pick<Metrics, 'edgePurge'>): WatchedPurges {
  const outcomes = createRecentOutcomes();
  return {
    edgePurge(outcome) {
      outcomes.record(outcome);
      metrics.edgePurge(outcome);
    },
    read: outcomes.read,
  };
}

/** Wraps rendering, so that renders are counted and a first page makes the process ready. */
export function watchRender(
  render: PageRenderer['render'],
  onPage: () => void,
  metrics: Pick<Metrics, 'render'>,
): (...input: Parameters<PageRenderer['render']>) => Promise<RenderedPage> {
  return async (request, visit) => {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      const page = await render(request, visit);
      if (page.status === 200) onPage();
      metrics.render(page.isComplete ? 'complete' : 'incomplete', seconds());
      return page;
    } catch (error) {
      metrics.render('failed', seconds());
      throw error;
    }
  };
}

interface StateSources {
  flags: FlagFeed;
  pages: Pick<PageCache, 'size' | 'bytes'>;
  servicesClock: Pick<ServicesClock, 'aheadMs'>;
  release: string;
  /** Null without Redis in the configuration. */
  redis: Pick<SharedRedis, 'problem'> | null;
  /** Null without edges to purge. */
  purges: Pick<WatchedPurges, 'read'> | null;
}

/** Registers what is read on scrape and the checks that need no service call. */
export function watchState(
  health: Pick<Health, 'addCheck'>,
  metrics: Pick<Metrics, 'gauge'>,
  { flags, pages, servicesClock, release, redis, purges }: StateSources,
): void {
  health.addCheck('flags', () => {
    const ageMs = flags.ageMs();
    if (ageMs === null) return { state: 'failing', problem: 'never received' };
    return ageMs > maxFlagsAgeMs ? { state: 'failing', problem: 'outdated' } : { state: 'ok' };
  });
  if (purges !== null) health.addCheck('edgePurge', purges.read);
  if (redis !== null)
    health.addCheck('redis', () =>
      redis.problem === null ? { state: 'ok' } : { state: 'failing', problem: redis.problem },
    );
  const seconds = (ms: number | null) => (ms === null ? null : ms / 1000);
  for (const gauge of [
    {
      name: 'foyer_flags_age_seconds',
      help: 'Time since the last message of the flag service; absent before the first message.',
      read: () => seconds(flags.ageMs()),
    },
    { name: 'foyer_page_cache_entries', help: 'Pages stored in this process.', read: () => pages.size },
    { name: 'foyer_page_cache_bytes', help: 'Bytes of the pages stored in this process.', read: () => pages.bytes },
    {
      name: 'foyer_services_clock_ahead_seconds',
      help: 'How far the clock of the services is ahead of this process; 0 within 3 s.',
      read: () => seconds(servicesClock.aheadMs()),
    },
    {
      name: 'foyer_release_info',
      help: 'Release of this process, as a label.',
      label: 'release',
      read: () => [[release, 1] as const],
    },
  ] as const)
    metrics.gauge(gauge);
}

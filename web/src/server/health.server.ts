import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';
import { createRecentOutcomes } from './recentOutcomes.server.ts';
import type { CheckState, RecentOutcomes } from './recentOutcomes.server.ts';
import { apiHeaders } from './securityHeaders.server.ts';
import { sendText } from './sendText.server.ts';

/**
 * - `ready`: everything that was used lately works
 * - `degraded`: pages are sent, from caches or with parts missing; a balancer without nodes would be worse
 * - `notReady`: no page could be made yet, or the content service has no home page
 * - `draining`: the process ends
 */
export const readinessStates = ['ready', 'degraded', 'notReady', 'draining'] as const;
export type ReadinessStatus = (typeof readinessStates)[number];

export interface HealthCheck {
  state: CheckState;
  /** Short reason from a fixed list: the public port shows it, so no address and no text of a service. */
  problem?: string;
}

export interface Readiness {
  status: ReadinessStatus;
  checks: Record<string, HealthCheck>;
}

export interface Health {
  /** Records the outcome of a call of a service, made for whatever reason. */
  observeCall(service: string, outcome: string): void;
  /** Records that a page was rendered from content. */
  observePage(): void;
  addCheck(name: string, read: () => HealthCheck): void;
  drain(): void;
  /** Current state. Calls no service, but starts the background probe when its time has come. */
  read(): Readiness;
  /** Waits for the first probe of a process that has served nothing yet, at most a second. */
  readiness(): Promise<Readiness>;
}

/** Handles a request for `/healthz` or `/readyz`; returns false for every other path. */
export type ProbeHandler = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** Result of a probe: whether the content service has the home page. `failed`: it did not say. */
export type HomePage = 'found' | 'missing' | 'failed';

interface HealthDeps {
  clock?: Pick<Clock, 'now'>;
  /** Renders the home page; its service calls and the page are observed like those of a visitor. */
  renderPage: () => Promise<HomePage>;
  /** Looks the home page up at the content service, without a cache. */
  callContent: () => Promise<HomePage>;
  onChange: (readiness: Readiness) => void;
  firstWaitMs?: number;
}

/** Minimum time between two probes: while not ready, while the content service fails, and otherwise. */
export const probeIntervals = { notReady: 1000, failing: 2000, usual: 30_000 };

export function createHealth({
  renderPage,
  callContent,
  onChange,
  firstWaitMs = 1000,
  clock = serverClock,
}: HealthDeps): Health {
  const services = new Map<string, RecentOutcomes>([['content', createRecentOutcomes(clock)]]);
  const checks = new Map<string, () => HealthCheck>();
  let hasPage = false;
  let isHomeMissing = false;
  let isDraining = false;
  let probing: Promise<unknown> | null = null;
  let probedAt = -Infinity;
  /** Null before the first probe has ended. */
  let reported: ReadinessStatus | null = null;
  let hasProbed = false;

  /** One probe at a time; the deadlines of service calls end it. */
  function probe(intervalMs: number): void {
    if (probing !== null || isDraining || clock.now() - probedAt < intervalMs) return;
    probedAt = clock.now();
    probing = (hasPage && !isHomeMissing ? callContent() : renderPage())
      .catch((): HomePage => 'failed')
      .then((home) => {
        if (home !== 'failed') isHomeMissing = home === 'missing';
        hasProbed = true;
        probing = null;
        read();
      });
  }

  function read(): Readiness {
    const states = Object.fromEntries([
      ...[...services].map(([name, outcomes]) => [name, outcomes.read()] as const),
      ...[...checks].map(([name, check]) => [name, check()] as const),
    ]);
    const isReady = hasPage && !isHomeMissing;
    if (!isReady) probe(probeIntervals.notReady);
    else probe(states['content']?.state === 'failing' ? probeIntervals.failing : probeIntervals.usual);
    const isDegraded = Object.values(states).some(({ state }) => state === 'failing');
    const status = isDraining ? 'draining' : !isReady ? 'notReady' : isDegraded ? 'degraded' : 'ready';
    const readiness: Readiness = {
      status,
      checks: { page: pageCheck(), ...states },
    };
    if (status !== reported && (hasProbed || status !== 'notReady')) {
      reported = status;
      onChange(readiness);
    }
    return readiness;
  }

  function pageCheck(): HealthCheck {
    if (isHomeMissing) return { state: 'failing', problem: 'no home page' };
    return hasPage ? { state: 'ok' } : { state: 'failing', problem: 'none rendered yet' };
  }

  return {
    observeCall(service, outcome) {
      let outcomes = services.get(service);
      if (outcomes === undefined) services.set(service, (outcomes = createRecentOutcomes(clock)));
      outcomes.record(outcome);
    },
    observePage() {
      if (!hasPage) probedAt = clock.now();
      hasPage = true;
    },
    addCheck: (name, check) => void checks.set(name, check),
    drain() {
      isDraining = true;
    },
    read,
    async readiness() {
      const first = read();
      if (first.status !== 'notReady' || probing === null) return first;
      await Promise.race([probing, delay(firstWaitMs, undefined, { ref: false })]);
      return read();
    },
  };
}

/** Answers probes without a `Host` header, whatever the rules for hosts and plain HTTP are. */
export function createProbeHandler(health: Pick<Health, 'readiness'>): ProbeHandler {
  return (request, response, path) => {
    if (path !== '/healthz' && path !== '/readyz') return false;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      sendText(response, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' });
    // Liveness only tests that the event loop responds.
    else if (path === '/healthz') sendJson(response, 200, { alive: true });
    else
      void health
        .readiness()
        .then((readiness) =>
          sendJson(response, readiness.status === 'ready' || readiness.status === 'degraded' ? 200 : 503, readiness),
        );
    return true;
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...Object.fromEntries(apiHeaders),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'private, no-store',
  });
  response.end(text);
}

/** Gauges of the state, read on scrape. */
export function healthGauges(health: Pick<Health, 'read'>) {
  return [
    {
      name: 'foyer_readiness',
      help: 'State of this process: 1 for the current status, 0 for the others.',
      label: 'status',
      read: () => {
        const { status } = health.read();
        return readinessStates.map((name) => [name, name === status ? 1 : 0] as const);
      },
    },
    {
      name: 'foyer_check_failing',
      help: '1 for each check of readiness that fails.',
      label: 'check',
      read: () =>
        Object.entries(health.read().checks).map(([name, { state }]) => [name, state === 'failing' ? 1 : 0] as const),
    },
  ] as const;
}

import type { IncomingMessage } from 'node:http';
import type { Brand } from '@foyer/brands/market';
import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';
import { isSecret } from '../server/isSecret.server.ts';
import type { Log } from '../server/log.server.ts';
import type { EdgeFactsRefusal, Metrics } from '../server/metrics.server.ts';
import type { EdgeConfiguration } from '../services/configuration/edge.server.ts';
import { createEdgeVisitParser, edgeProofHeader, edgeVisitHeader } from '../services/market/edgeVisit.server.ts';
import type { EdgeVisit } from '../services/market/edgeVisit.server.ts';

export type EdgeRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/** Reads what the edge states about a request; null for a request that did not pass the edge. */
export type EdgeVisitOf = (request: EdgeRequest) => EdgeVisit | null;

interface EdgeRequestDeps {
  edge: Pick<EdgeConfiguration, 'secrets'>;
  /** Brand of a host, or the default brand; null where unknown hosts are refused. */
  brandOf: (host: string | undefined) => Brand | null;
  /** In lower case. */
  countryHeader: string;
  metrics: Pick<Metrics, 'edgeFactsRefused'>;
  log: Pick<Log, 'warn'>;
  clock?: Pick<Clock, 'now'>;
}

/** One log line per kind of refusal in this time. */
const logIntervalMs = 60_000;

/**
 * Reads `Foyer-Visit` where `Foyer-Edge` proves the edge. Without proof the header is ignored, because anyone can send
 * it. Facts of a proven edge that cannot be used are counted and logged: the edge has another version's data, or its
 * configuration lets a visitor's headers pass.
 */
export function createEdgeVisitOf({
  edge,
  brandOf,
  countryHeader,
  metrics,
  log,
  clock = serverClock,
}: EdgeRequestDeps): EdgeVisitOf {
  const parse = createEdgeVisitParser();
  const loggedAt = new Map<EdgeFactsRefusal, number>();
  const refuse = (refused: Exclude<EdgeFactsRefusal, 'proof'>): EdgeVisit => {
    metrics.edgeFactsRefused(refused);
    if (clock.now() - (loggedAt.get(refused) ?? -Infinity) >= logIntervalMs) {
      loggedAt.set(refused, clock.now());
      log.warn({ problem: refused }, 'EDGE_VISIT_REFUSED');
    }
    return { refused };
  };
  return ({ headers, rawHeaders }) => {
    const given = headers[edgeVisitHeader];
    const proof = headers[edgeProofHeader];
    if (typeof given !== 'string') return null;
    if (typeof proof !== 'string' || !edge.secrets.some((secret) => isSecret(proof, secret))) {
      metrics.edgeFactsRefused('proof');
      return null;
    }
    // Node joins repeated headers with a comma, which would make one longer dictionary of them.
    if (countOf(rawHeaders, edgeVisitHeader) > 1) return refuse('syntax');
    if (countOf(rawHeaders, countryHeader) > 1) return refuse('country');
    const brand = brandOf(headers.host);
    // An unknown host is refused whatever the edge says.
    if (brand === null) return null;
    const visit = parse(brand, given);
    return 'refused' in visit ? refuse(visit.refused) : visit;
  };
}

function countOf(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index];
    if (given?.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
}

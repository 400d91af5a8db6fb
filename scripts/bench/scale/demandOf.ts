import { trafficKinds } from './trafficOf.ts';
import type { TrafficKind } from './trafficOf.ts';

/** What one event costs, as measured on one node. */
export interface EventCost {
  /** CPU of the web server. */
  readonly cpuMs: number;
  readonly requests: number;
  /** Of the requests, pages and files that an edge can keep. */
  readonly cacheableRequests: number;
  readonly bytes: number;
  /** Of the bytes, those of pages and files. */
  readonly cacheableBytes: number;
  /** Calls of the operator's services. */
  readonly upstreamCalls: number;
  readonly redisCommands: number;
}

export const plannedUtilisation = 0.6;
export const coresPerNode = 4;

interface Load {
  /** Events in a second. */
  readonly traffic: Readonly<Record<TrafficKind, number>>;
  readonly costs: Readonly<Record<TrafficKind, EventCost>>;
  /** 0 without an edge. */
  readonly edgeHitRatio: number;
}

/**
 * Combines the traffic of a second with measured costs. Costs of cacheable requests count at the nodes only for what the
 * edge does not hold.
 */
export function demandOf({ traffic, costs, edgeHitRatio }: Load) {
  const sum = (read: (cost: EventCost) => number) =>
    trafficKinds.reduce((total, kind) => total + traffic[kind] * read(costs[kind]), 0);
  const passedRequests = ({ requests, cacheableRequests }: EventCost) => requests - cacheableRequests * edgeHitRatio;
  const cores = sum((cost) => (cost.requests === 0 ? 0 : (cost.cpuMs * passedRequests(cost)) / cost.requests)) / 1000;
  return {
    requestsPerSecond: sum(({ requests }) => requests),
    requestsAtNodesPerSecond: sum(passedRequests),
    /** Cores of the web nodes that work. */
    cores,
    /** Nodes of `coresPerNode` cores at `plannedUtilisation`, with one more for a failure. */
    nodes: Math.max(2, Math.ceil(cores / plannedUtilisation / coresPerNode) + 1),
    redisPerSecond: sum(({ redisCommands }) => redisCommands),
    upstreamPerSecond: sum(({ upstreamCalls }) => upstreamCalls),
    edgeGbitPerSecond: (sum(({ bytes }) => bytes) * 8) / 1e9,
    nodeGbitPerSecond: (sum(({ bytes, cacheableBytes }) => bytes - cacheableBytes * edgeHitRatio) * 8) / 1e9,
  };
}

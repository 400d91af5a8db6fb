import { trafficKinds } from './simulatePlayers.mjs';

/** @typedef {import('./simulatePlayers.mjs').TrafficKind} TrafficKind */

/**
 * What one event costs, as measured on one node.
 * @typedef {object} EventCost
 * @property {number} cpuMs CPU of the web server
 * @property {number} requests requests to the web server
 * @property {number} cacheableRequests of these, pages and files that an edge can keep
 * @property {number} bytes sent by the web server
 * @property {number} cacheableBytes of these, pages and files
 * @property {number} upstreamCalls calls of the operator's services
 * @property {number} redisCommands commands to Redis
 */

/**
 * Figures for a number of players at once.
 * @typedef {object} Demand
 * @property {number} players
 * @property {number} requestsPerSecond at the edge, in the busiest second
 * @property {number} callsPerSecond requests that reach the nodes
 * @property {number} cores cores of the web nodes that work in the busiest second
 * @property {number} nodes nodes of `coresPerNode` cores at `utilisation`, with one more for a failure
 * @property {number} redisPerSecond
 * @property {number} upstreamPerSecond
 * @property {number} edgeGbitPerSecond sent by the edge
 * @property {number} nodeGbitPerSecond sent by the nodes
 */

export const plannedUtilisation = 0.6;
export const coresPerNode = 4;

/**
 * Combines simulated traffic with measured costs. Costs of cacheable requests count at the nodes only for what the edge
 * does not hold.
 * @param {object} options
 * @param {number} options.players
 * @param {Record<TrafficKind, { mean: number, peak: number }>} options.traffic
 * @param {Record<TrafficKind, EventCost>} options.costs
 * @param {number} options.edgeHitRatio 0 without an edge
 * @returns {Demand}
 */
export function demandOf({ players, traffic, costs, edgeHitRatio }) {
  const demand = { requests: 0, calls: 0, cpuMs: 0, redis: 0, upstream: 0, edgeBytes: 0, nodeBytes: 0 };
  for (const kind of trafficKinds) {
    const perSecond = traffic[kind].peak;
    const cost = costs[kind];
    const passedRequests = cost.requests - cost.cacheableRequests * edgeHitRatio;
    const passedShare = cost.requests === 0 ? 0 : passedRequests / cost.requests;
    demand.requests += perSecond * cost.requests;
    demand.calls += perSecond * passedRequests;
    demand.cpuMs += perSecond * cost.cpuMs * passedShare;
    demand.redis += perSecond * cost.redisCommands;
    demand.upstream += perSecond * cost.upstreamCalls;
    demand.edgeBytes += perSecond * cost.bytes;
    demand.nodeBytes += perSecond * (cost.bytes - cost.cacheableBytes * edgeHitRatio);
  }
  const cores = demand.cpuMs / 1000;
  return {
    players,
    requestsPerSecond: demand.requests,
    callsPerSecond: demand.calls,
    cores,
    nodes: Math.max(2, Math.ceil(cores / plannedUtilisation / coresPerNode) + 1),
    redisPerSecond: demand.redis,
    upstreamPerSecond: demand.upstream,
    edgeGbitPerSecond: (demand.edgeBytes * 8) / 1e9,
    nodeGbitPerSecond: (demand.nodeBytes * 8) / 1e9,
  };
}

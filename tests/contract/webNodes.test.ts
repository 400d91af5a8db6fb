import { describe } from 'vitest';
import { startWebPair } from './support/startWebPair.ts';
import { describeDrain } from './web/drain.ts';
import { describeHealth } from './web/health.ts';
import { describeManyNodes } from './web/manyNodes.ts';
import { describeRedisFaults } from './web/redisFaults.ts';
import { describeRedisTopologies } from './web/redisTopologies.ts';
import { describeReleases } from './web/releases.ts';
import { describeSharedCache } from './web/sharedCache.ts';
import { describeTelemetry } from './web/telemetry.ts';
import { describeTraces } from './web/traces.ts';
import { describeUpstreamFaults } from './web/upstreamFaults.ts';

// Suites of web servers that fail, restart or work beside others. Most start servers of their own, so this file runs beside
// `web.test.ts`.
const pair = startWebPair();

describe('web sharedCache: HT-02 page cache in a shared tier', () => {
  describeSharedCache(pair);
});
describe('web redisFaults: HT-02 Redis with faults', () => {
  describeRedisFaults(pair);
});
describe('web redisTopologies: HT-02 Redis Cluster and Sentinel', () => {
  describeRedisTopologies(pair);
});
describe('web manyNodes: limits and secrets of many nodes', () => {
  describeManyNodes(pair);
});
describe('web releases: releases beside each other', () => {
  describeReleases(pair);
});
describe('web upstreamFaults: HT-06 failing services', () => {
  describeUpstreamFaults(pair);
});
describe('web telemetry: telemetry', () => {
  describeTelemetry(pair);
});
describe('web health: liveness and readiness', () => {
  describeHealth(pair);
});
describe('web traces: trace ids', () => {
  describeTraces(pair);
});
describe('web drain: graceful shutdown', () => {
  describeDrain(pair);
});

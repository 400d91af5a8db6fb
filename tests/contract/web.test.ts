import { afterAll, beforeAll, describe } from 'vitest';
import { startPlatformProcess } from './support/platformProcess.ts';
import type { PlatformProcessUnderTest } from './support/platformProcess.ts';
import { openPlatformProxy } from './support/platformProxy.ts';
import type { PlatformProxy } from './support/platformProxy.ts';
import type { WebPair } from './support/webPair.ts';
import { startWebUnderTest } from './support/webUnderTest.ts';
import type { WebUnderTest } from './support/webUnderTest.ts';
import { describeAccounts } from './web/account.ts';
import { describeApi } from './web/api.ts';
import { describeAppLogin } from './web/appLogin.ts';
import { describeBrandSeal } from './web/brandSeal.ts';
import { describeClientAddress } from './web/clientAddress.ts';
import { describeDrain } from './web/drain.ts';
import { describeEdge } from './web/edge.ts';
import { describeHeaders } from './web/headers.ts';
import { describeHealth } from './web/health.ts';
import { describeHostileRequests } from './web/hostileRequests.ts';
import { describeJackpots } from './web/jackpots.ts';
import { describeLaunches } from './web/launches.ts';
import { describeManyNodes } from './web/manyNodes.ts';
import { describeMarkets } from './web/markets.ts';
import { describeMixedRequests } from './web/mixedRequests.ts';
import { describePageCache } from './web/pageCache.ts';
import { describePages } from './web/pages.ts';
import { describeQuests } from './web/quests.ts';
import { describeRateLimits } from './web/rateLimits.ts';
import { describeRedisFaults } from './web/redisFaults.ts';
import { describeRedisTopologies } from './web/redisTopologies.ts';
import { describeReleases } from './web/releases.ts';
import { describeSessions } from './web/sessions.ts';
import { describeSharedCache } from './web/sharedCache.ts';
import { describeSiteMap } from './web/siteMap.ts';
import { describeTelemetry } from './web/telemetry.ts';
import { describeTraces } from './web/traces.ts';
import { describeTransport } from './web/transport.ts';
import { describeUpstreamFaults } from './web/upstreamFaults.ts';
import { describeNginx, describeVarnish } from './web/varnish.ts';
import { describeVendors } from './web/vendors.ts';

// One sandbox and one web server serve every suite, because starting them takes longer than most suites. Suites run in
// sequence because they share the sandbox’s state.
let platform: PlatformProcessUnderTest | null = null;
let platformProxy: PlatformProxy | null = null;
/** Every web server, so that all of them are stopped after a failed test. */
const servers: WebUnderTest[] = [];
let shared: WebPair | null = null;

beforeAll(async () => {
  const sandbox = (platform = await startPlatformProcess({ COVERS: 'onDemand' }));
  const proxy = (platformProxy = await openPlatformProxy(sandbox.port));
  const startWeb: WebPair['startWeb'] = async (variables, folder) => {
    const server = await startWebUnderTest(sandbox.port, proxy.origin, variables, folder);
    servers.push(server);
    return server;
  };
  shared = {
    platform: sandbox,
    platformProxy: proxy,
    web: await startWeb(),
    startWeb,
    gameId: await sandbox.playableGame(),
  };
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await platformProxy?.close();
  await platform?.stop();
});

const pair = (): WebPair => {
  if (shared === null) throw new Error('A suite ran before its servers were started.');
  return shared;
};
// The first word after `web` is the suite's name: `npm test -- pageCache` runs one.
describe('web headers: headers of pages and responses', () => {
  describeHeaders(pair);
});
describe('web edge: facts from the edge and its purge', () => {
  describeEdge(pair);
});
describe('web varnish: pages stored by Varnish', () => {
  describeVarnish(pair);
});
describe('web nginx: pages stored by nginx', () => {
  describeNginx(pair);
});
describe('web transport: transport', () => {
  describeTransport(pair);
});
describe('web vendors: vendor scripts', () => {
  describeVendors(pair);
});
describe('web pageCache: HT-02 page cache in memory', () => {
  describePageCache(pair);
});
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
describe('web mixedRequests: pages by brand, market and visitor', () => {
  describeMixedRequests(pair);
});
describe('web markets: pages by market', () => {
  describeMarkets(pair);
});
describe('web pages: pages and error pages', () => {
  describePages(pair);
});
describe('web siteMap: site maps', () => {
  describeSiteMap(pair);
});
describe('web api: HT-04 HT-06 calls of /api', () => {
  describeApi(pair);
});
describe('web rateLimits: HT-04 HT-06 rate limits of /api', () => {
  describeRateLimits(pair);
});
describe('web releases: releases beside each other', () => {
  describeReleases(pair);
});
describe('web sessions: AU-15 AU-18 AU-20 players and sessions', () => {
  describeSessions(pair);
});
describe('web brandSeal: AU-15 AU-18 AU-20 tokens sealed for one brand', () => {
  describeBrandSeal(pair);
});
describe('web appLogin: AU-15 AU-18 AU-20 login by the Android app', () => {
  describeAppLogin(pair);
});
describe('web account: AU-15 AU-18 AU-20 accounts', () => {
  describeAccounts(pair);
});
describe('web clientAddress: AU-15 AU-18 AU-20 client addresses', () => {
  describeClientAddress(pair);
});
describe('web launches: game launches', () => {
  describeLaunches(pair);
});
describe('web quests: quests and rewards', () => {
  describeQuests(pair);
});
describe('web jackpots: jackpots and winners', () => {
  describeJackpots(pair);
});
describe('web hostileRequests: hostile requests', () => {
  describeHostileRequests(pair);
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

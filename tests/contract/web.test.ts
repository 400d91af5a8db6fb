import { afterAll, beforeAll, describe } from 'vitest';
import { startPlatformProcess } from './platformProcess.ts';
import type { PlatformProcessUnderTest } from './platformProcess.ts';
import { openPlatformProxy } from './platformProxy.ts';
import type { PlatformProxy } from './platformProxy.ts';
import { describeAccounts } from './webAccount.ts';
import { describeApi } from './webApi.ts';
import { describeAppLogin } from './webAppLogin.ts';
import { describeBrandSeal } from './webBrandSeal.ts';
import { describeClientAddress } from './webClientAddress.ts';
import { describeDrain } from './webDrain.ts';
import { describeUpstreamFaults } from './webFaults.ts';
import { describeHeaders } from './webHeaders.ts';
import { describeHostileRequests } from './webHostile.ts';
import { describeJackpots } from './webJackpots.ts';
import { describeLaunches } from './webLaunch.ts';
import { describeMarkets } from './webMarkets.ts';
import { describeMixedRequests } from './webMixed.ts';
import { describePageCache } from './webPageCache.ts';
import { describePages } from './webPages.ts';
import type { WebPair } from './webPair.ts';
import { describeQuests } from './webQuests.ts';
import { describeRateLimits } from './webRateLimits.ts';
import { describeSessions } from './webSession.ts';
import { describeSharedCache } from './webShared.ts';
import { describeSiteMap } from './webSiteMap.ts';
import { describeTelemetry } from './webTelemetry.ts';
import { describeTransport } from './webTransport.ts';
import { startWebUnderTest } from './webUnderTest.ts';
import type { WebUnderTest } from './webUnderTest.ts';
import { describeVendors } from './webVendors.ts';

// One sandbox and one web server for every suite: starting them costs more than most suites take. Suites run in turn,
// because what one does to the sandbox the next would see.
let platform: PlatformProcessUnderTest | null = null;
let platformProxy: PlatformProxy | null = null;
/** Every web server, so that none outlives a test that failed. */
const servers: WebUnderTest[] = [];
let shared: WebPair | null = null;

beforeAll(async () => {
  const sandbox = (platform = await startPlatformProcess({ COVERS: 'onDemand' }));
  const between = (platformProxy = await openPlatformProxy(sandbox.port));
  const another: WebPair['another'] = async (variables, folder) => {
    const server = await startWebUnderTest(sandbox.port, between.origin, variables, folder);
    servers.push(server);
    return server;
  };
  shared = {
    platform: sandbox,
    platformProxy: between,
    web: await another(),
    another,
    gameId: await sandbox.playableGame(),
  };
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await platformProxy?.close();
  await platform?.stop();
});

const pair = (): WebPair => {
  if (shared === null) throw new Error('The suites run before anything was started.');
  return shared;
};
describe('headers of every page and answer', () => {
  describeHeaders(pair);
});
describe('transport', () => {
  describeTransport(pair);
});
describe('vendors’ scripts by configuration', () => {
  describeVendors(pair);
});
describe('HT-02 whole pages from memory, from a shared tier, and rendered once', () => {
  describePageCache(pair);
  describeSharedCache(pair);
});
describe('every visitor gets their own page', () => {
  describeMixedRequests(pair);
  describeMarkets(pair);
});
describe('pages and their errors', () => {
  describePages(pair);
  describeSiteMap(pair);
});
describe('HT-04 HT-06 the calls of /api', () => {
  describeApi(pair);
  describeRateLimits(pair);
});
describe('AU-15 AU-18 AU-20 players and their sessions', () => {
  describeSessions(pair);
  describeBrandSeal(pair);
  describeAppLogin(pair);
  describeAccounts(pair);
  describeClientAddress(pair);
});
describe('launches of games', () => {
  describeLaunches(pair);
});
describe('quests and what they earn', () => {
  describeQuests(pair);
});
describe('jackpots and winners', () => {
  describeJackpots(pair);
});
describe('hostile requests', () => {
  describeHostileRequests(pair);
});
describe('HT-06 services that fail', () => {
  describeUpstreamFaults(pair);
});
describe('telemetry', () => {
  describeTelemetry(pair);
});
describe('stopping under load', () => {
  describeDrain(pair);
});

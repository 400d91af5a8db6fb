import { describe } from 'vitest';
import { startWebPair } from './support/startWebPair.ts';
import { describeAccounts } from './web/account.ts';
import { describeAccountMarket } from './web/accountMarket.ts';
import { describeApi } from './web/api.ts';
import { describeAppLogin } from './web/appLogin.ts';
import { describeAttribution } from './web/attribution.ts';
import { describeBodyCost } from './web/bodyCost.ts';
import { describeBrandSeal } from './web/brandSeal.ts';
import { describeCacheKey } from './web/cacheKey.ts';
import { describeCanaries } from './web/canaries.ts';
import { describeCapabilities } from './web/capabilities.ts';
import { describeClientAddress } from './web/clientAddress.ts';
import { describeDifferingPlayers } from './web/differingPlayers.ts';
import { describeDocumentSize } from './web/documentSize.ts';
import { describeEdge } from './web/edge.ts';
import { describeExperiments } from './web/experiments.ts';
import { describeHeaders } from './web/headers.ts';
import { describeHostileRequests } from './web/hostileRequests.ts';
import { describeJackpots } from './web/jackpots.ts';
import { describeLaunches } from './web/launches.ts';
import { describeMarkets } from './web/markets.ts';
import { describeMixedRequests } from './web/mixedRequests.ts';
import { describeOddFields } from './web/oddFields.ts';
import { describePageCache } from './web/pageCache.ts';
import { describePages } from './web/pages.ts';
import { describeQuests } from './web/quests.ts';
import { describeRateLimits } from './web/rateLimits.ts';
import { describeSessions } from './web/sessions.ts';
import { describeSiteMap } from './web/siteMap.ts';
import { describeStructuredData } from './web/structuredData.ts';
import { describeTransport } from './web/transport.ts';
import { describeNginx, describeVarnish } from './web/varnish.ts';
import { describeVendors } from './web/vendors.ts';

// Suites of one web server. The first word after `web` is the suite's name: `npm test -- pageCache` runs one.
const pair = startWebPair();

describe('web headers: headers of pages and responses', () => {
  describeHeaders(pair);
});
describe('web documentSize: sizes of documents', () => {
  describeDocumentSize(pair);
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
describe('web cacheKey: pages behind an ordinary shared cache', () => {
  describeCacheKey(pair);
});
describe('web mixedRequests: pages by brand, market and visitor', () => {
  describeMixedRequests(pair);
});
describe('web markets: pages by market', () => {
  describeMarkets(pair);
});
describe('web accountMarket: pages and places of players', () => {
  describeAccountMarket(pair);
});
describe('web differingPlayers: duties of the account’s market', () => {
  describeDifferingPlayers(pair);
});
describe('web capabilities: capabilities that are off', () => {
  describeCapabilities(pair);
});
describe('web pages: pages and error pages', () => {
  describePages(pair);
});
describe('web siteMap: site maps', () => {
  describeSiteMap(pair);
});
describe('web structuredData: what search engines and previews learn', () => {
  describeStructuredData(pair);
});
describe('web attribution: affiliates and campaigns', () => {
  describeAttribution(pair);
});
describe('web experiments: flags by share of visitors', () => {
  describeExperiments(pair);
});
describe('web api: HT-04 HT-06 calls of /api', () => {
  describeApi(pair);
});
describe('web canaries: HT-06 A10 values that were received', () => {
  describeCanaries(pair);
});
describe('web oddFields: HT-06 odd fields of services', () => {
  describeOddFields(pair);
});
describe('web bodyCost: HT-04 the cost of bodies', () => {
  describeBodyCost(pair);
});
describe('web rateLimits: HT-04 HT-06 rate limits of /api', () => {
  describeRateLimits(pair);
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

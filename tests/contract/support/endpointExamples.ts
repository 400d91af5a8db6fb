import type { LoginSuccess } from '@foyer/contract/accounts';
import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import type { ServiceEndpoints } from '@foyer/contract/serviceEndpoints';
import type { SandboxPlayer } from './controlRequests.ts';
import { registrationRequest } from './registrationRequest.ts';
import { loginRequest } from './sandboxCalls.ts';

type Every = ServiceEndpoints['accounts'] &
  ServiceEndpoints['games'] &
  ServiceEndpoints['content'] &
  ServiceEndpoints['milestones'] &
  ServiceEndpoints['broker'] &
  ServiceEndpoints['promotions'] &
  ServiceEndpoints['campaigns'] &
  ServiceEndpoints['chat'];

/** A market of a brand, with the operator’s ids. */
export interface ExamplePlace {
  brand: string;
  productId: number;
  productNodeId: number;
  casinoId: number;
  marketNodeId: number;
  currencyIsoCode: string;
}

export const regencyUk: ExamplePlace = {
  brand: 'regency',
  productId: 8145,
  productNodeId: 1100,
  casinoId: 3568,
  marketNodeId: 1101,
  currencyIsoCode: 'GBP',
};

/** Values that examples may need: a market, a logged-in player, a playable game, an offer and content nodes. */
export interface ExampleFacts {
  place: ExamplePlace;
  promotion: { promotionId: number; serviceId: number };
  player: SandboxPlayer;
  session: LoginSuccess;
  /** A reset token of another player, valid once; present only if the endpoint takes one. */
  resetToken: string;
  gameId: number;
  /** A round that the player has played. */
  roundId: string;
  /** Module of a metered game and a started metered session. */
  meteredModuleId: number;
  meteredSessionId: string;
  /** An earned, unclaimed reward. */
  rewardId: number;
  /** A message sent to the player. */
  messageId: string;
  ancestorId: number;
  nodeId: number;
}

export type Examples = {
  [K in keyof Every]: (facts: ExampleFacts) => Every[K] extends AnyEndpoint ? CallInput<Every[K]> : never;
};

/** Every request uses its own address, because an address with too many requests is rate-limited. */
let requests = 0;
const accountOf = ({ player, place }: Pick<ExampleFacts, 'player' | 'place'>) => ({
  userId: String(player.userId),
  casinoId: String(place.casinoId),
});

/** Where players of a place may play. */
const homeOf = ({ currencyIsoCode }: ExamplePlace): string =>
  currencyIsoCode === 'GBP' ? 'GB' : currencyIsoCode === 'CAD' ? 'CA-ON' : 'IE';

/** A call of each endpoint that gets a 200. A missing endpoint is a type error. */
export const examples: Examples = {
  login: ({ player }) => ({ body: loginRequest(player, { closeExistingSessions: false }) }),
  logout: ({ session }) => ({ body: { userId: session.tokens.userToken, reason: 1 } }),
  details: () => ({}),
  detailsViaUserToken: ({ session }) => ({ body: { userToken: session.tokens.userToken } }),
  detailsViaUserTokenLegacy: ({ session }) => ({ body: { userToken: session.tokens.userToken } }),
  acceptTermsAndConditions: () => ({}),
  requestPasswordReset: ({ player, place }) => ({
    body: {
      username: player.username,
      productId: place.productId,
      identifiers: { ipAddress: `198.51.100.${requests++}` },
    },
  }),
  resetPassword: ({ resetToken }) => ({ body: { resetToken, password: 'harbour zinc lamp' } }),
  changePassword: ({ player }) => ({ body: { currentPassword: player.password, password: player.password } }),
  refreshLaunchTokens: () => ({ body: { numLaunchTokens: 10 } }),
  reportAttribution: () => ({
    body: { attribution: { landedAt: new Date().toISOString(), parameters: { btag: 'harbour-17' } } },
  }),
  reportLocation: ({ place }) => ({ body: { location: homeOf(place), ipAddress: '198.51.100.200' } }),
  refreshToken: ({ session }) => ({
    body: { numLaunchTokens: 10, refreshToken: session.tokens.refreshTokens[0] ?? '' },
  }),
  sessionSummary: () => ({}),
  playerProtection: () => ({}),
  setLimit: () => ({ body: { kind: 'deposit', period: 'day', value: 5000 } }),
  confirmLimit: () => ({ body: { kind: 'deposit', period: 'day' } }),
  setCalmMode: () => ({ body: { isOn: true } }),
  setReminder: () => ({ body: { minutes: 30 } }),
  noteReview: () => ({ body: { reviewed: true } }),
  chooseMarketing: () => ({ body: { chosen: [{ product: 'casino', channel: 'email' }] } }),
  gameHistory: () => ({ query: { sinceMs: '0', untilMs: '9000000000000', culture: 'zh' } }),
  gameRound: ({ roundId }) => ({ params: { roundId }, query: { culture: 'zh' } }),
  moneyHistory: () => ({ query: { sinceMs: '0', untilMs: '9000000000000' } }),
  takeBreak: () => ({ body: { kind: 'timeOut', period: '1d', understood: true } }),
  playerExclusion: () => ({}),
  // The example's player is not excluded, so that both calls change nothing.
  requestReturn: () => ({ body: { understood: true } }),
  withdrawReturn: () => ({}),
  gamesList: ({ place }) => ({ query: { productId: String(place.productId), culture: 'zh', tone: 'adult' } }),
  gameById: ({ gameId, place }) => ({
    params: { gameId: String(gameId) },
    query: { productId: String(place.productId), currencyIsoCode: 'CAD' },
  }),
  favouritesByUserToken: ({ session }) => ({ body: { userToken: session.tokens.userToken } }),
  recentlyPlayedByUserToken: ({ session }) => ({ body: { userToken: session.tokens.userToken } }),
  addFavourite: ({ gameId }) => ({ params: { gameId: String(gameId) } }),
  removeFavourite: ({ gameId }) => ({ params: { gameId: String(gameId) } }),
  addRecentlyPlayed: ({ gameId }) => ({ params: { gameId: String(gameId) } }),
  launch: ({ gameId, place }) => ({
    params: { gameId: String(gameId) },
    body: { productId: place.productId, isMobile: false, isROW: false },
  }),
  progressiveJackpots: () => ({ body: { moduleIds: [19_340, 19_345, 1], currencyIsoCode: 'GBP' } }),
  mustWinJackpots: ({ place }) => ({
    headers: { 'x-client-type': '40' },
    body: { jackpotGames: ['rapid', 'daily'], productId: place.productId, currencyIsoCode: 'EUR' },
  }),
  winners: ({ place }) => ({
    query: { productId: String(place.productId), currencyIsoCode: place.currencyIsoCode, sort: 'topMultiplier' },
  }),
  recalledGames: () => ({}),
  fairness: () => ({}),
  liveTables: ({ place }) => ({
    query: { productId: String(place.productId), currencyIsoCode: place.currencyIsoCode, culture: 'zh' },
  }),
  isGameMetered: ({ meteredModuleId, session }) => ({
    params: { moduleId: String(meteredModuleId), clientId: '50300' },
    headers: { usertoken: session.tokens.userToken },
  }),
  startMetered: ({ meteredModuleId }) => ({ body: { moduleId: meteredModuleId, clientId: 50_300 } }),
  endMetered: ({ meteredSessionId }) => ({ params: { id: meteredSessionId } }),
  // The same key each time opens one account, and repeated calls return it.
  register: () => ({ body: { ...registrationRequest(), key: '00000000-0000-4000-8000-000000000001' } }),
  checkExclusionRegister: () => {
    const { firstName, lastName, dateOfBirth, email, mobile, country, postcode, addressLine1 } =
      registrationRequest().details;
    return { body: { firstName, lastName, dateOfBirth, email, mobile, country, postcode, addressLine1 } };
  },
  locateAddress: () => ({ body: { ipAddress: '192.0.2.10' } }),
  verification: () => ({}),
  sendDocument: () => ({
    body: { step: 'identity', fileName: 'passport-refuse.png', fileType: 'image/png', data: 'iVBORw0KGgo=' },
  }),
  negotiate: ({ player }) => ({ body: { userId: player.userId } }),
  subscribeTopic: () => ({ params: { topic: 'xeniaAdvert' } }),
  unsubscribeTopic: () => ({ params: { topic: 'xeniaAdvert' } }),
  publishMessage: ({ player, session, place }) => ({
    params: { productId: String(place.productId), userId: String(player.userId), topic: 'single-session' },
    body: { content: { guId: session.session.core.sessionGuid } },
  }),
  receiveMessage: ({ messageId }) => ({ params: { id: messageId } }),
  acknowledgeMessage: ({ messageId }) => ({
    params: { id: messageId },
    body: {
      messageInstanceUUID: messageId,
      topic: 'xeniaAdvert',
      acknowledgedWithClose: true,
      clientReference: 'spring',
    },
  }),
  pendingMessages: () => ({}),
  playerPromotions: (facts) => ({ params: accountOf(facts) }),
  anonymousPromotions: ({ place }) => ({
    query: { culture: 'zh', marketNodeId: String(place.marketNodeId) },
    body: { brand: place.brand, isRow: true },
  }),
  promotionOptIn: ({ player, place, promotion: { promotionId } }) => ({
    params: { ...accountOf({ player, place }), promotionId: String(promotionId) },
    body: { userId: player.userId, casinoId: place.casinoId, promotionId, optInData: { from: 'card' } },
  }),
  promotionTerms: ({ player, place, promotion: { promotionId, serviceId } }) => ({
    params: { ...accountOf({ player, place }), promotionId: String(promotionId) },
    query: { culture: 'en' },
    body: { serviceId },
  }),
  anonymousPromotionTerms: ({ place, promotion: { promotionId, serviceId } }) => ({
    params: { promotionId: String(promotionId) },
    query: { culture: 'en', marketNodeId: String(place.marketNodeId) },
    body: { brand: place.brand, serviceId },
  }),
  playerCampaigns: () => ({ query: { culture: 'zh' } }),
  playerRewards: () => ({}),
  playerFreeSpins: () => ({}),
  playerStatistics: () => ({ query: { culture: 'en' } }),
  claimReward: ({ rewardId }) => ({ params: { rewardId: String(rewardId) }, query: { culture: 'en' } }),
  chooseStreaks: () => ({ body: { isOn: false } }),
  askChat: () => ({ body: { text: 'How do I set a limit?', culture: 'en', brand: 'regency', marketId: 'uk' } }),
  pagesList: ({ place }) => ({ params: { brand: place.brand } }),
  pageLookup: ({ place }) => ({
    params: { brand: place.brand },
    body: { path: '/', countryCode: 'GB', nodeId: place.marketNodeId },
  }),
  nodesByAlias: ({ place }) => ({
    params: { nodeId: String(place.productNodeId), includeChildren: 'true' },
    query: { type: 'gamesFolder', culture: 'en' },
  }),
  nodeById: ({ ancestorId, nodeId }) => ({
    params: { ancestorId: String(ancestorId), id: String(nodeId), includeChildren: 'false' },
    query: { countryIsoCode: 'GB' },
  }),
  marketContent: ({ place }) => ({
    params: { marketNodeId: String(place.marketNodeId), flag: 'true' },
    query: { countryIsoCode: 'GB' },
  }),
  productContent: ({ place }) => ({ params: { productId: String(place.productId) } }),
  gamesSearch: ({ place }) => ({
    params: { productId: String(place.productId) },
    query: { culture: 'en', tone: 'adult' },
  }),
};

export const endpoints = serviceEndpoints;

/** The bearer token of the example’s call, if the endpoint requires one. */
export function bearerFor({ auth }: AnyEndpoint, { session }: ExampleFacts): { bearer?: string } {
  if (auth === 'userToken') return { bearer: session.tokens.userToken };
  return auth === 'launchToken' ? { bearer: session.tokens.launchTokens[0] ?? '' } : {};
}

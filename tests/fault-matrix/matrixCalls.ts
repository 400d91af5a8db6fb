import type { LoginSuccess } from '@foyer/contract/accounts';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { readWebEndpoints } from '../contract/support/readWebEndpoints.ts';
import { registrationRequest } from '../contract/support/registrationRequest.ts';

/**
 * Whose session a call is sent with.
 * - `none`: a visitor
 * - `shared`: the player of the run
 * - `own`: a player of the call's own, because it ends or renews the session
 * - `newPlayer`: a new player each time, because it closes the account
 */
export type SessionOwner = 'none' | 'shared' | 'own' | 'newPlayer';

/** Values for the calls: the player of the run and what that player can use. */
export interface MatrixFacts {
  userId: number;
  casinoId: number;
  productId: number;
  gameId: string;
  roundId: string;
  meteredModuleId: number;
  meteredSessionId: string;
  rewardId: number;
  messageId: string;
  promotion: { promotionId: number; serviceId: number };
}

export interface MatrixSession {
  /** Tokens as the browser stores them, or as the service issued them if the Android app hands them over. */
  login: LoginSuccess;
  cookie: string;
  password: string;
}

/** How to call an endpoint of the web so that it responds as described. */
export interface MatrixCall {
  owner?: SessionOwner;
  /** Status without faults; 200 by default. */
  usualStatus?: number;
  params?: (facts: MatrixFacts) => Record<string, string | number>;
  query?: (facts: MatrixFacts) => Record<string, string>;
  body?: (facts: MatrixFacts, session: MatrixSession) => object;
  /** Uses the Android app’s cookies instead of a login in the page. */
  isAppLogin?: true;
}

const game = ({ gameId }: MatrixFacts) => ({ gameId });
const account = ({ userId, casinoId }: MatrixFacts) => ({ userId, casinoId });
const offer = ({ promotion }: MatrixFacts) => ({ promotionId: promotion.promotionId });
const message = ({ messageId }: MatrixFacts) => ({ id: messageId });
const allTime = () => ({ sinceMs: '0', untilMs: '9000000000000' });
const topics = () => ({ topics: ['xeniaAdvert', 'xeniaPromotion'] });
/** The same key each time opens one account for any number of calls. */
const registration = registrationRequest('row');

/** Calls that are off in the stack of the matrix. `tests/contract/externalLogin.test.ts` has their faults. */
const callsElsewhere: ReadonlySet<string> = new Set([
  'postExternalLoginStart',
  'postExternalLoginFinish',
  'postExternalLogout',
  'postExternalRegistration',
]);

/** Endpoints of the web that the matrix calls. */
export async function readMatrixEndpoints(): Promise<AnyEndpoint[]> {
  return (await readWebEndpoints()).filter(({ name }) => !callsElsewhere.has(name));
}

/**
 * A call of every endpoint of the web, by name. A test fails if an endpoint is missing, and a run fails if a call does
 * not succeed without faults, because it would not reach the failing service.
 */
export const matrixCalls: Readonly<Record<string, MatrixCall>> = {
  getFavourites: {},
  addFavourite: { params: game },
  removeFavourite: { params: game },
  getRecentlyPlayed: {},
  addRecentlyPlayed: { params: game },

  getAllGames: {},
  tilesByIds: { query: ({ gameId }) => ({ ids: gameId }) },
  moreTiles: { query: () => ({ sort: 'popularity', limit: '60', offset: '0' }) },
  gameCategories: {},
  readGame: { params: game },
  similarGames: { params: game },
  getJackpots: {},
  getWinners: {},
  getRecalledGames: {},
  getLiveTables: { query: ({ gameId }) => ({ ids: gameId }) },

  launchGame: { params: game, body: (_facts, { login }) => ({ gameToken: login.tokens.launchTokens.pop() ?? '' }) },
  fetchIsGameMetered: { params: ({ meteredModuleId }) => ({ moduleId: meteredModuleId, clientId: 50_300 }) },
  startMeter: { body: ({ meteredModuleId }) => ({ moduleId: meteredModuleId, clientId: 50_300 }) },
  endMeter: { params: ({ meteredSessionId }) => ({ id: meteredSessionId }) },
  openCashier: { body: () => ({ view: 'deposit' }) },
  openPortal: { body: () => ({ page: 'game-history' }) },

  getProtection: {},
  postLimit: { body: () => ({ kind: 'deposit', period: 'day', value: 5000 }) },
  postLimitConfirmation: { body: () => ({ kind: 'deposit', period: 'day' }) },
  postReminder: { body: () => ({ minutes: 30 }) },
  postCalmMode: { body: () => ({ isOn: true }) },
  postReview: { body: () => ({ reviewed: true }) },
  postMarketing: { body: () => ({ chosen: [{ product: 'casino', channel: 'email' }] }) },
  postBreak: { owner: 'newPlayer', body: () => ({ kind: 'timeOut', period: '1d', understood: true }) },
  postExclusion: { body: () => ({}) },
  postReturn: { body: () => ({ understood: true }) },
  postReturnWithdrawal: { body: () => ({}) },
  getGameHistory: { query: allTime },
  getGameRound: { params: ({ roundId }) => ({ roundId }) },
  getMoneyHistory: { query: allTime },

  postChat: { body: () => ({ text: 'How do I set a limit?' }) },
  getComplianceUrls: {},
  getRestrictedCountry: {},
  getGeoInfo: {},
  getIpAddress: {},
  getVisitTracker: {},
  getPage: { query: () => ({ path: '/', loginState: 'Logged-Out' }) },

  postLogin: {
    usualStatus: 401,
    body: () => ({ username: 'nobody', password: 'wrong-password', firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
  },
  postForgotPassword: { body: () => ({ username: 'nobody' }) },
  postResetPassword: { usualStatus: 410, body: () => ({ resetToken: 'r'.repeat(43), password: 'harbour zinc lamp' }) },
  postRememberUsername: { body: () => ({ operation: 'get' }) },
  postChangePassword: { owner: 'own', body: (_facts, { password }) => ({ currentPassword: password, password }) },
  postRegister: {
    body: () => {
      const { key, details, limits, marketing, termsAccepted, affirmed } = registration;
      return { key, details, limits, marketing, termsAccepted, affirmed };
    },
  },
  postAttribution: { body: () => ({ parameters: { btag: 'harbour' } }) },
  postDepositAttribution: { body: () => ({ parameters: { btag: 'harbour' } }) },
  getVerification: {},
  postDocument: {
    body: () => ({ step: 'identity', fileName: 'passport.png', fileType: 'image/png', data: 'iVBORw0KGgo=' }),
  },
  getTerms: {},
  postAcceptTerms: {},

  postAppLogin: { owner: 'own', isAppLogin: true },
  getDetails: {},
  getSessionSummary: {},
  postRefreshLaunchTokens: { body: () => ({ numLaunchTokens: 10 }) },
  postRefreshToken: {
    owner: 'own',
    body: (_facts, { login }) => ({ numLaunchTokens: 10, refreshToken: login.tokens.refreshTokens[0] ?? '' }),
  },
  postLogout: { owner: 'own', body: (_facts, { login }) => ({ userId: login.tokens.userToken, reason: 1 }) },

  getUserPromotions: { params: account },
  optInToPromotion: {
    params: (facts) => ({ ...account(facts), ...offer(facts) }),
    body: (facts) => ({ ...account(facts), ...offer(facts), optInData: { from: 'card' } }),
  },
  getPromotionTerms: {
    params: (facts) => ({ ...account(facts), ...offer(facts) }),
    body: ({ promotion: { serviceId } }) => ({ serviceId }),
  },
  getAnonymousPromotionTerms: { params: offer, body: ({ promotion: { serviceId } }) => ({ serviceId }) },
  getCampaigns: {},
  getRewards: {},
  getFreeSpins: {},
  getUserStatistics: {},
  postClaim: { params: ({ rewardId }) => ({ rewardId }) },
  postStreaks: { body: () => ({ isOn: true }) },

  postNegotiate: { body: ({ userId }) => ({ userId }) },
  postSubscribe: { body: topics },
  postUnsubscribe: { body: topics },
  postSingleSession: {
    body: ({ userId, productId }, { login }) => ({ userId, productId, guId: login.session.core.sessionGuid }),
  },
  postReceive: { params: message },
  postAcknowledge: {
    params: message,
    body: ({ messageId }) => ({
      messageInstanceUUID: messageId,
      topic: 'xeniaAdvert',
      acknowledgedWithClose: true,
      clientReference: 'spring',
    }),
  },
  postPending: {},
  postReport: { body: () => ({ reports: [] }) },
};

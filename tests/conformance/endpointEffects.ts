import type { Examples } from '../contract/endpointExamples.ts';

/**
 * What a call leaves behind at a service that is in operation.
 * - `nothing`: it reads
 * - `session`: only the session that the run itself opened is changed
 * - `changes`: the player's account, wallet or messages are others afterwards
 * - `keepsOut`: the player could not log in for a while; it is never called
 */
export type Effect = 'nothing' | 'session' | 'changes' | 'keepsOut';

/** Every endpoint, in the order in which it is called: what ends a session or keeps a player out comes last. */
export const endpointEffects: Readonly<Record<keyof Examples, Effect>> = {
  gamesList: 'nothing',
  gamesSearch: 'nothing',
  gameById: 'nothing',
  winners: 'nothing',
  progressiveJackpots: 'nothing',
  mustWinJackpots: 'nothing',
  pagesList: 'nothing',
  pageLookup: 'nothing',
  nodesByAlias: 'nothing',
  nodeById: 'nothing',
  marketContent: 'nothing',
  productContent: 'nothing',
  anonymousPromotions: 'nothing',
  anonymousPromotionTerms: 'nothing',
  login: 'session',
  details: 'nothing',
  detailsViaUserToken: 'nothing',
  detailsViaUserTokenLegacy: 'nothing',
  sessionSummary: 'nothing',
  refreshLaunchTokens: 'session',
  playerProtection: 'nothing',
  gameHistory: 'nothing',
  moneyHistory: 'nothing',
  verification: 'nothing',
  favouritesByUserToken: 'nothing',
  recentlyPlayedByUserToken: 'nothing',
  isGameMetered: 'nothing',
  playerPromotions: 'nothing',
  promotionTerms: 'nothing',
  playerCampaigns: 'nothing',
  playerRewards: 'nothing',
  playerFreeSpins: 'nothing',
  playerStatistics: 'nothing',
  pendingMessages: 'nothing',
  negotiate: 'session',
  launch: 'session',
  subscribeTopic: 'session',
  unsubscribeTopic: 'session',
  addFavourite: 'changes',
  removeFavourite: 'changes',
  addRecentlyPlayed: 'changes',
  startMetered: 'changes',
  endMetered: 'changes',
  acceptTermsAndConditions: 'changes',
  setReminder: 'changes',
  noteReview: 'changes',
  chooseMarketing: 'changes',
  setLimit: 'changes',
  confirmLimit: 'changes',
  promotionOptIn: 'changes',
  claimReward: 'changes',
  chooseStreaks: 'changes',
  // It is said that nothing of a question is kept.
  askChat: 'nothing',
  publishMessage: 'changes',
  receiveMessage: 'changes',
  acknowledgeMessage: 'changes',
  sendDocument: 'changes',
  register: 'changes',
  requestPasswordReset: 'changes',
  resetPassword: 'changes',
  changePassword: 'changes',
  refreshToken: 'session',
  takeBreak: 'keepsOut',
  logout: 'session',
};

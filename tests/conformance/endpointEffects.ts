import type { Examples } from '../contract/support/endpointExamples.ts';

/**
 * The effect of a call on a service in production.
 * - `nothing`: the call only reads
 * - `session`: the call changes only the session that the run opened
 * - `changes`: the call changes the player’s account, wallet or messages
 * - `keepsOut`: the call would block the player’s login and is never made
 */
export type Effect = 'nothing' | 'session' | 'changes' | 'keepsOut';

/** Every endpoint in call order: calls that end a session or block the player come last. */
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
  // A chat question is not stored, according to its contract.
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

import { reportLocation } from './accounts.ts';
import { reportAttribution } from './attribution.ts';
import * as broker from './broker.ts';
import * as campaigns from './campaigns.ts';
import { askChat } from './chat.ts';
import type { AnyEndpoint, Service } from './endpoint.ts';
import { playerExclusion, requestReturn, withdrawReturn } from './exclusion.ts';
import { checkExclusionRegister } from './exclusionRegister.ts';
import * as games from './games.ts';
import { gameHistory, gameRound, moneyHistory } from './history.ts';
import { mustWinJackpots, progressiveJackpots } from './jackpots.ts';
import { liveTables } from './liveTables.ts';
import { locateAddress } from './locateAddress.ts';
import { endMetered, isGameMetered, startMetered } from './metered.ts';
import { negotiate } from './milestones.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwordReset.ts';
import * as promotions from './promotions.ts';
import { recalledGames } from './recalledGames.ts';
import { register } from './registration.ts';
import { sendDocument, verification } from './verification.ts';
import { winners } from './winners.ts';

const messageCalls = [broker.receiveMessage, broker.acknowledgeMessage, broker.pendingMessages];

/**
 * What an operator may do without, with the calls that it needs. Every other call is required. `blog` and `portal` have
 * no call of their own: posts are content, and the account portal is the operator's own site.
 */
const calls = {
  winners: [winners],
  jackpots: [progressiveJackpots, mustWinJackpots],
  liveTables: [liveTables],
  favourites: [games.favouritesByUserToken, games.addFavourite, games.removeFavourite],
  recentlyPlayed: [games.recentlyPlayedByUserToken, games.addRecentlyPlayed],
  /** Without it, a recall reaches players only where the games service refuses launches and rounds. */
  recalls: [recalledGames],
  metered: [isGameMetered, startMetered, endMetered],
  history: [gameHistory, gameRound, moneyHistory],
  verification: [verification, sendDocument],
  messages: messageCalls,
  /** Messages arrive over the real-time connection, so they are off with it. */
  realTime: [negotiate, broker.subscribeTopic, broker.unsubscribeTopic, broker.publishMessage, ...messageCalls],
  promotions: [
    promotions.playerPromotions,
    promotions.anonymousPromotions,
    promotions.promotionOptIn,
    promotions.promotionTerms,
    promotions.anonymousPromotionTerms,
  ],
  campaigns: [
    campaigns.playerCampaigns,
    campaigns.playerRewards,
    campaigns.playerFreeSpins,
    campaigns.playerStatistics,
    campaigns.claimReward,
    campaigns.chooseStreaks,
  ],
  chat: [askChat],
  blog: [],
  portal: [],
  registration: [register],
  /** Without it, a registration has no attribution either. */
  attribution: [reportAttribution],
  /** The accounts service makes its call, and the front end none. */
  exclusionRegister: [checkExclusionRegister],
  passwordReset: [requestPasswordReset, resetPassword],
  passwordChange: [changePassword],
  exclusionReturn: [playerExclusion, requestReturn, withdrawReturn],
  location: [reportLocation],
  /** The accounts service makes its call, and the front end none. */
  locationProvider: [locateAddress],
} satisfies Record<string, readonly AnyEndpoint[]>;

export type Capability = keyof typeof calls;

export const capabilityCalls: Readonly<Record<Capability, readonly AnyEndpoint[]>> = calls;

export const capabilities = Object.keys(capabilityCalls) as readonly Capability[];

/** Services that an operator does not need at all without the capability. */
export const capabilityOfService: Readonly<Partial<Record<Service, Capability>>> = {
  milestones: 'realTime',
  broker: 'realTime',
  promotions: 'promotions',
  campaigns: 'campaigns',
  chat: 'chat',
};

/** Returns the first capability that needs the call; null for a required call. */
export function capabilityOf({ name, service }: Pick<AnyEndpoint, 'name' | 'service'>): Capability | null {
  return (
    capabilities.find((capability) =>
      capabilityCalls[capability].some((call) => call.name === name && call.service === service),
    ) ?? null
  );
}

/** Parses names, separated by spaces or commas. Returns the names that do not exist instead, if there are any. */
export function readCapabilities(text: string): { known: readonly Capability[] } | { unknown: readonly string[] } {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const unknown = names.filter((name) => !Object.hasOwn(capabilityCalls, name));
  if (unknown.length > 0) return { unknown };
  const named = names.includes('realTime') ? [...names, 'messages'] : names;
  return { known: capabilities.filter((capability) => named.includes(capability)) };
}

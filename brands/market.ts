import type { MustWinType } from '@foyer/contract/jackpots';
import type { ProtectionRules } from './protectionRules.ts';
import { restOfWorldProtection } from './protectionRules.ts';
import type { RegistrationRules } from './registrationRules.ts';
import { restOfWorldRegistration } from './registrationRules.ts';
import type { Theme } from './theme.ts';

/** A row of the market table (S3, S9). Everything a market allows or demands is a value here, never an `if` on a brand. */
export interface Market {
  /** Short key, unique in the brand: `uk`, `ca`, `row`, `row-zh`. */
  id: string;
  brand: string;
  /** Casino id on desktop. */
  casinoId: number;
  mobileCasinoId: number;
  /** Node of the content service that holds this market's pages. */
  marketNodeId: number;
  /** BCP 47 locales that the market may be shown in; the first is the default. */
  locales: readonly string[];
  locale: string;
  /** Two-letter country that leads here; null for the rest of the world. */
  countryIso2Code: string | null;
  isRow: boolean;
  isKYCRequired: boolean;
  rules: MarketRules;
}

/** What a regulator demands or forbids; each value names the row of the market rules it comes from. */
export interface MarketRules {
  /** Currency new accounts of this market use, ISO 4217. */
  currencyIsoCode: string;
  minimumAge: number;
  /** Covers without cartoon figures (UK and Ontario). */
  coverTone: 'adult' | 'full';
  /** UK8, ON6: only one game at a time. */
  oneGameAtATime: boolean;
  /**
   * GM-07: whether a game may open while nobody can say if its play is metered, or its meter cannot be started. Where a
   * regulator counts play it may not: the product decides, and it decides for the player's protection.
   */
  playWithoutMeter: boolean;
  /** UK9: whether the lobby may prompt to continue the last game. */
  continuePlaying: boolean;
  /** ON5: whether wins of others may be shown; a list of wins must not make winning look likely. */
  bigWinners: boolean;
  /** LB-09: smallest win that is listed among the big winners, in minor units of the market's currency. */
  bigWinFloor: number;
  /** UK10: whether a withdrawal that was asked for may be taken back into play. */
  withdrawalCancelling: boolean;
  /** BK-04: below this many minor units the player is told that the balance is low; `neutral` offers no way to deposit (UK9). */
  lowBalance: { threshold: number; wording: 'usual' | 'neutral' };
  /** UK7, ON6: shortest time of a round in milliseconds, by kind of game. */
  minimumRoundMs: { slot: number; other: number };
  /**
   * UK24: the most that may be staked on one round of a slot, in minor units, and less for players below an age; null where
   * nothing but the game itself sets it.
   */
  slotStakeCap: { most: number; young: { below: number; most: number } } | null;
  /** UK21: how many times a bonus must be staked at most before it is the player's. An offer that asks for more asks for this here. */
  maxWagering: number;
  gamification: GamificationRules;
  helpLine: { name: string; url: string; phone?: string };
  /** UK18: what an account waits with until it is verified (RG-04). */
  verifyBefore: { play: boolean; withdraw: boolean };
  /** RG-05: whether the terms of the Malta option hold, with the dates of their own, for the rest of the world. */
  maltaOption: boolean;
  registration: RegistrationRules;
  protection: ProtectionRules;
}

/** UK9, ON5: nothing may push a player to go on, or make winning look likely. */
export interface GamificationRules {
  /** `neutral` tells the count in a toast; only `celebrated` opens a window over the page. */
  streaks: 'celebrated' | 'neutral';
  /** Whether a reward may hang on how much is played. Without it quests ask for variety and for choices alone. */
  rewardsForRounds: boolean;
  /** Whether wins and numbers of games are told as achievements. */
  playAchievements: boolean;
}

export interface Brand {
  id: string;
  name: string;
  /** Product of the operator's services. */
  productId: number;
  /** Node of the content service above the brand's markets. */
  productNodeId: number;
  /** Host names that lead to this brand, without port. */
  hosts: readonly string[];
  /** Mailbox for players, named where support is offered. */
  supportEmail: string;
  /** The pots of the brand: modules of the progressive ones, and the kinds of must-win ones (LB-10). */
  jackpots: { progressiveModuleIds: readonly number[]; mustWin: readonly MustWinType[] };
  markets: readonly Market[];
  /** The brand's own look; without one it gets the default theme (S3). */
  theme?: Theme;
}

export const clientTypeIds = { desktop: 70, mobile: 40 } as const;
export const fallbackCasinoIds = { desktop: 3568, mobile: 3569 } as const;
/** The progressive pots of the operator. */
export const progressiveModules = { megaMoolah: 19_340, wowPot: 19_345 } as const;
export const sharedJackpots: Brand['jackpots'] = {
  progressiveModuleIds: Object.values(progressiveModules),
  mustWin: ['rapid', 'daily'],
};
export const defaultProductId = 8145;
export const defaultCountryIso3 = 'GBR';
export const defaultLocale = 'en-GB';

export const restOfWorldRules: MarketRules = {
  currencyIsoCode: 'EUR',
  minimumAge: 18,
  coverTone: 'full',
  oneGameAtATime: false,
  playWithoutMeter: true,
  continuePlaying: true,
  bigWinners: true,
  bigWinFloor: 1000,
  withdrawalCancelling: true,
  lowBalance: { threshold: 500, wording: 'usual' },
  minimumRoundMs: { slot: 1000, other: 1000 },
  slotStakeCap: null,
  maxWagering: 20,
  gamification: { streaks: 'celebrated', rewardsForRounds: true, playAchievements: true },
  helpLine: { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  verifyBefore: { play: false, withdraw: true },
  maltaOption: true,
  registration: restOfWorldRegistration,
  protection: restOfWorldProtection,
};

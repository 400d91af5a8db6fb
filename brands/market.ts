import type { CustomerFundsRating } from '@foyer/contract/blocks';
import type { coverTones } from '@foyer/contract/games';
import type { MustWinType } from '@foyer/contract/jackpots';
import type { LocationRules } from './locationRules.ts';
import { exceptWithin } from './locationRules.ts';
import type { RegistrationRules } from './registrationRules.ts';
import { restOfWorldRegistration } from './registrationRules.ts';
import type { SaferGamblingRules } from './saferGamblingRules.ts';
import { restOfWorldProtection } from './saferGamblingRules.ts';
import type { Theme } from './theme.ts';

/**
 * A row of the market table (S3, S9). Everything that a market allows or requires is a field here, never an `if` on a
 * brand.
 */
export interface Market {
  /** Short key, unique in the brand: `uk`, `ca`, `row`, `row-zh`. */
  id: string;
  brand: string;
  /** Casino id on desktop. */
  casinoId: number;
  mobileCasinoId: number;
  /** Node of the content service that holds this market's pages. */
  marketNodeId: number;
  /** BCP 47 locales of the market; the first is the default. */
  locales: readonly string[];
  locale: string;
  /** Two-letter country code that selects this market; null for the rest of the world. */
  countryIso2Code: string | null;
  /** Country of sandbox players in a market without a country; Ireland by default. */
  playerCountryIso2Code?: string;
  isRow: boolean;
  isKYCRequired: boolean;
  rules: MarketRules;
}

/** Regulatory requirements and restrictions; each field names its row of the market rules. */
export interface MarketRules {
  /** Currency of new accounts in this market, ISO 4217. */
  currencyIsoCode: string;
  minimumAge: number;
  /** Covers without cartoon figures (UK and Ontario). */
  coverTone: (typeof coverTones)[number];
  /** UK8, ON6: only one game at a time. */
  oneGameAtATime: boolean;
  /**
   * GM-07: whether a game may open if its metering status is unknown or metering cannot start. False where a regulator
   * counts play: the product errs on the side of player protection.
   */
  playWithoutMeter: boolean;
  /** UK2: whether players must be able to read the history of their account and of their play. */
  accountHistory: boolean;
  /** UK9: whether the lobby may prompt to continue the last game. */
  continuePlaying: boolean;
  /** ON5: whether other players' wins may be shown; a list of wins must not make winning look likely. */
  bigWinners: boolean;
  /** LB-09: which wins the big winners list shows. */
  bigWin: BigWinRules;
  /**
   * UK9, ON5: how games show wins above the stake. `restrained` has no level for big wins, because nothing may make
   * winning look more likely. A payout up to the stake is never celebrated (ON6).
   */
  winCelebration: 'full' | 'restrained';
  /** UK10: whether a player may cancel a requested withdrawal and play with the money. */
  withdrawalCancelling: boolean;
  /** BK-04: balance in minor units below which the player sees a notice; `neutral` offers no way to deposit (UK9). */
  lowBalance: { threshold: number; wording: 'usual' | 'neutral' };
  /** UK7, ON6: minimum time of a round in milliseconds, by kind of game. */
  minimumRoundMs: { slot: number; other: number };
  /**
   * UK24: maximum stake of a slot round in minor units, and a lower maximum below an age; null without a market limit.
   */
  slotStakeCap: { max: number; young: { below: number; max: number } } | null;
  /** UK21: maximum wagering requirement of a bonus, as a multiple of its amount. It caps every offer of the market. */
  maxWagering: number;
  gamification: GamificationRules;
  helpLine: { name: string; url: string; phone?: string };
  /** UK18: actions that require a verified account (RG-04). */
  verifyBefore: { play: boolean; withdraw: boolean };
  /** RG-05: whether the terms of the Malta option apply, with their own dates, for the rest of the world. */
  maltaOption: boolean;
  registration: RegistrationRules;
  saferGambling: SaferGamblingRules;
  /**
   * P1: years for which the law requires records of a closed account, such as identity and payments: five in the UK
   * (Money Laundering Regulations 2017, regulation 40), in Canada (PCMLTFR) and in the EU (Directive (EU) 2015/849,
   * article 40).
   */
  recordRetentionYears: number;
  /**
   * UK25: rating of the protection of customers' money if the business fails; null in a market that requires none. `high`
   * is a trust, `medium` other arrangements, and `basic` separate accounts only.
   */
  customerFunds: CustomerFundsRating | null;
  /** UK27, ON15, MT6: how complaints are handled. */
  complaints: ComplaintRules;
  /** Where the market's accounts may log in, deposit, withdraw and play, and where they may be opened. */
  location: LocationRules;
}

/** Times of a complaint in calendar days from its receipt, and where a dispute goes after the decision. */
export interface ComplaintRules {
  acknowledgementDays: number;
  decisionDays: number;
  /** Independent of the operator and free of charge for players. The operator names its own; the sandbox’s is invented. */
  disputeBody: { name: string; url: string };
}

/**
 * LB-09, ON5: minimum of a big win, in minor units of the market's currency. A list of small change is not believable,
 * and a list that shows every win makes winning look likely. From a stake of two pounds and 25 times the stake on, it names
 * about one of 300 rounds with such a stake, and nothing below fifty pounds.
 */
export interface BigWinRules {
  minStake: number;
  /** Minimum payout as a multiple of the stake. */
  minMultiple: number;
  /** A payout from this amount on is listed whatever its stake: a jackpot may be won with the smallest one. */
  anyStakeFrom: number;
}

/** UK9, ON5: nothing may push a player to continue, or make winning look likely. */
export interface GamificationRules {
  /** `neutral` shows the streak in a toast; `celebrated` also opens a window. */
  streaks: 'celebrated' | 'neutral';
  /** Whether rewards may depend on the amount of play. If not, quests count only variety and choices. */
  rewardsForRounds: boolean;
  /** Whether wins and numbers of games appear as achievements. */
  playAchievements: boolean;
}

export interface Brand {
  id: string;
  name: string;
  /** Product of the operator's services. */
  productId: number;
  /** Node of the content service above the brand's markets. */
  productNodeId: number;
  /** Host names of this brand, without port. */
  hosts: readonly string[];
  /** Support address for players. */
  supportEmail: string;
  /** Jackpots of the brand: module ids of progressive ones, and kinds of must-win ones (LB-10). */
  jackpots: { progressiveModuleIds: readonly number[]; mustWin: readonly MustWinType[] };
  markets: readonly Market[];
  /** The brand's theme. Defaults to the default theme (S3). */
  theme?: Theme;
}

export const clientTypeIds = { desktop: 70, mobile: 40 } as const;
export const fallbackCasinoIds = { desktop: 3568, mobile: 3569 } as const;
/** The operator's progressive jackpots. */
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
  accountHistory: false,
  continuePlaying: true,
  bigWinners: true,
  bigWin: { minStake: 200, minMultiple: 25, anyStakeFrom: 50_000 },
  winCelebration: 'full',
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
  saferGambling: restOfWorldProtection,
  recordRetentionYears: 5,
  customerFunds: null,
  complaints: {
    acknowledgementDays: 2,
    decisionDays: 10,
    disputeBody: { name: 'Example Dispute Resolution Europe', url: 'https://disputes-europe.example' },
  },
  location: exceptWithin([]),
};

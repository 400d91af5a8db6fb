import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { currencyIso } from './identifiers.ts';
import { linkAddress } from './linkAddress.ts';
import { minorUnits } from './money.ts';
import { marketingChoice, marketingChoices } from './registrationDetails.ts';

/** What a player may limit: money paid in (gross, UK12), money lost (ON7), time spent logged in. */
export const limitKinds = ['deposit', 'loss', 'time'] as const;
/** 24 hours, 7 days, one month, each counted back from now (UK12, ON7). */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

/** How long a break may last; each market offers some of them (UK20, ON3, ON4). */
export const breakPeriods = ['1d', '1w', '1m', '6w', '2m', '3m', '6m', '1y', '5y'] as const;
export type BreakPeriod = (typeof breakPeriods)[number];
export const breakKinds = ['timeOut', 'selfExclusion'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** Minor units for money, minutes for time; null: no limit. */
const limitValue = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)));
const moment = v.pipe(v.string(), v.isoTimestamp());

const limit = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  value: limitValue,
  /** What counts against it now, in the unit of `value`; a loss below nothing counts as nothing. */
  used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A looser value the player asked for. It counts once the player confirms it, from `confirmableFrom` on (UK14, ON8). */
  waiting: v.nullable(v.object({ value: limitValue, confirmableFrom: moment })),
});
export type Limit = v.InferOutput<typeof limit>;

/** What the market of the player's account offers and demands. */
const offers = v.object({
  timeOuts: v.array(v.picklist(breakPeriods)),
  selfExclusions: v.array(v.picklist(breakPeriods)),
  /** Whether who is excluded may still log in to withdraw (MT5). */
  excludedMayWithdraw: v.boolean(),
  /** Where players exclude themselves from every operator at once (UK20). */
  exclusionScheme: v.nullable(v.object({ name: v.string(), url: linkAddress })),
  /** Names of the operator's other brands: who excludes themselves is asked whether it counts there too (MT3). */
  otherBrands: v.array(v.string()),
  helpLine: v.object({ name: v.string(), url: linkAddress, phone: v.optional(v.string()) }),
  /** Minutes between two reminders: what stands until the player chooses, and what there is to choose. */
  reminderMinutes: v.object({ usual: v.number(), choices: v.array(v.number()) }),
  /** Months between two reviews of account and limits: the longest, and what there is to choose. Null: the market asks for none (UK15). */
  reviewMonths: v.nullable(v.object({ most: v.number(), choices: v.array(v.number()) })),
  isContinueNeutral: v.boolean(),
  inactivityMinutes: v.number(),
});

const reviewMonths = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** Everything about a player's protection that the player set or may want to see. */
export const protection = v.object({
  currencyIsoCode: currencyIso,
  /** One for each kind and period, set or not. */
  limits: v.array(limit),
  /** How often the player wants to be told of time and money; null: as the market has it (UK6). */
  reminderMinutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240))),
  /** Wins less stakes of the last seven days and of the last month (UK4). */
  netPosition: v.object({ week: minorUnits, month: minorUnits }),
  /** Paid in less paid out since the account was opened (UK3). */
  lifetimeNetDeposits: minorUnits,
  /** How often the player wants to be asked to look over account and limits; null: as seldom as the market allows (UK15). */
  reviewMonths: v.nullable(reviewMonths),
  /** Whether it is time to look over account and limits (UK15). */
  isReviewDue: v.boolean(),
  /** UK23: choices of offers by product and channel that the player still has to be asked for; empty where there is nothing to ask. */
  marketingToAsk: v.array(marketingChoice),
  offers,
});
export type Protection = v.InferOutput<typeof protection>;

const refusals = { 401: 'token refused' };

export const playerProtection = endpoint({
  name: 'playerProtection',
  service: 'accounts',
  method: 'GET',
  path: '/protection',
  auth: 'userToken',
  response: protection,
  errors: refusals,
});

/** A stricter value counts at once. A looser one waits; asking for the value that counts takes back one that waits. */
export const setLimit = endpoint({
  name: 'setLimit',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/protection/limit',
  auth: 'userToken',
  body: v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods), value: limitValue }),
  response: protection,
  errors: refusals,
});

/** The player still wants the looser value; `confirmed` is false when it is too early or none waits. */
export const confirmLimit = endpoint({
  name: 'confirmLimit',
  service: 'accounts',
  method: 'POST',
  path: '/protection/limit/confirm',
  auth: 'userToken',
  body: v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) }),
  response: v.object({ confirmed: v.boolean(), protection }),
  errors: refusals,
});

export const setReminder = endpoint({
  name: 'setReminder',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/protection/reminder',
  auth: 'userToken',
  body: v.object({ minutes: protection.entries.reminderMinutes }),
  response: protection,
  errors: refusals,
});

/** The player has looked over account and limits, and may say in how many months to be asked again (UK15). */
export const noteReview = endpoint({
  name: 'noteReview',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/protection/review',
  auth: 'userToken',
  body: v.object({ reviewed: v.literal(true), months: v.optional(reviewMonths) }),
  response: protection,
  errors: refusals,
});

/** UK23: what the player chose to hear of; every other choice that the market offers is declined. */
export const chooseMarketing = endpoint({
  name: 'chooseMarketing',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/protection/marketing',
  auth: 'userToken',
  body: v.object({ chosen: marketingChoices }),
  response: protection,
  errors: refusals,
});

/** Begins a break at once and closes every session of the player. It cannot be taken back. */
export const takeBreak = endpoint({
  name: 'takeBreak',
  service: 'accounts',
  method: 'POST',
  path: '/protection/break',
  auth: 'userToken',
  body: v.object({
    kind: v.picklist(breakKinds),
    period: v.picklist(breakPeriods),
    /** The player was told what it means and said so (UK20). */
    understood: v.literal(true),
    /** MT3: whether an exclusion counts at every brand of the operator, for accounts that the person has and for new ones. */
    allBrands: v.optional(v.boolean()),
  }),
  response: v.object({ kind: v.picklist(breakKinds), until: moment }),
  errors: { ...refusals, 409: 'the market does not offer such a break' },
});

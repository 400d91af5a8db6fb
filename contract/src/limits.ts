import * as v from 'valibot';
import { dateTime } from './dateTime.ts';
import { dialSteps } from './dialSteps.ts';
import { endpoint } from './endpoint.ts';
import { currencyIso } from './ids.ts';
import { limitKinds, limitPeriods } from './limitKinds.ts';
import { linkAddress } from './linkAddress.ts';
import { figure } from './minorUnits.ts';
import { marketingChoice, marketingChoices } from './registrationDetails.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

/** Durations of breaks; each market offers some of them (UK20, ON3, ON4). */
export const breakPeriods = ['1d', '1w', '1m', '6w', '2m', '3m', '6m', '1y', '5y'] as const;
export type BreakPeriod = (typeof breakPeriods)[number];
export const breakKinds = ['timeOut', 'selfExclusion'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** Minor units for money, minutes for time; null: no limit. */
const limitValue = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)));

const limit = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  value: limitValue,
  /** Current usage, in the unit of `value`; a negative loss counts as zero. */
  used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A requested less strict value. It applies once the player confirms it, from `confirmableFrom` (UK14, ON8). */
  waiting: v.nullable(
    v.object({
      value: limitValue,
      confirmableFrom: dateTime,
      /** Extension: the request expires here, and the limit stays as it is. */
      confirmableUntil: extension(dateTime),
    }),
  ),
});
export type Limit = v.InferOutput<typeof limit>;

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240));
const reviewMonths = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** Offered when the service names none, so that a player can always stop. The service refuses what the market forbids. */
const usualTimeOuts: BreakPeriod[] = ['1d', '1w', '1m'];
const usualSelfExclusions: BreakPeriod[] = ['6m', '1y', '5y'];

const coolingOffHours = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the market of the player's account offers and requires. */
const offers = v.object({
  timeOuts: lenient(tolerantList(v.picklist(breakPeriods)), usualTimeOuts),
  selfExclusions: lenient(tolerantList(v.picklist(breakPeriods)), usualSelfExclusions),
  /** Whether a self-excluded player may log in to withdraw (MT5). */
  excludedMayWithdraw: lenient(v.boolean(), false),
  /** Extension: cooling-off after a request to return, and the longer one after an exclusion of so many years. */
  returnCoolingOff: extension(
    v.nullable(
      v.object({
        hours: coolingOffHours,
        long: v.nullable(v.object({ years: coolingOffHours, hours: coolingOffHours })),
      }),
    ),
    null,
  ),
  /** Scheme for self-exclusion from all operators at once (UK20). */
  exclusionScheme: lenient(v.nullable(v.object({ name: v.string(), url: linkAddress })), null),
  /** Names of the operator's other brands, to which a self-exclusion may extend (MT3). */
  otherBrands: lenient(tolerantList(v.string()), []),
  helpLine: lenient(v.nullable(v.object({ name: v.string(), url: linkAddress, phone: v.optional(v.string()) })), null),
  /** Minutes between reminders: the default, and the choices. */
  reminderMinutes: lenient(v.object({ usual: minutes, choices: tolerantList(minutes) }), {
    usual: 60,
    choices: [15, 30, 60],
  }),
  /**
   * Months between reviews of account and limits: the maximum, and the choices. Null if the market requires none
   * (UK15).
   */
  reviewMonths: lenient(v.nullable(v.object({ most: reviewMonths, choices: tolerantList(reviewMonths) })), null),
  isContinueNeutral: lenient(v.boolean(), true),
  inactivityMinutes: lenient(minutes, 20),
});

/** All safer-gambling settings and figures of a player. */
export const protection = v.object({
  currencyIsoCode: currencyIso,
  /** One entry per kind and period, set or not. */
  limits: tolerantList(limit),
  /** The player's interval of session reminders; null for the market's default (UK6). */
  reminderMinutes: lenient(v.nullable(minutes), null),
  /** Winnings less stakes of the rounds that began in the last seven days and in the last month (UK4). */
  netPosition: lenient(v.object({ week: figure, month: figure }), { week: null, month: null }),
  /** Deposits less withdrawals since the account was opened (UK3). */
  lifetimeNetDeposits: figure,
  /** The player's interval of reviews of account and limits; null for the market's maximum (UK15). */
  reviewMonths: lenient(v.nullable(reviewMonths), null),
  /** Whether a review of account and limits is due (UK15). */
  isReviewDue: lenient(v.boolean(), false),
  /** Extension: whether the review is due because the player returned from a self-exclusion (UK20, ON4, MT5). */
  isReturning: extension(v.boolean(), false),
  /** Whether the player wants calm mode; null until they choose. The choice of the account goes before the browser's. */
  isCalm: lenient(v.nullable(v.boolean()), null),
  /** Extension: the player's step of the dial, whose lowest step is calm mode; null until they choose. */
  dialStep: extension(v.nullable(v.picklist(dialSteps)), null),
  /** End of the player's last time-out or exclusion, if it is over; null if there was none. */
  lastBreakEndedAt: lenient(v.nullable(dateTime), null),
  /** UK23: marketing choices that the player still has to make; may be empty. */
  marketingToAsk: lenient(tolerantList(marketingChoice), []),
  offers,
});
export type Protection = v.InferOutput<typeof protection>;

const refusals = { 401: 'token refused' };

/** Limits, reminders and choices of safer gambling of a player. */
export const playerProtection = endpoint({
  name: 'playerProtection',
  service: 'accounts',
  method: 'GET',
  path: '/protection',
  auth: 'userToken',
  response: protection,
  errors: refusals,
});

/**
 * Sets a limit. A stricter value takes effect at once, and a less strict one waits. Requesting the current value
 * cancels a waiting one.
 */
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

/** Why a waiting value cannot be confirmed: its delay is not over, it waited for too long, or there is none. */
export const confirmationRefusals = ['tooEarly', 'expired', 'noneWaits'] as const;
export type ConfirmationRefusal = (typeof confirmationRefusals)[number];

/** Confirms the waiting value; `confirmed` is false if it is too early or too late or none waits. */
export const confirmLimit = endpoint({
  name: 'confirmLimit',
  service: 'accounts',
  method: 'POST',
  path: '/protection/limit/confirm',
  auth: 'userToken',
  body: v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) }),
  response: v.object({
    confirmed: v.boolean(),
    /** Extension: why it was not confirmed. */
    refusal: extension(v.picklist(confirmationRefusals)),
    protection,
  }),
  errors: refusals,
});

/** Sets how often the player is reminded of time and results. */
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

/** Records a review of account and limits, with an optional interval until the next one (UK15). */
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

/**
 * Stores whether the player wants calm mode: no motion, sound, celebration, ticker or marketing message. `step` is an
 * extension: the step of the dial, which is `calm` exactly if `isOn`.
 */
export const setCalmMode = endpoint({
  name: 'setCalmMode',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/protection/calm',
  auth: 'userToken',
  body: v.object({ isOn: v.boolean(), step: v.optional(v.picklist(dialSteps)) }),
  response: protection,
  errors: refusals,
});

/** UK23: stores the player's marketing choices; all other choices of the market are declined. */
export const chooseMarketing = endpoint({
  name: 'chooseMarketing',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/protection/marketing',
  auth: 'userToken',
  body: v.object({ chosen: marketingChoices }),
  response: protection,
  errors: { ...refusals, 403: 'the account is restricted and receives no marketing' },
});

/**
 * Starts a break at once and closes all sessions of the player. Cannot be undone. A time-out ends by itself. A
 * self-exclusion lasts until the player has asked to return (exclusion.ts).
 */
export const takeBreak = endpoint({
  name: 'takeBreak',
  service: 'accounts',
  method: 'POST',
  path: '/protection/break',
  auth: 'userToken',
  body: v.object({
    kind: v.picklist(breakKinds),
    period: v.picklist(breakPeriods),
    /** The player confirmed that they understand the break (UK20). */
    understood: v.literal(true),
    /** MT3: whether an exclusion covers all brands of the operator, for existing and new accounts of the person. */
    allBrands: v.optional(v.boolean()),
  }),
  /** The service has acted when it answers, so that an odd answer is no failure. */
  response: lenient(
    v.object({ kind: lenient(v.picklist(breakKinds), 'timeOut'), until: lenient(v.nullable(dateTime), null) }),
    { kind: 'timeOut', until: null },
  ),
  errors: { ...refusals, 409: 'the market does not offer such a break' },
});

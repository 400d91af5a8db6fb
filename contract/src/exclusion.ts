import * as v from 'valibot';
import { dateTime } from './dateTime.ts';
import { endpoint } from './endpoint.ts';
import { currencyIso } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

/**
 * Events in the life of a self-exclusion.
 * - `fundsReturned`: the balance was sent back to a payment method of the player
 * - `fundsHeld`: no payment method took the balance; the operator contacts the player
 * - `opened`: the cooling-off has ended, and the account is open again
 */
export const exclusionEventKinds = [
  'begun',
  'sessionsClosed',
  'roundsSettled',
  'bonusesEnded',
  'marketingWithdrawn',
  'depositsCancelled',
  'fundsReturned',
  'fundsHeld',
  'returnRequested',
  'returnWithdrawn',
  'opened',
] as const;
export type ExclusionEventKind = (typeof exclusionEventKinds)[number];

/** Maximum number of listed events, newest first. */
export const maxExclusionEvents = 100;

const exclusionEvent = v.object({
  kind: v.picklist(exclusionEventKinds),
  at: dateTime,
  /** End of the chosen period (`begun`) or of the cooling-off (`returnRequested`). */
  until: extension(v.nullable(dateTime), null),
  /** Number of closed sessions, settled rounds, ended bonuses, withdrawn consents or cancelled deposits. */
  count: extension(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** Minor units of the money that was returned or is held. */
  amount: extension(v.nullable(minorUnits), null),
});
export type ExclusionEvent = v.InferOutput<typeof exclusionEvent>;

/**
 * Who excludes a person beside the account's own exclusion: a national register, or another account of the person that is
 * excluded at every brand. A return from the account's own exclusion does not end it.
 */
export const exclusionHolders = ['register', 'otherAccount'] as const;
export type ExclusionHolder = (typeof exclusionHolders)[number];

/** State of a player's self-exclusion, and its history. */
export const exclusion = v.object({
  isExcluded: lenient(v.boolean(), true),
  /** Latest stated end of the exclusions that hold, also once it is over; null without one. */
  until: lenient(v.nullable(dateTime), null),
  /** Whether the chosen period is over and no request waits. */
  mayRequestReturn: lenient(v.boolean(), false),
  returnRequestedAt: lenient(v.nullable(dateTime), null),
  /** When the account opens after a request, if the player does not withdraw it. */
  opensAt: lenient(v.nullable(dateTime), null),
  /** Hours from a request to the opening. */
  coolingOffHours: lenient(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Missing if nobody else excludes the person. */
  heldBy: extension(v.picklist(exclusionHolders)),
  currencyIsoCode: currencyIso,
  events: lenient(tolerantList(exclusionEvent, maxExclusionEvents), []),
});
export type Exclusion = v.InferOutput<typeof exclusion>;

const refusals = { 401: 'neither a user token nor a return token, or it is refused' };

/** Whether a player is excluded, and whether a return is possible. */
export const playerExclusion = endpoint({
  name: 'playerExclusion',
  service: 'accounts',
  method: 'GET',
  path: '/exclusion',
  auth: 'userToken',
  response: exclusion,
  errors: refusals,
});

/**
 * Asks to return from a self-exclusion whose period is over. The account opens after the cooling-off. `requested` is
 * false if the period is not over, nothing is excluded, or a request waits already; nothing changes then.
 */
export const requestReturn = endpoint({
  name: 'requestReturn',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/exclusion/return',
  auth: 'userToken',
  /** The player confirmed that they understand what returning means. */
  body: v.object({ understood: v.literal(true) }),
  response: v.object({ requested: v.boolean(), exclusion }),
  errors: refusals,
});

/** Withdraws the request, at any time of the cooling-off. The player stays excluded. `withdrawn` is false without one. */
export const withdrawReturn = endpoint({
  name: 'withdrawReturn',
  repeatable: true,
  service: 'accounts',
  method: 'POST',
  path: '/exclusion/return/withdraw',
  auth: 'userToken',
  response: v.object({ withdrawn: v.boolean(), exclusion }),
  errors: refusals,
});

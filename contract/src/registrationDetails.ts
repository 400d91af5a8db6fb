import * as v from 'valibot';
import { limitKinds, limitPeriods } from './limitKinds.ts';

/** Upper bound against abuse; the rules of each field have lower limits with their own messages. */
const response = v.pipe(v.string(), v.maxLength(500));

/** A player's details as typed. Fields that the market does not require are empty. */
export const registrationDetails = v.object({
  email: response,
  username: response,
  password: response,
  firstName: response,
  lastName: response,
  /** YYYY-MM-DD. */
  dateOfBirth: response,
  mobile: response,
  occupation: response,
  /** ISO 3166-1 alpha-2. */
  country: response,
  addressLine1: response,
  addressLine2: response,
  city: response,
  /** State or province, if the market is in one. */
  region: response,
  postcode: response,
  /** ISO 4217. */
  currency: response,
});
export type RegistrationDetails = v.InferOutput<typeof registrationDetails>;

/** Minimum money limit of one unit, below which a value is a typing error; maximum time limit of a long month. */
const minMoney = 100;
const maxMinutes = 31 * 24 * 60;

const registrationLimit = v.pipe(
  v.object({
    kind: v.picklist(limitKinds),
    period: v.picklist(limitPeriods),
    /** Minor units; whole minutes for time. */
    value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  }),
  v.check(
    ({ kind, value }) => (kind === 'time' ? value <= maxMinutes : value >= minMoney),
    'The limit is out of range',
  ),
);
export const registrationLimits = v.pipe(v.array(registrationLimit), v.maxLength(9));
export type RegistrationLimit = v.InferOutput<typeof registrationLimits>[number];

export const marketingChannels = ['email', 'sms', 'phone', 'post'] as const;
/** UK23: one entry for each selected product and channel; all others are declined. */
export const marketingChoice = v.object({ product: v.literal('casino'), channel: v.picklist(marketingChannels) });
export type MarketingChoice = v.InferOutput<typeof marketingChoice>;
export const marketingChoices = v.pipe(v.array(marketingChoice), v.maxLength(marketingChannels.length));

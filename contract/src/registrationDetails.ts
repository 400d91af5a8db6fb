import * as v from 'valibot';

/** Longer is nobody's answer; how long a field may really be is a rule with a sentence of its own. */
const response = v.pipe(v.string(), v.maxLength(500));

/** What a player tells of themselves, as typed. What a market does not ask for is empty. */
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
  /** State or province, where the market is in one. */
  region: response,
  postcode: response,
  /** ISO 4217. */
  currency: response,
});
export type RegistrationDetails = v.InferOutput<typeof registrationDetails>;

/** Less than one unit of money would be a slip; more minutes than a long month has would be no limit. */
const leastMoney = 100;
const maxMinutes = 31 * 24 * 60;

const registrationLimit = v.pipe(
  v.object({
    kind: v.picklist(['deposit', 'loss', 'time']),
    period: v.picklist(['day', 'week', 'month']),
    /** Minor units; whole minutes for time. */
    value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  }),
  v.check(
    ({ kind, value }) => (kind === 'time' ? value <= maxMinutes : value >= leastMoney),
    'The limit is out of range',
  ),
);
export const registrationLimits = v.pipe(v.array(registrationLimit), v.maxLength(9));
export type RegistrationLimit = v.InferOutput<typeof registrationLimits>[number];

export const marketingChannels = ['email', 'sms', 'phone', 'post'] as const;
/** UK23: one entry for each product and channel that the player chose; all others are declined. */
export const marketingChoice = v.object({ product: v.literal('casino'), channel: v.picklist(marketingChannels) });
export type MarketingChoice = v.InferOutput<typeof marketingChoice>;
export const marketingChoices = v.pipe(v.array(marketingChoice), v.maxLength(marketingChannels.length));

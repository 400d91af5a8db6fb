import * as v from 'valibot';

/** Longer is nobody's answer; how long a field may really be is a rule with a sentence of its own. */
const answer = v.pipe(v.string(), v.maxLength(500));

/** What a player tells of themselves, as typed. What a market does not ask for is empty. */
export const registrationDetails = v.object({
  email: answer,
  username: answer,
  password: answer,
  firstName: answer,
  lastName: answer,
  /** YYYY-MM-DD. */
  dateOfBirth: answer,
  mobile: answer,
  occupation: answer,
  /** ISO 3166-1 alpha-2. */
  country: answer,
  addressLine1: answer,
  addressLine2: answer,
  city: answer,
  /** State or province, where the market is in one. */
  region: answer,
  postcode: answer,
  /** ISO 4217. */
  currency: answer,
});
export type RegistrationDetails = v.InferOutput<typeof registrationDetails>;

export const registrationLimits = v.pipe(
  v.array(v.object({ kind: v.picklist(['deposit', 'loss']), period: v.picklist(['day', 'week', 'month']), /** Minor units. */ value: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000_000)) })),
  v.maxLength(6),
);
export type RegistrationLimit = v.InferOutput<typeof registrationLimits>[number];

export const marketingChannels = ['email', 'sms', 'phone', 'post'] as const;
/** UK23: one entry for each product and channel that the player chose; all others are declined. */
export const marketingChoices = v.pipe(v.array(v.object({ product: v.literal('casino'), channel: v.picklist(marketingChannels) })), v.maxLength(marketingChannels.length));

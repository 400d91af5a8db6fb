import * as v from 'valibot';
import { attribution } from './attribution.ts';
import { endpoint } from './endpoint.ts';
import { culture } from './ids.ts';
import { locationHeaders } from './playerLocation.ts';
import { marketingChoices, registrationDetails, registrationLimits } from './registrationDetails.ts';
import { registrationReasons } from './registrationProblems.ts';

/**
 * Result of a registration. `notOpened` does not state the obstacle, which may be another person's account. `notChecked`:
 * a check that the market requires could not be completed; the same request can be repeated later. An account that waits
 * for a human decision is opened, with the restriction `underReview`.
 */
export const registrationResponse = v.union([
  v.object({
    opened: v.literal(true),
    refreshToken: v.pipe(v.string(), v.minLength(8), v.maxLength(512), v.regex(/^[\w.-]+$/)),
  }),
  v.object({ opened: v.literal(false), because: v.picklist(['notOpened', 'notChecked']) }),
  v.object({
    opened: v.literal(false),
    because: v.literal('problems'),
    problems: v.record(v.string(), v.picklist(registrationReasons)),
  }),
]);
export type RegistrationResponse = v.InferOutput<typeof registrationResponse>;

/** Fields that the player sends, in both the web's and the service's call. */
export const registrationFields = {
  /** Idempotency key, one per form: the same key opens one account. */
  key: v.pipe(v.string(), v.uuid()),
  details: registrationDetails,
  limits: registrationLimits,
  marketing: marketingChoices,
  termsAccepted: v.boolean(),
  affirmed: v.boolean(),
};

/** Opens an account and its first session. */
export const register = endpoint({
  name: 'register',
  service: 'accounts',
  method: 'POST',
  path: '/register',
  repeatable: true,
  headers: locationHeaders,
  body: v.object({
    ...registrationFields,
    productId: v.number(),
    marketId: v.pipe(v.string(), v.maxLength(40)),
    ipAddress: v.pipe(v.string(), v.maxLength(45)),
    /** Extension: language in which the player read the terms; that of the market by default. */
    culture: v.optional(culture),
    /** Extension: what led the player here. */
    attribution: v.optional(attribution),
  }),
  response: registrationResponse,
  errors: {
    403: 'no account of this market may be opened where the player is',
    404: 'the product has no such market',
    429: 'too many attempts from this address',
  },
});

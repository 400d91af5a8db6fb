import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { maxPasswordLength } from './passwordStrength.ts';
import { lenient } from './tolerantSchemas.ts';

/** Codes beyond those of `accounts.ts`. */
export const passwordResetCodes = {
  /** Unknown, used or expired; the response does not reveal which. */
  linkNotUsable: 10410,
  passwordTooShort: 10421,
  passwordTooWeak: 10422,
} as const;

/** Token in a link: 256 random bits. */
export const resetTokenText = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Requests a link to choose a new password. The response does not reveal whether the player exists (AU-20). */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  service: 'accounts',
  method: 'POST',
  path: '/password/requestReset',
  body: v.object({
    username: v.pipe(v.string(), v.maxLength(100)),
    /** Product of the brand; players of one brand do not exist for another. */
    productId: v.number(),
    identifiers: v.object({ ipAddress: v.pipe(v.string(), v.maxLength(45)) }),
  }),
  response: lenient(v.object({ accepted: lenient(v.literal(true), true) }), { accepted: true }),
  errors: { 400: 'the user name is missing', 429: 'too many requests from this address' },
});

/** Changes the password of the logged-in player. Ends every other session. */
export const changePassword = endpoint({
  name: 'changePassword',
  service: 'accounts',
  method: 'POST',
  path: '/password/change',
  auth: 'userToken',
  body: v.object({
    currentPassword: v.pipe(v.string(), v.maxLength(maxPasswordLength)),
    password: v.pipe(v.string(), v.maxLength(maxPasswordLength)),
  }),
  response: v.object({ changed: v.literal(true) }),
  errors: {
    400: 'the new password is too short or easy to guess',
    401: 'token refused',
    403: 'the current password is wrong',
    429: 'the current password was wrong too often',
  },
});

/** Sets a password with a single-use link. Ends every session. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  service: 'accounts',
  method: 'POST',
  path: '/password/reset',
  body: v.object({ resetToken: resetTokenText, password: v.pipe(v.string(), v.maxLength(maxPasswordLength)) }),
  response: v.object({ changed: v.literal(true) }),
  errors: { 400: 'the password is too short or easy to guess', 410: 'the link is unknown, was used or is too old' },
});

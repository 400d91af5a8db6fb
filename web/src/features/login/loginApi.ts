import * as accounts from '@foyer/contract/accounts';
import { dateTime } from '@foyer/contract/dateTime';
import { endpoint, passwordAttempts } from '@foyer/contract/endpoint';
import * as reset from '@foyer/contract/passwordReset';
import { returnToken } from '@foyer/contract/returnToken';
import * as v from 'valibot';
import { forward } from '../../services/api/forward.ts';

/** `until`: end of the restriction, if known. */
const refusal = v.object({
  code: v.number(),
  message: v.optional(v.string(), ''),
  until: v.optional(dateTime),
  returnToken: v.optional(returnToken),
  ...passwordAttempts,
});
const blackBox = v.pipe(v.string(), v.maxLength(8192));

/**
 * Logs a player in. A refusal may have status 200 with a code (AU-05). Never retried automatically: an attempt may have
 * counted.
 */
export const postLogin = endpoint({
  name: 'postLogin',
  service: 'web',
  method: 'POST',
  path: '/api/login',
  bodyLimitBytes: 32 * 1024,
  body: v.object({
    username: v.pipe(v.string(), v.maxLength(100)),
    password: v.pipe(v.string(), v.maxLength(200)),
    firstPartyBlackBox: blackBox,
    thirdPartyBlackBox: blackBox,
  }),
  response: v.union([
    v.object({
      tokens: accounts.tokens,
      account: accounts.details.response.entries.account,
      session: accounts.details.response.entries.session,
      serverNow: v.number(),
    }),
    refusal,
  ]),
  errors: accounts.login.errors,
});

/** Requests a reset link by email. The response does not reveal whether the player exists (AU-20). */
export const postForgotPassword = endpoint({
  name: 'postForgotPassword',
  service: 'web',
  method: 'POST',
  path: '/api/forgot-password',
  body: v.object({ username: reset.requestPasswordReset.body.entries.username }),
  response: reset.requestPasswordReset.response,
  errors: reset.requestPasswordReset.errors,
});

export const postResetPassword = forward(reset.resetPassword, 'postResetPassword', '/api/reset-password');

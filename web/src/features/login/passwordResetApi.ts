import { endpoint } from '@foyer/contract/endpoint';
import * as reset from '@foyer/contract/passwordReset';
import * as v from 'valibot';

/** Asks for a link by message. The answer is the same whether or not there is such a player (AU-20). */
export const postForgotPassword = endpoint({
  name: 'postForgotPassword',
  service: 'web',
  method: 'POST',
  path: '/api/forgot-password',
  body: v.object({ username: reset.requestPasswordReset.body.entries.username }),
  response: reset.requestPasswordReset.response,
  errors: reset.requestPasswordReset.errors,
});

export const postResetPassword = endpoint({
  name: 'postResetPassword',
  service: 'web',
  method: 'POST',
  path: '/api/reset-password',
  body: reset.resetPassword.body,
  response: reset.resetPassword.response,
  errors: reset.resetPassword.errors,
});

import * as accounts from '@foyer/contract/accounts';
import { endpoint } from '@foyer/contract/endpoint';
import { beginExternalLogin, endExternalLogin, finishExternalLogin } from '@foyer/contract/externalLogin';
import { sitePath } from '@foyer/contract/linkAddress';
import * as v from 'valibot';

const elsewhere = { 404: 'players log in here, and not at an identity provider' };
const returnPath = v.pipe(sitePath, v.maxLength(500));

/** Begins a login at the identity provider; `url` is its page. Binds the login to this browser. */
export const postExternalLoginStart = endpoint({
  name: 'postExternalLoginStart',
  service: 'web',
  method: 'POST',
  path: '/api/external-login/start',
  /** Page of this site to which the login leads back. */
  body: v.object({ returnPath }),
  response: v.object({ url: beginExternalLogin.response.entries.url }),
  errors: elsewhere,
});

/**
 * Finishes the login that this browser has begun. `parameters` is the fragment with the provider's response. Works once
 * for each login.
 */
export const postExternalLoginFinish = endpoint({
  name: 'postExternalLoginFinish',
  service: 'web',
  method: 'POST',
  path: '/api/external-login/finish',
  body: v.object({ parameters: finishExternalLogin.body.entries.parameters }),
  response: v.union([
    v.object({ ...accounts.login.response.options[0].entries, serverNow: v.number(), returnPath }),
    accounts.login.response.options[1],
  ]),
  errors: { ...finishExternalLogin.errors, ...elsewhere },
});

/**
 * Ends the session of a player who logged in at the provider: here, at the service and, with the page of `url`, there.
 * `url` is null if the provider names no such page or does not respond: then no session has ended yet.
 */
export const postExternalLogout = endpoint({
  name: 'postExternalLogout',
  service: 'web',
  method: 'POST',
  path: '/api/external-login/end',
  auth: 'userTokenInBody',
  body: v.object({ userId: endExternalLogin.body.entries.userId }),
  response: endExternalLogin.response,
  errors: { 401: 'the token is not a valid user token', ...elsewhere },
});

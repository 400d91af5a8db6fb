import { endpoint } from '@foyer/contract/endpoint';
import { beginExternalLogin, finishExternalLogin } from '@foyer/contract/externalLogin';
import { sitePath } from '@foyer/contract/linkAddress';
import * as v from 'valibot';
import { postLogin } from './loginApi.ts';

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
    v.object({ ...postLogin.response.options[0].entries, returnPath }),
    postLogin.response.options[1],
  ]),
  errors: { ...finishExternalLogin.errors, ...elsewhere },
});

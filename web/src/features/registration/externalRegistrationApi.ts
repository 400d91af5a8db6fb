import { endpoint } from '@foyer/contract/endpoint';
import { beginExternalLogin } from '@foyer/contract/externalLogin';
import * as v from 'valibot';

/**
 * Begins a registration at the identity provider where players log in; `url` is its page, and null if it registers nobody.
 * Binds the login that follows to this browser.
 */
export const postExternalRegistration = endpoint({
  name: 'postExternalRegistration',
  service: 'web',
  method: 'POST',
  path: '/api/external-login/register',
  body: v.object({}),
  response: v.object({ url: v.nullable(beginExternalLogin.response.entries.url) }),
});

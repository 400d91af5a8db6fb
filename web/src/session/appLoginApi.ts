import * as accounts from '@foyer/contract/accounts';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * Begins the session that the Android app opened before it opened the page (AW-03). The server reads it from the app's
 * cookies and takes them away, whatever becomes of it; so the call is never repeated.
 */
export const postAppLogin = endpoint({
  name: 'postAppLogin',
  service: 'web',
  method: 'POST',
  path: '/api/app-login',
  response: v.object({
    tokens: accounts.tokens,
    account: accounts.details.response.entries.account,
    session: accounts.details.response.entries.session,
    serverNow: v.number(),
  }),
  errors: {
    401: 'a cookie is missing, came twice or is no token; the tokens are refused, or not of one player and this brand',
    403: 'the account may not be used',
  },
});

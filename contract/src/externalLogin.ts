import * as v from 'valibot';
import { login, loginRequest, logout, refreshTokenText, userTokenText } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { culture } from './ids.ts';
import { locationHeaders } from './playerLocation.ts';

/** What an accounts service or an adapter stores in the browser, sealed by the web server. Only it reads the text. */
const storedText = v.pipe(v.string(), v.minLength(1), v.maxLength(2600), v.regex(/^[\x21-\x7e]+$/));
/** A page of the front end to which the identity provider sends the browser back. */
const pageAddress = v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^\s?#]+$/));
const providerAddress = v.pipe(v.string(), v.maxLength(8192), v.regex(/^https?:\/\/[\x21-\x7e]+$/));

/**
 * Extension, for logins at an identity provider (`EXTERNAL_LOGIN`): begins a login and returns the provider's address for
 * the browser, and what `finishExternalLogin` needs to recognise it. The provider sends the browser to `redirectUri` with
 * its response in the fragment (`response_mode=fragment`), so that no server and no log sees it.
 */
export const beginExternalLogin = endpoint({
  name: 'beginExternalLogin',
  service: 'accounts',
  method: 'POST',
  path: '/externalLogin/begin',
  body: v.object({
    redirectUri: pageAddress,
    culture,
    /** `registration`: the provider's page opens an account, and then logs in. */
    purpose: v.optional(v.picklist(['login', 'registration'])),
  }),
  response: v.object({ url: providerAddress, transaction: storedText }),
  errors: { 404: 'the provider registers nobody' },
});

/**
 * Extension: finishes a login with the provider's response. `parameters` is the fragment, without `#`. The response is
 * that of a login, with what a logout at the provider needs.
 */
export const finishExternalLogin = endpoint({
  name: 'finishExternalLogin',
  service: 'accounts',
  method: 'POST',
  path: '/externalLogin/finish',
  headers: locationHeaders,
  body: v.object({
    transaction: storedText,
    redirectUri: pageAddress,
    parameters: v.pipe(v.string(), v.maxLength(4096)),
    numLaunchTokens: loginRequest.entries.numLaunchTokens,
  }),
  response: v.union([
    v.object({ ...login.response.options[0].entries, logoutHint: v.nullish(storedText) }),
    login.response.options[1],
  ]),
  errors: {
    400: 'the response belongs to another login, or was used before',
    401: 'the provider or the person has refused the login',
    403: login.errors[403] ?? '',
  },
});

/**
 * Extension: a logout of a player who logged in at a provider. `url` is the provider's address for the browser; null if
 * there is nothing to do there. It leads back to `redirectUri`.
 */
export const endExternalLogin = endpoint({
  name: 'endExternalLogin',
  service: 'accounts',
  method: 'POST',
  path: '/externalLogin/end',
  auth: 'userToken',
  body: v.object({
    userId: userTokenText,
    reason: logout.body.entries.reason,
    logoutHint: v.nullable(storedText),
    /** Refresh token of the session, which the provider should revoke; missing if it is too long for a cookie. */
    refreshToken: v.optional(refreshTokenText),
    redirectUri: pageAddress,
  }),
  response: v.object({ url: v.nullable(providerAddress) }),
});

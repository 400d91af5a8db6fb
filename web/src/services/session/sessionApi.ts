import * as accounts from '@foyer/contract/accounts';
import { endpoint } from '@foyer/contract/endpoint';
import { termsVersionId } from '@foyer/contract/ids';
import * as v from 'valibot';

/** S9: launch tokens requested in one call. */
export const launchTokensPerRequest = 10;

/**
 * Session calls to the web server, which passes them to the accounts service. `serverNow` is Unix milliseconds by the
 * server's clock: token expiry uses it, because a player's clock may be wrong (F12).
 */
export const postLogout = endpoint({
  name: 'postLogout',
  service: 'web',
  method: 'POST',
  path: '/api/logout',
  auth: 'userTokenInBody',
  body: accounts.logout.body,
  response: accounts.logout.response,
  errors: accounts.logout.errors,
  // A login waits for it.
  deadlineMs: 5000,
});

export const getDetails = endpoint({
  name: 'getDetails',
  service: 'web',
  method: 'GET',
  path: '/api/details',
  auth: 'optionalUserToken',
  /** AU-16: empty without a token. */
  response: v.union([accounts.details.response, v.strictObject({})]),
  errors: accounts.details.errors,
});

/** Accepts the current terms. AU-16: empty without a token, so only a response with `account` is an acceptance. */
export const postAcceptTerms = endpoint({
  name: 'postAcceptTerms',
  service: 'web',
  method: 'POST',
  path: '/api/details/accept-terms',
  auth: 'optionalUserToken',
  /** The version that the player read, if the content names versions. */
  query: v.object({ version: v.optional(termsVersionId) }),
  response: v.union([accounts.acceptTermsAndConditions.response, v.strictObject({})]),
  errors: accounts.acceptTermsAndConditions.errors,
  repeatable: true,
});

export const getSessionSummary = endpoint({
  name: 'getSessionSummary',
  service: 'web',
  method: 'GET',
  path: '/api/session-summary',
  auth: 'userToken',
  query: accounts.sessionSummary.query,
  response: accounts.sessionSummary.response,
  errors: accounts.sessionSummary.errors,
});

export const postRefreshLaunchTokens = endpoint({
  name: 'postRefreshLaunchTokens',
  service: 'web',
  method: 'POST',
  path: '/api/refresh-launch-tokens',
  auth: 'userToken',
  headers: accounts.refreshLaunchTokens.headers,
  body: accounts.refreshLaunchTokens.body,
  response: accounts.refreshLaunchTokens.response,
  errors: accounts.refreshLaunchTokens.errors,
  repeatable: true,
});

/** The server repeats its answer to the same refresh token, of which a service accepts only the first use (AU-20). */
export const postRefreshToken = endpoint({
  name: 'postRefreshToken',
  service: 'web',
  method: 'POST',
  path: '/api/refresh-token',
  body: accounts.refreshToken.body,
  response: v.object({ tokens: accounts.tokens, serverNow: v.number() }),
  errors: accounts.refreshToken.errors,
  repeatable: true,
});

import * as accounts from '@foyer/contract/accounts';
import type { CheckedInput } from '@foyer/contract/endpoint';
import { apiRoute, refusalOf } from '../api/apiRoute.server.ts';
import type { ApiCall } from '../api/apiRoute.server.ts';
import { cookies } from '../storage/cookies.ts';
import { renewLogoutHint } from './externalLoginCookie.server.ts';
import { rememberAccount, setAccountMarket, setPlayerAccess } from './rememberAccount.server.ts';
import {
  getDetails,
  getSessionSummary,
  postAcceptTerms,
  postLogout,
  postRefreshLaunchTokens,
  postRefreshToken,
} from './sessionApi.ts';
import { refusedToken } from './sessionBoundTokens.server.ts';

/** Sets the hint cookie, with which a reload gets the player's page at once. */
export function setPlayerHint({ setCookie }: Pick<ApiCall, 'setCookie'>, isPlayer: boolean): void {
  setCookie(cookies.playerHint.name, isPlayer ? '1' : '', {
    maxAgeSeconds: isPlayer ? cookies.playerHint.maxAgeSeconds : 0,
  });
}

/**
 * Renews the tokens of a session. A lost answer is repeated to the same browser.
 * @param secret what only that browser can send again; null repeats nothing
 */
export async function renewTokens(
  { upstream, answers }: Pick<ApiCall, 'upstream' | 'answers'>,
  { secret, ...body }: CheckedInput<typeof accounts.refreshToken>['body'] & { secret: string | null },
) {
  const call = { purpose: 'renewal', secret: `${body.refreshToken} ${secret ?? ''}` } as const;
  return secret === null
    ? upstream.call(accounts.refreshToken, { body })
    : answers.once(
        call,
        () => upstream.call(accounts.refreshToken, { body, headers: { 'idempotency-key': answers.keyOf(call) } }),
        // An identity provider may leave the token as it is: then the same call is the next renewal.
        ({ tokens }) => !tokens.refreshTokens.includes(body.refreshToken),
      );
}

/** Ends the session of a user token in this browser and at the service. */
export async function endSession(call: ApiCall, { userId, reason }: CheckedInput<typeof accounts.logout>['body']) {
  setPlayerHint(call, false);
  setPlayerAccess(call, 'full');
  setAccountMarket(call, null);
  const left = call.tokens.open('user', userId);
  if (!left.opened) return refusedToken(left);
  left.end();
  const logOut = (why: typeof reason) =>
    call.upstream.call(accounts.logout, { body: { reason: why, userId: left.token } }, { bearer: left.token });
  const { requested } = accounts.logoutReasons;
  let result = await logOut(reason);
  // A service may know no other reason, and the session must end.
  if (!result.ok && 'status' in result.failure && result.failure.status === 400 && reason !== requested)
    result = await logOut(requested);
  return result.ok ? result.value : refusalOf(result.failure);
}

/** Session calls, passed to the accounts service with the player's token. */
export const sessionRoutes = [
  apiRoute(postLogout, async ({ body }, call) => endSession(call, body)),
  apiRoute(getDetails, async (_input, call) => {
    if (call.bearer === null) return {};
    const result = await call.upstream.call(accounts.details, {}, { bearer: call.bearer });
    if (!result.ok) return refusalOf(result.failure);
    return { ...result.value, account: rememberAccount(call, result.value.account) };
  }),
  apiRoute(postAcceptTerms, async ({ query }, call) => {
    if (call.bearer === null) return {};
    const result = await call.upstream.call(
      accounts.acceptTermsAndConditions,
      { query: { ...query, culture: call.visit.culture } },
      { bearer: call.bearer },
    );
    return result.ok ? { account: rememberAccount(call, result.value.account) } : refusalOf(result.failure);
  }),
  apiRoute(getSessionSummary, async ({ query }, call) => {
    const result = await call.upstream.call(accounts.sessionSummary, { query }, { bearer: call.bearer });
    if (!result.ok) return refusalOf(result.failure);
    if (result.value.restriction) setPlayerAccess(call, 'restricted');
    return result.value;
  }),
  apiRoute(postRefreshLaunchTokens, async ({ body, headers }, { upstream, answers, bearer, opened }) => {
    const key = headers?.['idempotency-key'];
    const request = (more: { 'idempotency-key'?: string } = {}) =>
      upstream.call(accounts.refreshLaunchTokens, { body, headers: more }, { bearer });
    const call = { purpose: 'launchTokens', secret: `${bearer} ${key ?? ''}` } as const;
    const result = await (key === undefined
      ? request()
      : answers.once(call, () => request({ 'idempotency-key': answers.keyOf(call) })));
    return result.ok ? { launchTokens: opened.sealLaunchTokens(result.value.launchTokens) } : refusalOf(result.failure);
  }),
  apiRoute(postRefreshToken, async ({ body }, call) => {
    const used = call.tokens.open('refresh', body.refreshToken);
    if (!used.opened) return refusedToken(used);
    // Only the browser for which the token is sealed can send it.
    const result = await renewTokens(call, { ...body, refreshToken: used.token, secret: 'sealed' });
    if (!result.ok) return refusalOf(result.failure);
    renewLogoutHint(call, result.value.tokens.refreshTokens[0]);
    // A logout in another tab removed the hint, but this tab's session continues.
    setPlayerHint(call, true);
    return { tokens: used.seal(result.value.tokens), serverNow: Date.now() };
  }),
];

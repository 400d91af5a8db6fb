import * as accounts from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import * as contract from '@foyer/contract/passwordReset';
import {
  decideInMarket,
  locationHeadersOf,
  locationOfCall,
  locationRefusal,
} from '../../domain/player/checkLocation.server.ts';
import { ApiRefusal, apiRoute, forwardRoutes, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { accountMarketOf, rememberAccount } from '../../services/session/rememberAccount.server.ts';
import { setPlayerHint } from '../../services/session/session.server.ts';
import { cookies } from '../../services/storage/cookies.ts';
import * as loginApi from './loginApi.ts';
import { loginRequestOf } from './loginRequest.ts';
import { postRememberUsername } from './rememberUsernameApi.ts';

/**
 * Enough for a household or an office behind one address, too little for guessing. The accounts service limits
 * failures.
 */
const loginsPerAddress = { calls: 100, seconds: 60 };

export const loginRoutes = [
  apiRoute(loginApi.postLogin, async ({ body }, call) => {
    const waitSeconds = await call.limits.limitOf('login', loginsPerAddress).waitSeconds(call.ipAddress);
    if (waitSeconds !== null)
      return new ApiRefusal(
        429,
        { code: accounts.accountCodes.tooManyAttempts, message: 'Too many attempts from this address' },
        String(waitSeconds),
      );
    const request = loginRequestOf({
      ...body,
      ipAddress: call.ipAddress,
      allowMultipleSessions: call.allowMultipleSessions,
      productId: call.visit.productId,
    });
    const result = await call.upstream.call(accounts.login, { ...locationHeadersOf(call), body: request });
    if (!result.ok) return refusalOf(result.failure);
    if ('code' in result.value) return result.value;
    return openedSession(call, result.value);
  }),
];

/** What the browser gets of a session that a service has opened: its tokens are bound to it. */
export function openedSession(
  call: ApiCall,
  opened: LoginSuccess,
): ApiRefusal | (LoginSuccess & { serverNow: number }) {
  // Only now the market is known. A session that this refuses is not used and ends by itself.
  const market = accountMarketOf(call, opened.account) ?? null;
  const refused = locationRefusal(decideInMarket(market, 'logIn', locationOfCall(call)));
  if (refused !== null) return refused;
  setPlayerHint(call, true);
  const account = rememberAccount(call, opened.account);
  return { ...opened, account, tokens: call.tokens.begin(opened.tokens), serverNow: Date.now() };
}

/** The service limits requests per address; it receives the client's address from here. */
export const passwordResetRoutes = [
  apiRoute(loginApi.postForgotPassword, async ({ body }, { upstream, visit, ipAddress }) => {
    const result = await upstream.call(contract.requestPasswordReset, {
      body: { username: body.username, productId: visit.productId, identifiers: { ipAddress: ipAddress } },
    });
    return result.ok ? result.value : refusalOf(result.failure);
  }),
  ...forwardRoutes(loginApi),
];

/** The accounts service is not called, so the route reveals nothing about players. */
export const rememberUsernameRoute = apiRoute(postRememberUsername, async ({ body }, { sealedCookies }) => {
  if (body.operation === 'get') {
    // An empty value stands for the browser's own cookie.
    const given = body.encryptedUsername === '' ? undefined : body.encryptedUsername;
    return { username: sealedCookies.read(cookies.rememberedUsername, given) ?? '' };
  }
  const username = body.username.trim();
  const isStored = sealedCookies.set(cookies.rememberedUsername, username === '' ? null : username);
  return { username: isStored ? username : '' };
});

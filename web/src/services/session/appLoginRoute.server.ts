import * as accounts from '@foyer/contract/accounts';
import { ApiRefusal, apiRoute, refusalOf } from '../api/apiRoute.server.ts';
import { appCookies, appTokens, postAppLogin } from './appLoginApi.ts';
import { rememberAccount } from './rememberAccount.server.ts';
import { renewTokens, setPlayerHint } from './session.server.ts';
import { launchTokensPerRequest } from './sessionApi.ts';

/**
 * AW-03: logs in with the app's cookies. Scripts and sibling hosts can read and write these cookies, so they are valid
 * once; only the page that sent them can send them again, after a lost response. Checks their owner, then renews the tokens, so that the cookies become worthless and the new tokens are bound
 * to this browser as after any login.
 */
export const appLoginRoute = apiRoute(postAppLogin, async ({ headers }, call) => {
  const given = appTokens(call.readCookie);
  for (const { name } of appCookies) call.setCookie(name, '', { maxAgeSeconds: 0 });
  const refused = new ApiRefusal(401, { message: 'App session refused' });
  if (given === null) return refused;
  const owner = await call.upstream.call(accounts.detailsViaUserToken, { body: { userToken: given.userToken } });
  if (!owner.ok) return refusalOf(owner.failure);
  if (owner.value.session.core.sessionProductId !== call.visit.productId) return refused;
  const renewed = await renewTokens(call, {
    numLaunchTokens: launchTokensPerRequest,
    refreshToken: given.refreshTokens[0] ?? '',
    secret: headers?.['idempotency-key'] ?? null,
  });
  if (!renewed.ok) return refusalOf(renewed.failure);
  const { tokens } = renewed.value;
  const details = await call.upstream.call(accounts.details, {}, { bearer: tokens.userToken });
  if (!details.ok) return refusalOf(details.failure);
  // A refresh token of another account beside a user token would switch the player at the first renewal.
  if (details.value.account.core.userId !== owner.value.account.core.userId) {
    await call.upstream.call(
      accounts.logout,
      { body: { userId: tokens.userToken, reason: 1 } },
      { bearer: tokens.userToken },
    );
    return refused;
  }
  setPlayerHint(call, true);
  const account = rememberAccount(call, details.value.account);
  return { tokens: call.tokens.begin(tokens), ...details.value, account, serverNow: Date.now() };
});

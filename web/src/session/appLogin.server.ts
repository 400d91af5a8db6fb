import * as accounts from '@foyer/contract/accounts';
import { playerAccessOf, restrictionOfAccount } from '../market/playerAccess.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../server/apiRoute.server.ts';
import { postAppLogin } from './appLoginApi.ts';
import { appCookies, appTokens } from './appTokens.ts';
import { poolRequest } from './launchTokenPool.ts';
import { setPlayerAccess, setPlayerHint } from './session.server.ts';

/**
 * AW-03. The cookies can be read and written by script, and by pages of sibling hosts: they are good once. Who they
 * belong to is asked before they are used; then the tokens are renewed, so that what stood in the cookies is worth
 * nothing, and the new ones are this browser's alone, as after any login.
 */
export const appLoginRoute = apiRoute(postAppLogin, async (_input, call) => {
  const given = appTokens(call.readCookie);
  for (const { name } of appCookies) call.setCookie(name, '', { maxAgeSeconds: 0 });
  const refused = new ApiRefusal(401, { message: 'App session refused' });
  if (given === null) return refused;
  const owner = await call.upstream.call(accounts.detailsViaUserToken, { body: { userToken: given.userToken } });
  if (!owner.ok) return refusalOf(owner.failure);
  if (owner.value.session.core.sessionProductId !== call.visit.productId) return refused;
  const renewed = await call.upstream.call(accounts.refreshToken, {
    body: { numLaunchTokens: poolRequest, refreshToken: given.refreshTokens[0] ?? '' },
  });
  if (!renewed.ok) return refusalOf(renewed.failure);
  const { tokens } = renewed.value;
  const details = await call.upstream.call(accounts.details, {}, { bearer: tokens.userToken });
  if (!details.ok) return refusalOf(details.failure);
  // A refresh token of somebody else beside a user token would make the player somebody else at its first renewal.
  if (details.value.account.core.userId !== owner.value.account.core.userId) {
    await call.upstream.call(
      accounts.logout,
      { body: { userId: tokens.userToken, reason: 1 } },
      { bearer: tokens.userToken },
    );
    return refused;
  }
  setPlayerHint(call, true);
  setPlayerAccess(call, playerAccessOf(details.value.account, restrictionOfAccount(details.value.account)));
  return { tokens: call.tokens.begin(tokens), ...details.value, serverNow: Date.now() };
});

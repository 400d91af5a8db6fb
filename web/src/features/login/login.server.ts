import * as accounts from '@foyer/contract/accounts';
import { playerAccessOf, restrictionOfAccount } from '../../market/playerAccess.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { createCallLimit } from '../../server/callLimit.server.ts';
import type { CallLimit } from '../../server/callLimit.server.ts';
import { setPlayerAccess, setPlayerHint } from '../../session/session.server.ts';
import { postLogin } from './loginApi.ts';
import { loginRequestOf } from './loginRequest.ts';

/** Enough for a household or an office behind one address, and far too little for guessing; the accounts service limits failures. */
const loginsPerAddress = { calls: 100, seconds: 60 };
let limit: CallLimit | null = null;

export const loginRoutes = [
  apiRoute(postLogin, async ({ body }, call) => {
    limit ??= createCallLimit(loginsPerAddress);
    const waitSeconds = await limit.waitSeconds(call.ipAddress);
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
    const result = await call.upstream.call(accounts.login, { body: request });
    if (!result.ok) return refusalOf(result.failure);
    if ('code' in result.value) return result.value;
    setPlayerHint(call, true);
    const { account } = result.value;
    setPlayerAccess(call, playerAccessOf(account, restrictionOfAccount(account)));
    return { ...result.value, tokens: call.tokens.begin(result.value.tokens), serverNow: Date.now() };
  }),
];

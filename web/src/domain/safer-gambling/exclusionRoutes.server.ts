import * as contract from '@foyer/contract/exclusion';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { tokenMissing, userTokenOf } from '../../services/api/userTokenOf.server.ts';
import { postExclusion, postReturn, postReturnWithdrawal } from './exclusionApi.ts';

/** Passed to the accounts service with the return token of a refused login, or with the player's token. */
export const exclusionRoutes = [
  apiRoute(postExclusion, async ({ body: { returnToken } }, call) => {
    const bearer = returnToken ?? userTokenOf(call.bearer);
    if (bearer === null) return tokenMissing();
    const response = await call.upstream.call(contract.playerExclusion, {}, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postReturn, async ({ body: { returnToken, understood } }, call) => {
    const bearer = returnToken ?? userTokenOf(call.bearer);
    if (bearer === null) return tokenMissing();
    const response = await call.upstream.call(contract.requestReturn, { body: { understood } }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postReturnWithdrawal, async ({ body: { returnToken } }, call) => {
    const bearer = returnToken ?? userTokenOf(call.bearer);
    if (bearer === null) return tokenMissing();
    const response = await call.upstream.call(contract.withdrawReturn, {}, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

import * as contract from '@foyer/contract/exclusion';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { postExclusion, postReturn, postReturnWithdrawal } from './exclusionApi.ts';

/** Passed to the accounts service with the return token of a refused login, or with the player's token. */
export const exclusionRoutes = [
  apiRoute(postExclusion, async (_input, { upstream, bearer }) => {
    const response = await upstream.call(contract.playerExclusion, {}, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postReturn, async ({ body: { understood } }, { upstream, bearer }) => {
    const response = await upstream.call(contract.requestReturn, { body: { understood } }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(postReturnWithdrawal, async (_input, { upstream, bearer }) => {
    const response = await upstream.call(contract.withdrawReturn, {}, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

import * as contract from '@foyer/contract/metered';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import type { ApiRoute } from '../../server/apiRoute.server.ts';
import { tokenMissing, userTokenOf } from '../../server/userTokenOf.server.ts';
import { fetchIsGameMetered, endMeter, startMeter } from './meteredApi.ts';

export const meteredRoutes: readonly ApiRoute[] = [
  apiRoute(fetchIsGameMetered, async ({ params }, { upstream, bearer }) => {
    const usertoken = userTokenOf(bearer);
    if (usertoken === null) return tokenMissing();
    const answer = await upstream.call(contract.isGameMetered, {
      params: { moduleId: String(params.moduleId), clientId: String(params.clientId) },
      headers: { usertoken },
    });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
  apiRoute(startMeter, async ({ body }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answer = await upstream.call(contract.startMetered, { body }, { bearer });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
  apiRoute(endMeter, async ({ params }, { upstream }) => {
    const answer = await upstream.call(contract.endMetered, { params });
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
];

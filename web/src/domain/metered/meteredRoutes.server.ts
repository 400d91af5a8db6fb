import * as contract from '@foyer/contract/metered';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { fetchIsGameMetered, endMeter, startMeter } from './meteredApi.ts';

export const meteredRoutes: readonly ApiRoute[] = [
  apiRoute(fetchIsGameMetered, async ({ params }, { upstream, bearer }) => {
    const response = await upstream.call(contract.isGameMetered, {
      params: { moduleId: String(params.moduleId), clientId: String(params.clientId) },
      headers: { usertoken: bearer },
    });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(startMeter, async ({ body }, { upstream, bearer }) => {
    const response = await upstream.call(contract.startMetered, { body }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(endMeter, async ({ params }, { upstream }) => {
    const response = await upstream.call(contract.endMetered, { params });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

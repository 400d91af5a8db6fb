import * as contract from '@foyer/contract/metered';
import { apiRoute, forwardRoutes, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import * as meteredApi from './meteredApi.ts';

export const meteredRoutes: readonly ApiRoute[] = [
  apiRoute(meteredApi.fetchIsGameMetered, async ({ params }, { upstream, bearer }) => {
    const response = await upstream.call(contract.isGameMetered, {
      params: { moduleId: String(params.moduleId), clientId: String(params.clientId) },
      headers: { usertoken: bearer },
    });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  ...forwardRoutes(meteredApi),
];

import { reportAttribution } from '@foyer/contract/attribution';
import { apiRoute, refusalOf } from '../api/apiRoute.server.ts';
import { attributionOf, storeLanding } from './attribution.server.ts';
import { postAttribution, postDepositAttribution } from './attributionApi.ts';

export const attributionRoutes = [
  apiRoute(postAttribution, async ({ body }, call) => ({
    isStored: storeLanding(call, body.parameters, Date.now()),
  })),
  apiRoute(postDepositAttribution, async ({ body }, call) => {
    const attribution = attributionOf(call, body.parameters, Date.now());
    if (attribution === null) return { isReported: false };
    const response = await call.upstream.call(reportAttribution, { body: { attribution } }, { bearer: call.bearer });
    return response.ok ? { isReported: true } : refusalOf(response.failure);
  }),
];

import { launch } from '@foyer/contract/games';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { launchGame } from './launchApi.ts';

/** GM-02: the request carries the product, the device and whether the market is the rest of the world. */
export const launchRoute = apiRoute(launchGame, async ({ params }, { visit, upstream, bearer }) => {
  const answer = await upstream.call(
    launch,
    {
      params: { gameId: String(params.gameId) },
      body: { productId: visit.productId, isMobile: visit.device === 'mobile', isROW: visit.isRow },
    },
    { bearer },
  );
  return answer.ok ? answer.value : refusalOf(answer.failure);
});

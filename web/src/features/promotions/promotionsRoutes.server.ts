import * as contract from '@foyer/contract/promotions';
import { gamesOf } from '../../domain/game/gamesIndex.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import { apiRoute, forwardRoutes, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { permittedOffers } from './permittedOffers.server.ts';
import * as promotionsApi from './promotionsApi.ts';
import { toCards } from './toCards.ts';

const accountOf = ({ userId, casinoId }: { userId: number; casinoId: number }) => ({
  userId: String(userId),
  casinoId: String(casinoId),
});

/** The service decides which account a token belongs to; its refusals are passed on. */
export const promotionsRoutes: readonly ApiRoute[] = [
  apiRoute(promotionsApi.getUserPromotions, async ({ params }, { visit, upstream, cachedUpstream, bearer, report }) => {
    const [response, games] = await Promise.all([
      upstream.call(
        contract.playerPromotions,
        { params: accountOf(params), query: { culture: visit.culture } },
        { bearer },
      ),
      gamesOf(cachedUpstream, visit),
    ]);
    if (!response.ok) return refusalOf(response.failure);
    const shown = permittedOffers(response.value.data, visit, 'player', (promotionId, problem) =>
      report('PROMOTIONS_FETCH_ERROR', { promotionId, problem }),
    );
    return { data: toCards(shown, (ids) => games?.tiles(ids) ?? []) };
  }),
  apiRoute(promotionsApi.getPromotionTerms, async ({ params, body }, { visit, upstream, bearer }) => {
    const response = await upstream.call(
      contract.promotionTerms,
      {
        params: { ...accountOf(params), promotionId: String(params.promotionId) },
        query: { culture: visit.culture },
        body,
      },
      { bearer },
    );
    return response.ok ? { ...response.value, html: cleanHtml(response.value.html) } : refusalOf(response.failure);
  }),
  apiRoute(promotionsApi.getAnonymousPromotionTerms, async ({ params, body }, { visit, cachedUpstream }) => {
    const response = await cachedUpstream.call(contract.anonymousPromotionTerms, {
      params: { promotionId: String(params.promotionId) },
      query: { culture: visit.culture, marketNodeId: String(visit.nodeId) },
      body: { ...body, brand: visit.brandId },
    });
    return response.ok ? { ...response.value, html: cleanHtml(response.value.html) } : refusalOf(response.failure);
  }),
  ...forwardRoutes(promotionsApi),
];

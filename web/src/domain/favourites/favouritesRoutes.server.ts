import * as upstreamCalls from '@foyer/contract/games';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { favouriteIds } from '../game/gameIds.ts';
import { addFavourite, getFavourites, removeFavourite } from './favouritesApi.ts';

/**
 * Passes on the responses of the games service, including refusals: the browser decides what they mean for the session.
 */
export const favouritesRoutes: readonly ApiRoute[] = [
  apiRoute(getFavourites, async (_, { upstream, bearer }) => {
    // LB-07: without a usable token there is no list.
    if (bearer === null) return [];
    const response = await upstream.call(upstreamCalls.favouritesByUserToken, { body: { userToken: bearer } });
    return response.ok ? favouriteIds(response.value) : refusalOf(response.failure);
  }),
  apiRoute(addFavourite, async ({ params }, { upstream, bearer }) => {
    const response = await upstream.call(
      upstreamCalls.addFavourite,
      { params: { gameId: String(params.gameId) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(removeFavourite, async ({ params }, { upstream, bearer }) => {
    const response = await upstream.call(
      upstreamCalls.removeFavourite,
      { params: { gameId: String(params.gameId) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

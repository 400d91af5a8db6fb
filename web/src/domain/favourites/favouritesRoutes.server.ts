import * as upstreamCalls from '@foyer/contract/games';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { tokenMissing, userTokenOf } from '../../services/api/userTokenOf.server.ts';
import { favouriteIds } from '../game/gameIds.ts';
import { addFavourite, getFavourites, removeFavourite } from './favouritesApi.ts';

/**
 * Passes on the responses of the games service, including refusals: the browser decides what they mean for the session.
 */
export const favouritesRoutes: readonly ApiRoute[] = [
  apiRoute(getFavourites, async (_, { upstream, bearer }) => {
    const userToken = userTokenOf(bearer);
    // LB-07: without a usable token there is no list.
    if (userToken === null) return [];
    const response = await upstream.call(upstreamCalls.favouritesByUserToken, { body: { userToken } });
    return response.ok ? favouriteIds(response.value) : refusalOf(response.failure);
  }),
  apiRoute(addFavourite, async ({ params }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const response = await upstream.call(
      upstreamCalls.addFavourite,
      { params: { gameId: String(params.gameId) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(removeFavourite, async ({ params }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const response = await upstream.call(
      upstreamCalls.removeFavourite,
      { params: { gameId: String(params.gameId) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

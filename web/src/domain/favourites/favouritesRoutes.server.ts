import { favouritesByUserToken } from '@foyer/contract/games';
import { apiRoute, forwardRoutes, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { favouriteIds } from '../game/gameIds.ts';
import * as favouritesApi from './favouritesApi.ts';

/**
 * Passes on the responses of the games service, including refusals: the browser decides what they mean for the session.
 */
export const favouritesRoutes: readonly ApiRoute[] = [
  apiRoute(favouritesApi.getFavourites, async (_, { upstream, bearer }) => {
    // LB-07: without a usable token there is no list.
    if (bearer === null) return [];
    const response = await upstream.call(favouritesByUserToken, { body: { userToken: bearer } });
    return response.ok ? favouriteIds(response.value) : refusalOf(response.failure);
  }),
  ...forwardRoutes(favouritesApi),
];

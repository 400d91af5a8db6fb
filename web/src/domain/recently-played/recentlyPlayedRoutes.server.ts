import { recentlyPlayedByUserToken } from '@foyer/contract/games';
import { apiRoute, forwardRoutes, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { recentlyPlayedIds } from '../game/gameIds.ts';
import * as recentlyPlayedApi from './recentlyPlayedApi.ts';

export const recentlyPlayedRoutes: readonly ApiRoute[] = [
  apiRoute(recentlyPlayedApi.getRecentlyPlayed, async (_, { upstream, bearer }) => {
    // LB-07: without a usable token there is no list.
    if (bearer === null) return [];
    const response = await upstream.call(recentlyPlayedByUserToken, { body: { userToken: bearer } });
    return response.ok ? recentlyPlayedIds(response.value) : refusalOf(response.failure);
  }),
  ...forwardRoutes(recentlyPlayedApi),
];

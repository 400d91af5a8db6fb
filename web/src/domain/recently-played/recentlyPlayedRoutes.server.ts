import * as upstreamCalls from '@foyer/contract/games';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { recentlyPlayedIds } from '../game/gameIds.ts';
import { addRecentlyPlayed, getRecentlyPlayed } from './recentlyPlayedApi.ts';

export const recentlyPlayedRoutes: readonly ApiRoute[] = [
  apiRoute(getRecentlyPlayed, async (_, { upstream, bearer }) => {
    // LB-07: without a usable token there is no list.
    if (bearer === null) return [];
    const response = await upstream.call(upstreamCalls.recentlyPlayedByUserToken, { body: { userToken: bearer } });
    return response.ok ? recentlyPlayedIds(response.value) : refusalOf(response.failure);
  }),
  apiRoute(addRecentlyPlayed, async ({ params }, { upstream, bearer }) => {
    const response = await upstream.call(
      upstreamCalls.addRecentlyPlayed,
      { params: { gameId: String(params.gameId) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

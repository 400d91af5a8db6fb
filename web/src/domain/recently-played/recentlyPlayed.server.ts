import * as upstreamCalls from '@foyer/contract/games';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import type { ApiRoute } from '../../server/apiRoute.server.ts';
import { tokenMissing, userTokenOf } from '../../server/userTokenOf.server.ts';
import { recentlyPlayedIds } from '../game/gameIds.ts';
import { addRecentlyPlayed, getRecentlyPlayed } from './recentlyPlayedApi.ts';

export const recentlyPlayedRoutes: readonly ApiRoute[] = [
  apiRoute(getRecentlyPlayed, async (_, { upstream, bearer }) => {
    const userToken = userTokenOf(bearer);
    if (userToken === null) return tokenMissing();
    const answer = await upstream.call(upstreamCalls.recentlyPlayedByUserToken, { body: { userToken } });
    return answer.ok ? recentlyPlayedIds(answer.value) : refusalOf(answer.failure);
  }),
  apiRoute(addRecentlyPlayed, async ({ params }, { upstream, bearer }) => {
    if (userTokenOf(bearer) === null) return tokenMissing();
    const answer = await upstream.call(
      upstreamCalls.addRecentlyPlayed,
      { params: { gameId: String(params.gameId) } },
      { bearer },
    );
    return answer.ok ? answer.value : refusalOf(answer.failure);
  }),
];

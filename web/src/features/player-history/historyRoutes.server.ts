import * as contract from '@foyer/contract/history';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { getGameHistory, getGameRound, getMoneyHistory } from './historyApi.ts';

/** The service takes times as text; names of games come in the language of the visit. */
function asText<Q extends { sinceMs: number; untilMs: number }>({ sinceMs, untilMs, ...rest }: Q) {
  return { ...rest, sinceMs: String(sinceMs), untilMs: String(untilMs) };
}

export const historyRoutes: readonly ApiRoute[] = [
  apiRoute(getGameHistory, async ({ query }, { upstream, bearer, visit }) => {
    const response = await upstream.call(
      contract.gameHistory,
      { query: { culture: visit.culture, ...asText(query) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(getGameRound, async ({ params }, { upstream, bearer, visit }) => {
    const response = await upstream.call(contract.gameRound, { params, query: { culture: visit.culture } }, { bearer });
    return response.ok ? response.value : refusalOf(response.failure);
  }),
  apiRoute(getMoneyHistory, async ({ query }, { upstream, bearer, visit }) => {
    const response = await upstream.call(
      contract.moneyHistory,
      { query: { culture: visit.culture, ...asText(query) } },
      { bearer },
    );
    return response.ok ? response.value : refusalOf(response.failure);
  }),
];

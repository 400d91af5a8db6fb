import { winners } from '@foyer/contract/winners';
import type { Winner } from '@foyer/contract/winners';
import { success } from '../../base/result.ts';
import { gamesOf } from '../../domain/game/gamesIndex.server.ts';
import { staleCachePerUpstream } from '../../server/staleCachePerUpstream.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { isKnownCurrency } from '../../services/market/isKnownCurrency.ts';
import { getWinners } from './winnersApi.ts';

/** Cache lifetime: a list of wins may be a few seconds old. */
const freshMs = 8000;

interface WinnersList {
  serverTime: number;
  winners: readonly Winner[];
}

const cacheOf = staleCachePerUpstream<WinnersList>(freshMs);

/** LB-09: the list is the same for all visitors of a market; games are those of the visit. */
export const winnersRoutes: readonly ApiRoute[] = [
  apiRoute(
    getWinners,
    async ({ query: { sort, currency: requestedCurrency } }, { visit, upstream, cachedUpstream, report }) => {
      const currency = requestedCurrency ?? visit.currencyIsoCode;
      if (!isKnownCurrency(currency)) return new ApiRefusal(404, { message: 'No winners in this currency.' });
      const known = await cacheOf(upstream).get(`${visit.productId} ${currency} ${sort}`, async () => {
        const response = await upstream.call(winners, {
          query: { productId: String(visit.productId), currencyIsoCode: currency, sort },
        });
        if (!response.ok) return response;
        const right = response.value.winners.filter(({ currencyIsoCode }) => currencyIsoCode === currency);
        const dropped = response.value.winners.length - right.length;
        if (dropped > 0) report('API_ERROR', { endpoint: getWinners.name, kind: 'wrongCurrency', dropped });
        return success({ serverTime: response.value.serverTime, winners: right });
      });
      if (!known.ok) return refusalOf(known.failure);
      const games = await gamesOf(cachedUpstream, visit);
      if (games === null) return new ApiRefusal(504, { message: 'No Server Response' });
      const { value, asOf } = known.value;
      const now = Date.now();
      return {
        now,
        serviceNow: value.serverTime + (now - asOf),
        asOf,
        // Drops games that are no longer in the product.
        winners: value.winners.flatMap(({ gameGroupId, ...entry }) =>
          games.tiles([gameGroupId]).map((tile) => ({ ...entry, tile })),
        ),
      };
    },
  ),
];

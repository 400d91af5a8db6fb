import { winners } from '@foyer/contract/winners';
import type { Winner } from '@foyer/contract/winners';
import { success } from '../../base/result.ts';
import { gamesOf } from '../../domain/game/gamesOf.server.ts';
import { isKnownCurrency } from '../../market/knownCurrency.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import type { ApiRoute } from '../../server/apiRoute.server.ts';
import { retryAfterMs } from '../../server/retryAfterMs.server.ts';
import { createStaleOnErrorCache } from '../../server/staleOnErrorCache.server.ts';
import type { StaleOnErrorCache } from '../../server/staleOnErrorCache.server.ts';
import type { Upstream, UpstreamFailure } from '../../server/upstream.server.ts';
import { getWinners } from './winnersApi.ts';

/** Wins are no race: a list that is a few seconds old is new. */
const freshMs = 8000;

interface WinnersList {
  serverTime: number;
  winners: readonly Winner[];
}
type CachedWinners = StaleOnErrorCache<WinnersList, UpstreamFailure>;
/** One memory for each way to the services, that is one for each server. */
const memories = new WeakMap<Upstream, CachedWinners>();

function memoryOf(upstream: Upstream): CachedWinners {
  let memory = memories.get(upstream);
  if (memory === undefined)
    memories.set(
      upstream,
      (memory = createStaleOnErrorCache<WinnersList, UpstreamFailure>({
        freshMs,
        now: Date.now,
        cooldownMs: retryAfterMs,
      })),
    );
  return memory;
}

/** LB-09: the same list for all visitors of a market, with the games as this visit sees them. */
export const winnersRoutes: readonly ApiRoute[] = [
  apiRoute(getWinners, async ({ query: { sort, currency: wished } }, { visit, upstream, cachedUpstream, report }) => {
    const currency = wished ?? visit.currencyIsoCode;
    if (!isKnownCurrency(currency)) return new ApiRefusal(404, { message: 'No winners in this currency.' });
    const known = await memoryOf(upstream).get(`${visit.productId} ${currency} ${sort}`, async () => {
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
      // A game that is no longer in the product has nothing to show.
      winners: value.winners.flatMap(({ gameGroupId, ...entry }) =>
        games.tiles([gameGroupId]).map((tile) => ({ ...entry, tile })),
      ),
    };
  }),
];

import { liveTables } from '@foyer/contract/liveTables';
import { success } from '../../base/result.ts';
import { gamesOf } from '../../domain/game/gamesIndex.server.ts';
import { getLiveTables } from '../../domain/game/liveTablesApi.ts';
import { staleCachePerUpstream } from '../../server/staleCachePerUpstream.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { isKnownCurrency } from '../../services/market/isKnownCurrency.ts';
import { readTables } from './readTables.ts';
import type { ReadTables } from './readTables.ts';

/** Pages poll every fifteen seconds; the service is called at most once in this time for each market and language. */
const freshMs = 5000;

interface TablesList extends Pick<ReadTables, 'tables'> {
  serverTime: number;
}

const cacheOf = staleCachePerUpstream<TablesList>(freshMs);

/** Live tables are the same for all visitors of a market and language. */
export const liveTablesRoutes: readonly ApiRoute[] = [
  apiRoute(
    getLiveTables,
    async ({ query: { ids, currency: requestedCurrency } }, { visit, upstream, cachedUpstream, report }) => {
      const currency = requestedCurrency ?? visit.currencyIsoCode;
      if (!isKnownCurrency(currency)) return new ApiRefusal(404, { message: 'No live tables in this currency.' });
      const { productId, culture } = visit;
      const known = await cacheOf(upstream).get(`${productId} ${currency} ${culture}`, async () => {
        const response = await upstream.call(liveTables, {
          query: { productId: String(productId), currencyIsoCode: currency, culture },
        });
        if (!response.ok) return response;
        const { tables, dropped } = readTables(response.value.tables, currency);
        for (const kind of ['unreadable', 'wrongCurrency'] as const)
          if (dropped[kind] > 0) report('API_ERROR', { endpoint: getLiveTables.name, kind, dropped: dropped[kind] });
        return success({ serverTime: response.value.serverTime, tables });
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
        // A table is live only if the catalogue says so too.
        tables: ids.flatMap((id) => (games.byId(id)?.Properties.kind === 'live' ? (value.tables.get(id) ?? []) : [])),
      };
    },
  ),
];

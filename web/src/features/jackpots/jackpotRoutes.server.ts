import { brands } from '@foyer/brands/brands';
import { jackpotBadgeMinimum } from '@foyer/brands/jackpotBadgeMinimum';
import { clientTypeHeader, mustWinJackpots, progressiveJackpots } from '@foyer/contract/jackpots';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import { gamesOf } from '../../domain/game/gamesIndex.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { staleCachePerUpstream } from '../../server/staleCachePerUpstream.server.ts';
import type { CachedValue } from '../../server/staleOnErrorCache.server.ts';
import type { UpstreamFailure } from '../../server/upstream.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiCall, ApiRoute } from '../../services/api/apiRoute.server.ts';
import { isKnownCurrency } from '../../services/market/isKnownCurrency.ts';
import { afterResponse, potsIn } from './jackpotPots.ts';
import type { Pot, Pots } from './jackpotPots.ts';
import { getJackpots } from './jackpotsApi.ts';

/** Pages poll every ten seconds; the service is called at most once in this time for each market. */
const freshMs = 4000;

const cacheOf = staleCachePerUpstream<Pots>(freshMs);

type FetchPots = (before: Pots | null) => Promise<Result<Pots, UpstreamFailure>>;

function fetcherFor(
  call: Pick<ApiCall, 'visit' | 'upstream' | 'report'>,
  currencyIsoCode: string,
): { progressive: FetchPots; mustWin: FetchPots } | null {
  const { visit, upstream, report } = call;
  const brand = brands.find(({ id }) => id === visit.brandId);
  if (brand === undefined) return null;
  const read = (
    before: Pots | null,
    { serverTime, jackpots }: { serverTime: number; jackpots: Parameters<typeof potsIn>[1] },
  ) => {
    const { pots, dropped } = potsIn(currencyIsoCode, jackpots);
    if (dropped > 0) report('API_ERROR', { endpoint: getJackpots.name, kind: 'wrongCurrency', dropped });
    return success(afterResponse(before, { serverTime, pots }, Date.now()));
  };
  return {
    async progressive(before) {
      const response = await upstream.call(progressiveJackpots, {
        body: { moduleIds: [...brand.jackpots.progressiveModuleIds], currencyIsoCode },
      });
      return response.ok ? read(before, response.value) : failed(response.failure);
    },
    async mustWin(before) {
      const response = await upstream.call(mustWinJackpots, {
        headers: { [clientTypeHeader]: String(visit.clientTypeId) },
        body: { jackpotGames: [...brand.jackpots.mustWin], productId: visit.productId, currencyIsoCode },
      });
      return response.ok ? read(before, response.value) : failed(response.failure);
    },
  };
}

/** Combines the pots of both calls; one may be missing or older than the other. */
function responseOf(parts: readonly CachedValue<Pots>[], games: GamesIndex | null, now: number) {
  const newest = parts.reduce((one, other) => (other.asOf > one.asOf ? other : one));
  return {
    now,
    serviceNow: newest.value.serverTime + (now - newest.asOf),
    pots: parts.flatMap(({ value, asOf }) => value.pots.map((pot) => ({ ...shownPot(pot, games), asOf }))),
  };
}

function shownPot(pot: Pot, games: GamesIndex | null) {
  const { amount, currencyIsoCode, gameIds, lastWon } = pot;
  return {
    ...pot,
    gameIds: [...gameIds],
    hasBadge: amount >= jackpotBadgeMinimum(currencyIsoCode),
    lastWon: lastWon && {
      amount: lastWon.amount,
      wonAt: lastWon.wonAt,
      gameName: lastWon.gameGroupId === undefined ? undefined : games?.tile(lastWon.gameGroupId)?.name,
      playerName: lastWon.playerName,
    },
  };
}

/** LB-10: amounts in the market's currency for visitors, in the player's for players. */
export const jackpotRoutes: readonly ApiRoute[] = [
  apiRoute(getJackpots, async ({ query }, call) => {
    const currency = query.currency ?? call.visit.currencyIsoCode;
    const fetchers = isKnownCurrency(currency) ? fetcherFor(call, currency) : null;
    if (fetchers === null) return new ApiRefusal(404, { message: 'No jackpots in this currency.' });
    const cache = cacheOf(call.upstream);
    const { productId, device } = call.visit;
    const [progressive, mustWin] = await Promise.all([
      cache.get(`progressive ${productId} ${currency}`, fetchers.progressive),
      cache.get(`mustWin ${productId} ${device} ${currency}`, fetchers.mustWin),
    ]);
    if (!progressive.ok && !mustWin.ok) return refusalOf(progressive.failure);
    const parts = [progressive, mustWin].flatMap((part) => (part.ok ? [part.value] : []));
    const isGameNamed = parts.some(({ value }) => value.pots.some(({ lastWon }) => lastWon?.gameGroupId !== undefined));
    // Without the list of games the wins have no game.
    const games = isGameNamed ? await gamesOf(call.cachedUpstream, call.visit) : null;
    return responseOf(parts, games, Date.now());
  }),
];

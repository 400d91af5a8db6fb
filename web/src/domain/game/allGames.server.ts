import { setImmediate } from 'node:timers/promises';
import { gamesSearch } from '@foyer/contract/content';
import type { ResponseBody } from '@foyer/contract/endpoint';
import { precomputedResponse } from '../../server/precomputedResponse.server.ts';
import type { PrecomputedResponse } from '../../server/precomputedResponse.server.ts';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import type { AllGamesColumns } from './allGamesApi.ts';
import { getAllGames } from './allGamesApi.ts';
import { allGamesColumns } from './allGamesColumns.ts';
import { pinyinOfName } from './gamesIndex.server.ts';

/** Number of names to process before yielding to other requests. */
const namesPerBatch = 200;

/** Response by product and language, built and compressed once per response of the service. */
const made = new WeakMap<object, Promise<PrecomputedResponse>>();

export async function toAllGames({ data }: ResponseBody<typeof gamesSearch>): Promise<AllGamesColumns> {
  const games = data.flatMap(({ Games }) => Games);
  // Caches the romanisation of Chinese names, which is the slow part.
  const pinyin = new Map<string, string>();
  for (const [index, { SiteGameName }] of games.entries()) {
    if (index % namesPerBatch === namesPerBatch - 1) await setImmediate();
    if (!pinyin.has(SiteGameName)) pinyin.set(SiteGameName, pinyinOfName(SiteGameName));
  }
  return allGamesColumns(games, (name) => pinyin.get(name) ?? pinyinOfName(name));
}

export const allGamesRoute = apiRoute(getAllGames, async (_, { visit, cachedUpstream }) => {
  const response = await cachedUpstream.call(gamesSearch, {
    params: { productId: String(visit.productId) },
    query: { tone: visit.coverTone, ...contentQuery(visit) },
  });
  if (!response.ok) return refusalOf(response.failure);
  let list = made.get(response.value);
  if (list === undefined) {
    list = toAllGames(response.value).then(precomputedResponse);
    made.set(response.value, list);
  }
  return list;
});

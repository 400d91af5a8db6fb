import { setImmediate } from 'node:timers/promises';
import { gamesSearch } from '@foyer/contract/content';
import type { ResponseBody } from '@foyer/contract/endpoint';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { precomputedResponse } from '../../server/precomputedResponse.server.ts';
import type { PrecomputedResponse } from '../../server/precomputedResponse.server.ts';
import type { AllGamesColumns } from './allGamesApi.ts';
import { getAllGames } from './allGamesApi.ts';
import { allGamesColumns } from './allGamesColumns.ts';
import { pinyinOfName } from './pinyinOfName.server.ts';

/** Names read before other requests get their turn. */
const namesAtOnce = 200;

/** The list of a product and language, made and compressed once from each answer of the service. */
const made = new WeakMap<object, Promise<PrecomputedResponse>>();

export async function toAllGames({ data }: ResponseBody<typeof gamesSearch>): Promise<AllGamesColumns> {
  const games = data.flatMap(({ Games }) => Games);
  // Reading Chinese names is the slow part.
  const pinyin = new Map<string, string>();
  for (const [index, { SiteGameName }] of games.entries()) {
    if (index % namesAtOnce === namesAtOnce - 1) await setImmediate();
    if (!pinyin.has(SiteGameName)) pinyin.set(SiteGameName, pinyinOfName(SiteGameName));
  }
  return allGamesColumns(games, (name) => pinyin.get(name) ?? pinyinOfName(name));
}

export const allGamesRoute = apiRoute(getAllGames, async (_, { visit, cachedUpstream }) => {
  const response = await cachedUpstream.call(gamesSearch, {
    params: { productId: String(visit.productId) },
    query: {
      culture: visit.culture,
      tone: visit.coverTone,
      ...(visit.countryIso2 === null ? {} : { countryIsoCode: visit.countryIso2 }),
    },
  });
  if (!response.ok) return refusalOf(response.failure);
  let list = made.get(response.value);
  if (list === undefined) {
    list = toAllGames(response.value).then(precomputedResponse);
    made.set(response.value, list);
  }
  return list;
});

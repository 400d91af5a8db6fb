import { gamesSearch } from '@foyer/contract/content';
import type { Answer } from '@foyer/contract/endpoint';
import type { Game } from '@foyer/contract/games';
import { setImmediate } from 'node:timers/promises';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import type { ApiRoute } from '../../server/apiRoute.server.ts';
import { pinyinOfName } from './pinyinOfName.server.ts';
import { getSearchList } from './searchListApi.ts';
import type { SearchRow } from './searchListApi.ts';

type SearchList = Answer<typeof getSearchList>;

/** Games turned into rows before other requests get their turn. */
const gamesAtOnce = 200;

/** The list of a product and language, made once from each answer of the service. */
const made = new WeakMap<object, Promise<SearchList>>();

/** A game that stands in several categories is found once. */
export async function toSearchList({ data }: Answer<typeof gamesSearch>): Promise<SearchList> {
  const games = [...new Map(data.flatMap(({ Games }) => Games).map((game) => [game.GameGroupId, game])).values()];
  const providers = [...new Set(games.map(({ Properties }) => Properties.provider))];
  const themes = [...new Set(games.map(({ Properties }) => Properties.theme))];
  const providerPlaces = new Map(providers.map((name, place) => [name, place]));
  const themePlaces = new Map(themes.map((name, place) => [name, place]));
  const rows: SearchRow[] = [];
  for (const [index, game] of games.entries()) {
    if (index > 0 && index % gamesAtOnce === 0) await setImmediate();
    rows.push(toRow(game, providerPlaces.get(game.Properties.provider) ?? 0, themePlaces.get(game.Properties.theme) ?? 0));
  }
  return { providers, themes, games: rows };
}

function toRow({ GameGroupId, SiteGameName, Name, Properties }: Game, provider: number, theme: number): SearchRow {
  const { imageUrl, kind, volatility, rtp, popularity, isNew, isAvailable } = Properties;
  const flags = ((isNew ? 1 : 0) + (isAvailable ? 0 : 2)) as 0 | 1 | 2 | 3;
  return [GameGroupId, SiteGameName, Name === SiteGameName ? '' : Name, pinyinOfName(SiteGameName), imageUrl, provider, theme, kind, volatility, rtp, popularity, flags];
}

export const searchRoutes: readonly ApiRoute[] = [
  apiRoute(getSearchList, async (_, { visit, answers }) => {
    const answer = await answers.call(gamesSearch, {
      params: { productId: String(visit.productId) },
      query: { culture: visit.culture, tone: visit.coverTone, ...(visit.countryIso2 === null ? {} : { countryIsoCode: visit.countryIso2 }) },
    });
    if (!answer.ok) return refusalOf(answer.failure);
    let list = made.get(answer.value);
    if (list === undefined) {
      list = toSearchList(answer.value);
      made.set(answer.value, list);
    }
    return list;
  }),
];

import { brands } from '@foyer/brands/brands';
import { nodesByAlias } from '@foyer/contract/content';
import { gameById } from '@foyer/contract/games';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import type { ApiRoute } from '../../services/api/apiRoute.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import type { Visit } from '../../services/market/visit.ts';
import { gamePickerOf } from '../metered/gamePicker.ts';
import { allGamesRoute } from './allGames.server.ts';
import { availableCategories, categoriesOfNodes } from './categoriesOfNodes.ts';
import { gameGroupLinks } from './gameGroups.server.ts';
import { gameRequest } from './gameRequest.ts';
import { gameCategories, moreTiles, readGame, similarGames, tilesByIds, tilesPerResponse } from './gamesApi.ts';
import { gamesOf } from './gamesIndex.server.ts';
import type { GamesIndex } from './gamesIndex.server.ts';
import type { Category } from './gamesState.ts';
import { toGameTile } from './gameTile.ts';
import { liveOrderOf } from './liveOrder.server.ts';

/** More than a row shows, because the browser leaves out those that the player knows. */
const maxSimilarGames = 40;

const noList = () => new ApiRefusal(504, { message: 'No Server Response' });

/**
 * Returns the brand's categories in the language of the visit; null if the content service fails.
 * @param report receives the pictures that are dropped; the page of the lobby reports them
 */
export async function categoriesOf(
  visit: Pick<Visit, 'brandId' | 'culture' | 'countryIso2' | 'pictureOrigins' | 'off'>,
  cachedUpstream: CachedCalls,
  report: (field: string) => void = () => undefined,
): Promise<Category[] | null> {
  const { brandId, pictureOrigins } = visit;
  const brand = brands.find(({ id }) => id === brandId);
  if (brand === undefined) return null;
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(brand.productNodeId), includeChildren: 'true' },
    query: { type: 'gameCategory', ...contentQuery(visit, { excludeCountry: true }) },
  });
  return response.ok ? availableCategories(categoriesOfNodes(response.value, { pictureOrigins, report }), visit) : null;
}

/** Sorts the lists that contain live games alone. */
async function withOpenTablesFirst(
  categories: readonly Category[],
  index: GamesIndex,
  visit: Visit,
  cachedUpstream: CachedCalls,
): Promise<Category[]> {
  const order = await liveOrderOf(index, visit, cachedUpstream);
  const isLive = (ids: readonly number[]) => ids.every((id) => index.byId(id)?.Properties.kind === 'live');
  return categories.map((category) => ({
    ...category,
    SubCategories: category.SubCategories.map((sub) =>
      isLive(sub.GameIds) ? { ...sub, GameIds: order.sorted(sub.GameIds) } : sub,
    ),
  }));
}

export const gamesRoutes: readonly ApiRoute[] = [
  allGamesRoute,
  apiRoute(tilesByIds, async ({ query }, { visit, cachedUpstream }) => {
    const index = await gamesOf(cachedUpstream, visit);
    return index === null ? noList() : { tiles: index.tiles(query.ids) };
  }),
  apiRoute(moreTiles, async ({ query: { offset, limit, sort, isNew, ...filter } }, { visit, cachedUpstream }) => {
    const index = await gamesOf(cachedUpstream, visit);
    if (index === null) return noList();
    const ids = index.select({ ...filter, ...(isNew === undefined ? {} : { isNew: isNew === 'true' }) }, sort);
    return { tiles: index.tiles(ids.slice(offset, Math.min(offset + tilesPerResponse, limit))) };
  }),
  apiRoute(readGame, async ({ params }, { visit, cachedUpstream }) => {
    const response = await cachedUpstream.call(gameById, gameRequest(params.gameId, visit));
    if (!response.ok) return refusalOf(response.failure);
    const { game, ...information } = response.value;
    const groups = await gameGroupLinks(game.Properties, visit, cachedUpstream);
    return { ...information, game: toGameTile(game), picker: gamePickerOf(game, visit.device), groups };
  }),
  apiRoute(similarGames, async ({ params: { gameId } }, { visit, cachedUpstream }) => {
    const index = await gamesOf(cachedUpstream, visit);
    if (index === null) return noList();
    const game = index.byId(gameId);
    if (game === undefined) return new ApiRefusal(404, { message: 'No such game' });
    const { kind, theme } = game.Properties;
    const others = index.select({ kind, theme }, 'popularity').filter((id) => id !== gameId);
    return { game: toGameTile(game), tiles: index.tiles(others.slice(0, maxSimilarGames)) };
  }),
  apiRoute(gameCategories, async (_, { visit, cachedUpstream }) => {
    const [categories, index] = await Promise.all([
      categoriesOf(visit, cachedUpstream),
      gamesOf(cachedUpstream, visit),
    ]);
    if (categories === null) return noList();
    return {
      categories: index === null ? categories : await withOpenTablesFirst(categories, index, visit, cachedUpstream),
    };
  }),
];

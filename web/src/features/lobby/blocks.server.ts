import type { filteredGamesGridProperties, gamesGridProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { categoriesOfPage } from '../../domain/game/categoriesOfNodes.ts';
import { categoriesOf } from '../../domain/game/games.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { TilesQuery } from '../../domain/game/tilesQuery.ts';
import { limitOf, ruleOf, defaultLimit } from '../../domain/game/tilesQuery.ts';
import { firstTiles } from './gamesBlock.ts';
import type { GamesBlock } from './gamesBlock.ts';

type GridProperties = v.InferOutput<typeof gamesGridProperties>;
type FilteredProperties = v.InferOutput<typeof filteredGamesGridProperties>;

/** Counts the rows of each page in order. All blocks of a page share one `games` lookup, which identifies the page. */
const rowsOfPage = new WeakMap<BlockLookups['games'], number>();

function nextPlace({ games }: BlockLookups): number {
  const place = rowsOfPage.get(games) ?? 0;
  rowsOfPage.set(games, place + 1);
  return place;
}

type Heading = Pick<GridProperties, 'heading' | 'reason' | 'variant' | 'viewAllUrl'>;

function toBlock(
  heading: Heading,
  ids: readonly number[],
  index: GamesIndex,
  { visit, leadsPage = false, screen: requestedScreen = 1 }: BlockLookups,
  place: number,
  queryFrom: (from: number) => TilesQuery,
): GamesBlock {
  const variant = heading.variant ?? 'reel';
  const first = firstTiles(variant, visit.device);
  const screen = variant === 'grid' && (requestedScreen - 1) * first < ids.length ? requestedScreen : 1;
  return {
    heading: heading.heading ?? '',
    reason: heading.reason ?? '',
    variant,
    viewAllUrl: heading.viewAllUrl ?? null,
    tiles: index.tiles(ids.slice((screen - 1) * first, screen * first)),
    total: ids.length,
    query: ids.length > screen * first ? queryFrom(first) : null,
    screen,
    isLeading: leadsPage,
    place,
  };
}

/** Loads games that editors chose by hand, in their order; ids that are not in the product are dropped. */
const resolveGamesGrid: BlockResolver = async (properties: GridProperties, lookups) => {
  const place = nextPlace(lookups);
  const index = await lookups.games();
  if (index === null) return null;
  const ids = [...new Set(properties.gameIds ?? [])]
    .filter((id) => index.byId(id) !== undefined)
    .slice(0, defaultLimit);
  return toBlock(properties, ids, index, lookups, place, (from) => ({ by: 'ids', ids: ids.slice(from) }));
};

/** Loads games by the editors' rule. */
const resolveFilteredGamesGrid: BlockResolver = async (properties: FilteredProperties, lookups) => {
  const place = nextPlace(lookups);
  const index = await lookups.games();
  if (index === null) return null;
  const ids = index.select(properties.filter ?? {}, properties.sort ?? 'popularity').slice(0, limitOf(properties));
  return toBlock(properties, ids, index, lookups, place, () => ({ by: 'rule', rule: ruleOf(properties) }));
};

const resolveCategories: BlockResolver = async (_: object, { visit, cachedUpstream }) => {
  const categories = await categoriesOf(visit, cachedUpstream);
  return categories === null ? null : { categories: categoriesOfPage(categories) };
};

export const lobbyResolvers: Readonly<Record<string, BlockResolver>> = {
  gameCategories: resolveCategories,
  gamesGridComponent: resolveGamesGrid,
  filteredGamesGridComponent: resolveFilteredGamesGrid,
};

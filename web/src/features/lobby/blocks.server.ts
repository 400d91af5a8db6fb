import type { filteredGamesGridProperties, gamesGridProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../blocks/blockResolver.server.ts';
import { categoriesOfPage } from '../../domain/game/categoriesOfNodes.ts';
import { categoriesOf } from '../../domain/game/games.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { TilesQuestion } from '../../domain/game/tilesQuestion.ts';
import { limitOf, ruleOf, usualLimit } from '../../domain/game/tilesQuestion.ts';
import { firstTiles } from './gamesBlock.ts';
import type { GamesBlock } from './gamesBlock.ts';

type GridProperties = v.InferOutput<typeof gamesGridProperties>;
type FilteredProperties = v.InferOutput<typeof filteredGamesGridProperties>;

/** Rows of each page that is being put together, counted in the page's order. All blocks of one page share its way to the games. */
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
  { visit, leadsPage = false, screen: asked = 1 }: BlockLookups,
  place: number,
  question: (from: number) => TilesQuestion,
): GamesBlock {
  const variant = heading.variant ?? 'reel';
  const first = firstTiles(variant, visit.device);
  const screen = variant === 'grid' && (asked - 1) * first < ids.length ? asked : 1;
  return {
    heading: heading.heading ?? '',
    reason: heading.reason ?? '',
    variant,
    viewAllUrl: heading.viewAllUrl ?? null,
    tiles: index.tiles(ids.slice((screen - 1) * first, screen * first)),
    total: ids.length,
    question: ids.length > screen * first ? question(first) : null,
    screen,
    isLeading: leadsPage,
    place,
  };
}

/** Games that the editors chose by hand, in their order; ids the product does not have are left out. */
const resolveGamesGrid: BlockResolver = async (properties: GridProperties, lookups) => {
  const place = nextPlace(lookups);
  const index = await lookups.games();
  if (index === null) return null;
  const ids = [...new Set(properties.gameIds ?? [])].filter((id) => index.byId(id) !== undefined).slice(0, usualLimit);
  return toBlock(properties, ids, index, lookups, place, (from) => ({ by: 'ids', ids: ids.slice(from) }));
};

/** Games by the editors' rule. */
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

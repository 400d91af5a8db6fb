import { createHash } from 'node:crypto';
import type { filteredGamesGridProperties, gamesGridProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver, PageComponent } from '../../domain/block/blockResolver.server.ts';
import { categoriesOfPage } from '../../domain/game/categoriesOfNodes.ts';
import { categoriesOf } from '../../domain/game/games.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { liveOrderOf } from '../../domain/game/liveOrder.server.ts';
import type { LiveOrder } from '../../domain/game/liveOrder.server.ts';
import type { TilesQuery } from '../../domain/game/tilesQuery.ts';
import { limitOf, ruleOf, defaultLimit } from '../../domain/game/tilesQuery.ts';
import { composeRows } from './composeRows.ts';
import type { RowCandidates } from './composeRows.ts';
import { firstTiles } from './gamesBlock.ts';
import type { GamesBlock } from './gamesBlock.ts';
import { rowReason } from './rowReason.server.ts';

type GridProperties = v.InferOutput<typeof gamesGridProperties>;
type FilteredProperties = v.InferOutput<typeof filteredGamesGridProperties>;

/** Counts the rows of each page in order. All blocks of a page share one `games` lookup, which identifies the page. */
const rowsOfPage = new WeakMap<BlockLookups['games'], number>();

function nextPlace({ games }: BlockLookups): number {
  const place = rowsOfPage.get(games) ?? 0;
  rowsOfPage.set(games, place + 1);
  return place;
}

/** Returns the games of a hand-picked row, without ids that are not in the product. */
function idsByHand({ gameIds = [] }: GridProperties, index: GamesIndex): readonly number[] {
  return [...new Set(gameIds)].filter((id) => index.byId(id) !== undefined).slice(0, defaultLimit);
}

/** Returns all games that match the rule of a row, in the order of the rule. */
function idsByRule({ filter = {}, sort = 'popularity' }: FilteredProperties, index: GamesIndex): readonly number[] {
  return index.select(filter, sort);
}

/** Whether a row shows open tables first. A ranking keeps its order. */
const isLiveRow = ({ filter, variant }: FilteredProperties): boolean => filter?.kind === 'live' && variant !== 'ranked';

/** Returns the games of a row before its limit, open tables first. `order`: null on a page without live rows. */
function idsInOrder(row: FilteredProperties, index: GamesIndex, order: LiveOrder | null): readonly number[] {
  const ids = idsByRule(row, index);
  return order !== null && isLiveRow(row) ? order.sorted(ids) : ids;
}

/** Returns the order of live games if this row or another row of its page needs it. */
async function liveOrderOfPage(
  row: FilteredProperties,
  index: GamesIndex,
  { visit, cachedUpstream, components = [] }: BlockLookups,
): Promise<LiveOrder | null> {
  const hasLiveRow =
    isLiveRow(row) ||
    components.some(({ alias, properties }) => alias === 'filteredGamesGridComponent' && isLiveRow(properties));
  return hasLiveRow ? liveOrderOf(index, visit, cachedUpstream) : null;
}

/** Games that a row may show; null for a component that is not a row. A grid lists all its games and counts as none. */
function candidatesOf(
  { alias, properties }: PageComponent,
  index: GamesIndex,
  order: LiveOrder | null,
): RowCandidates | null {
  if (alias === 'gamesGridComponent') {
    const row = properties as GridProperties;
    return { ids: row.variant === 'grid' ? [] : idsByHand(row, index), limit: defaultLimit, isFixed: true };
  }
  if (alias !== 'filteredGamesGridComponent') return null;
  const row = properties as FilteredProperties;
  return {
    ids: row.variant === 'grid' ? [] : idsInOrder(row, index, order),
    limit: limitOf(row),
    isFixed: row.variant === 'ranked',
  };
}

const composedRows = new WeakMap<BlockLookups['games'], ReturnType<typeof composeRows>>();

/** Returns the games of the row at a place of its page. Composes the rows of a page once. */
function rowAt(
  { games, components = [] }: BlockLookups,
  index: GamesIndex,
  place: number,
  order: LiveOrder | null,
): readonly number[] | undefined {
  let rows = composedRows.get(games);
  if (rows === undefined) {
    rows = composeRows(components.flatMap((component) => candidatesOf(component, index, order) ?? []));
    composedRows.set(games, rows);
  }
  return rows[place];
}

type Heading = Pick<GridProperties, 'heading' | 'reason' | 'variant' | 'viewAllUrl'>;

/** Returns a short key of what identifies a row. */
const rowKey = (identity: unknown): string =>
  createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 8);

function toBlock(
  heading: Heading,
  identity: unknown,
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
    row: variant === 'grid' ? null : rowKey(identity),
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
  const ids = idsByHand(properties, index);
  return toBlock(properties, properties.heading ?? '', ids, index, lookups, place, (from) => ({
    by: 'ids',
    ids: ids.slice(from),
  }));
};

/**
 * Loads games by the editors' rule. A row leaves out games that other rows of its page show. The browser receives the
 * order of live games by id, because the open tables may be others when it asks for more (decision 21).
 */
const resolveFilteredGamesGrid: BlockResolver = async (properties: FilteredProperties, lookups) => {
  const place = nextPlace(lookups);
  const index = await lookups.games();
  if (index === null) return null;
  const order = await liveOrderOfPage(properties, index, lookups);
  const limit = limitOf(properties);
  const matching = idsByRule(properties, index).slice(0, limit);
  const ordered = idsInOrder(properties, index, order).slice(0, limit);
  const ids = properties.variant === 'grid' ? ordered : (rowAt(lookups, index, place, order) ?? ordered);
  if (order !== null && isLiveRow(properties)) {
    const changesAt = order.changesAt(idsByRule(properties, index));
    if (changesAt !== null) lookups.limitFreshness?.(changesAt);
    if (!order.isComplete) lookups.markIncomplete?.();
  }
  const isWhole = ids.length === matching.length && ids.every((id, at) => id === matching[at]);
  const shown = new Set(ids);
  const reason = await rowReason(properties, {
    ...lookups,
    isShortened: matching.some((id) => !shown.has(id)),
    hasOpenFirst: order !== null && isLiveRow(properties),
  });
  const { filter = {}, sort, variant } = properties;
  return toBlock({ ...properties, reason }, { filter, sort, variant }, ids, index, lookups, place, (from) =>
    isWhole ? { by: 'rule', rule: ruleOf(properties) } : { by: 'ids', ids: ids.slice(from) },
  );
};

const resolveCategories: BlockResolver = async (_: object, { visit, cachedUpstream, report }) => {
  const categories = await categoriesOf(visit, cachedUpstream, report);
  return categories === null ? null : { categories: categoriesOfPage(categories) };
};

export const lobbyResolvers: Readonly<Record<string, BlockResolver>> = {
  gameCategories: resolveCategories,
  gamesGridComponent: resolveGamesGrid,
  filteredGamesGridComponent: resolveFilteredGamesGrid,
};

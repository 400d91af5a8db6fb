import type { Game } from '@foyer/contract/games';
import { gamesList } from '@foyer/contract/games';
import type { GameOrder } from '@foyer/contract/gameTraits';
import { pinyin } from 'pinyin-pro';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { toGameTile } from './gameTile.ts';
import type { GameTile } from './gameTile.ts';
import { nameKey, popularityStep, returnStep } from './sortKey.ts';

export interface GamesFilter {
  kind?: string | undefined;
  provider?: string | undefined;
  theme?: string | undefined;
  feature?: string | undefined;
  isNew?: boolean | undefined;
  volatility?: string | undefined;
}

/**
 * Catalogue of one product in one language, indexed for pages: a page costs the same with 100 and with 10,000 games.
 */
export interface GamesIndex {
  readonly all: readonly Game[];
  byId(id: number): Game | undefined;
  tile(id: number): GameTile | undefined;
  /** Returns tiles of existing ids in their order. */
  tiles(ids: readonly number[]): GameTile[];
  /** Returns sorted ids that match the filter. Memoized. */
  select(filter: GamesFilter, sort: GameOrder): readonly number[];
}

const chinese = /\p{Script=Han}/u;

/** Returns the syllables of a Chinese name without tones, separated by spaces; empty for a name in Latin letters. */
export function pinyinOfName(name: string): string {
  return chinese.test(name)
    ? pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ').toLowerCase()
    : '';
}

/** Sort keys, ascending. */
const keys: Record<GameOrder, (game: Game) => number | string> = {
  popularity: ({ Properties }) => -popularityStep(Properties.popularity),
  newest: ({ Properties }) => Math.floor(Properties.ageDays),
  name: ({ SiteGameName }) => nameKey(SiteGameName, pinyinOfName(SiteGameName)),
  rtp: ({ Properties }) => -returnStep(Properties.rtp ?? 0),
};

function inOrder(games: readonly Game[], order: GameOrder): number[] {
  return games
    .map((game) => ({ id: game.GameGroupId, key: keys[order](game) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id))
    .map(({ id }) => id);
}

/** Maximum number of memoized selections. Editors use few; the bound limits abuse. */
const memoizedSelections = 200;

export function createGamesIndex(all: readonly Game[]): GamesIndex {
  const games = new Map(all.map((game) => [game.GameGroupId, game]));
  const tiles = new Map<number, GameTile>();
  const selections = new Map<string, readonly number[]>();
  const tile = (id: number) => {
    const known = tiles.get(id);
    if (known !== undefined) return known;
    const game = games.get(id);
    if (game === undefined) return undefined;
    const made = toGameTile(game);
    tiles.set(id, made);
    return made;
  };
  return {
    all,
    byId: (id) => games.get(id),
    tile,
    tiles: (ids) => ids.flatMap((id) => tile(id) ?? []),
    select(filter, sort) {
      const key = JSON.stringify([filter, sort]);
      const known = selections.get(key);
      if (known !== undefined) return known;
      const ids = inOrder(
        all.filter((game) => passes(game, filter)),
        sort,
      );
      if (selections.size < memoizedSelections) selections.set(key, ids);
      return ids;
    },
  };
}

function passes({ Properties }: Game, filter: GamesFilter): boolean {
  return (
    (filter.kind === undefined || Properties.kind === filter.kind) &&
    (filter.provider === undefined || Properties.provider === filter.provider) &&
    (filter.theme === undefined || Properties.theme === filter.theme) &&
    (filter.feature === undefined || Properties.features.includes(filter.feature)) &&
    (filter.isNew === undefined || Properties.isNew === filter.isNew) &&
    (filter.volatility === undefined || Properties.volatility === filter.volatility)
  );
}

/** One index for each list of the games service, released together with the list. */
const indexes = new WeakMap<object, GamesIndex>();

/** Returns the catalogue as the visit sees it; null if the games service fails and no list is cached. */
export async function gamesOf(
  cachedUpstream: CachedCalls,
  visit: Pick<Visit, 'productId' | 'culture' | 'coverTone'>,
): Promise<GamesIndex | null> {
  const list = await cachedUpstream.call(gamesList, {
    query: { productId: String(visit.productId), culture: visit.culture, tone: visit.coverTone },
  });
  if (!list.ok) return null;
  let index = indexes.get(list.value);
  if (index === undefined) {
    index = createGamesIndex(list.value.data);
    indexes.set(list.value, index);
  }
  return index;
}

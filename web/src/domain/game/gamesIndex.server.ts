import type { Game } from '@foyer/contract/games';
import { toGameTile } from './gameTile.ts';
import type { GameTile } from './gameTile.ts';

export type GamesSort = 'popularity' | 'newest' | 'name' | 'rtp';

export interface GamesFilter {
  kind?: string | undefined;
  provider?: string | undefined;
  theme?: string | undefined;
  feature?: string | undefined;
  isNew?: boolean | undefined;
  volatility?: string | undefined;
}

/** The catalogue of one product in one language, with what a page needs of it kept ready: a page costs the same at 100 and 10,000 games. */
export interface GamesIndex {
  readonly all: readonly Game[];
  byId(id: number): Game | undefined;
  tile(id: number): GameTile | undefined;
  /** Tiles of the ids that exist, in their order. */
  tiles(ids: readonly number[]): GameTile[];
  /** Ids that pass the filter, sorted. The same question is answered from memory. */
  select(filter: GamesFilter, sort: GamesSort): readonly number[];
}

const comparisons: Record<GamesSort, (a: Game, b: Game) => number> = {
  popularity: (a, b) => b.Properties.popularity - a.Properties.popularity,
  newest: (a, b) => a.Properties.ageDays - b.Properties.ageDays,
  name: (a, b) => a.SiteGameName.localeCompare(b.SiteGameName),
  rtp: (a, b) => b.Properties.rtp - a.Properties.rtp,
};

/** Different questions remembered; editors ask few, so this is a bound against abuse only. */
const rememberedSelections = 200;

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
      const question = JSON.stringify([filter, sort]);
      const known = selections.get(question);
      if (known !== undefined) return known;
      const ids = all.filter((game) => passes(game, filter)).toSorted(comparisons[sort]).map((game) => game.GameGroupId);
      if (selections.size < rememberedSelections) selections.set(question, ids);
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

import type { Game } from '@foyer/contract/games';
import { nameKey, popularityStep, returnStep } from './gameOrder.ts';
import type { GameOrder } from './gameOrder.ts';
import { toGameTile } from './gameTile.ts';
import type { GameTile } from './gameTile.ts';
import { pinyinOfName } from './pinyinOfName.server.ts';

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
  select(filter: GamesFilter, sort: GameOrder): readonly number[];
}

/** What games are compared by; less goes first. */
const keys: Record<GameOrder, (game: Game) => number | string> = {
  popularity: ({ Properties }) => -popularityStep(Properties.popularity),
  newest: ({ Properties }) => Math.floor(Properties.ageDays),
  name: ({ SiteGameName }) => nameKey(SiteGameName, pinyinOfName(SiteGameName)),
  rtp: ({ Properties }) => -returnStep(Properties.rtp),
};

function inOrder(games: readonly Game[], order: GameOrder): number[] {
  return games
    .map((game) => ({ id: game.GameGroupId, key: keys[order](game) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id))
    .map(({ id }) => id);
}

/** Different questions remembered; editors ask few, so this is a bound against abuse only. */
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
      const question = JSON.stringify([filter, sort]);
      const known = selections.get(question);
      if (known !== undefined) return known;
      const ids = inOrder(
        all.filter((game) => passes(game, filter)),
        sort,
      );
      if (selections.size < memoizedSelections) selections.set(question, ids);
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

import type { GameOrder } from '@foyer/contract/gameTraits';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import type { GameFacets } from '../../domain/game/gameFacets.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { TilePart } from '../../domain/game/tilePart.ts';
import type { TilesQuery } from '../../domain/game/tilesQuery.ts';

/** Games of a grid as its page knows them. */
export interface GridGames {
  /** First tiles, unfiltered. */
  tiles: readonly GameTile[];
  total: number;
  /** Query for all games of the grid. */
  query: TilesQuery;
}

/** State of a grid. */
export interface GridView {
  /** Number of matching games; null while it is unknown. */
  count: number | null;
  tiles: readonly GameTile[];
  part: TilePart;
  /** Spacing in CSS pixels above and below the drawn rows. */
  padding: { above: number; below: number };
  hasFailed: boolean;
  /** Filters of the player that exist in the product. */
  choice: GameChoice;
  /** Default order of the list; null for the editors' order. */
  ownOrder: GameOrder | null;
  /** Null until the list of all games has loaded. */
  facets: (() => GameFacets) | null;
  /** Counts the games that another choice would show. */
  countOf: ((choice: GameChoice) => number) | null;
}

/** Minimum number of games that offer filters. */
export const minGamesForFilters = 12;

/** Values of `sizes` for covers in a grid of two to seven columns, and in a reel. */
export const gridSizes = '(min-width:1024px) 240px, (min-width:768px) 178px, 46vw';
export const reelSizes = '(min-width:1440px) 240px, 172px';

import type { GameTile } from '../../domain/game/gameTile.ts';
import type { TilesQuery } from '../../domain/game/tilesQuery.ts';
import type { Device } from '../../services/market/visit.ts';

export type GamesVariant = 'reel' | 'ranked' | 'grid';

/** Row of games as part of a page: the first tiles, and the query for the others. */
export interface GamesBlock {
  heading: string;
  /** Identifies the row by its rule, so that somebody can hide it; null if it cannot be hidden. */
  row: string | null;
  /** Why the player sees this row; empty if editors give no reason for games that they picked. */
  reason: string;
  variant: GamesVariant;
  viewAllUrl: string | null;
  tiles: readonly GameTile[];
  /** Total number of games of the row. */
  total: number;
  /** Null if all tiles came with the page. */
  query: TilesQuery | null;
  /** Screen of games that a grid shows; above 1 only for readers without JavaScript. */
  screen: number;
  /** True if the row leads its page; its heading is the page's main heading. */
  isLeading: boolean;
  /** Index among the rows of the page, from 0. */
  place: number;
}

/** Returns how many tiles come with the page: a screen and a little more, whatever the size of the catalogue. */
export function firstTiles(variant: GamesVariant, device: Device): number {
  if (variant !== 'grid') return 12;
  return device === 'mobile' ? 30 : 60;
}

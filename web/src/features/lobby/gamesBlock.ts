import type { GameTile } from '../../domain/game/gameTile.ts';
import type { TilesQuestion } from '../../domain/game/tilesQuestion.ts';

export type GamesVariant = 'reel' | 'ranked' | 'grid';

/** A row of games as a page carries it: what the first look needs, and how to ask for the rest. */
export interface GamesBlock {
  heading: string;
  /** Why the player sees this row; empty when the editors give none. */
  reason: string;
  variant: GamesVariant;
  viewAllUrl: string | null;
  tiles: readonly GameTile[];
  /** Games of the row in all. */
  total: number;
  /** Null when all tiles came with the page. */
  question: TilesQuestion | null;
  /** Which screen of its games a grid shows; 1 but for who reads without the page's code. */
  screen: number;
  /** True where the row leads its page: its heading is the page's own. */
  isLeading: boolean;
  /** Place among the rows of the page, from 0. */
  place: number;
}

/** Tiles that come with the page: what a screen shows and a little more, whatever the size of the catalogue. */
export function firstTiles(variant: GamesVariant, device: 'desktop' | 'mobile'): number {
  if (variant !== 'grid') return 12;
  return device === 'mobile' ? 30 : 60;
}

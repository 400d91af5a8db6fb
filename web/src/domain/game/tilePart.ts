import type { GameTile } from './gameTile.ts';

/** Rendered part of a long list (LB-12). */
export interface TilePart {
  /** Index of the first rendered tile, from 0. */
  first: number;
  /** Number of tiles in the whole list, for screen readers. */
  count: number;
  /** Number of placeholders after the known tiles, whose facts are loading. */
  waiting: number;
  /** Games that scroll too fast for a cover to be seen; their names replace the covers until the list slows down. */
  passing: ReadonlySet<number>;
  /** Focused tile whose row is out of sight; it stays rendered at its position, so that the focus is not lost. */
  apart: TileApart | null;
}

export interface TileApart {
  tile: GameTile;
  /** From 0. */
  place: number;
  /** CSS pixels from the top left corner of the list. */
  top: number;
  left: number;
  width: number;
}

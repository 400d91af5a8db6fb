import type { GameTile } from './gameTile.ts';

/** The part of a long list that is drawn (LB-12). */
export interface TilePart {
  /** Place of the first tile that is drawn, from 0. */
  first: number;
  /** Tiles of the whole list, which a screen reader is told. */
  count: number;
  /** Tiles after those that are known, whose facts are on their way. */
  waiting: number;
  /** Games that go by too fast for a cover to be seen: their names stand in until the list slows down. */
  passing: ReadonlySet<number>;
  /** A tile that has the focus while its row is out of sight: it stays, in its place, so that the focus is not lost. */
  apart: TileApart | null;
}

export interface TileApart {
  tile: GameTile;
  /** From 0. */
  place: number;
  /** CSS pixels from the top left of the list. */
  top: number;
  left: number;
  width: number;
}

import type { GameChoice } from '../../domain/game/gameChoice.ts';
import type { GameFacets } from '../../domain/game/gameFacets.ts';
import type { GameOrder } from '../../domain/game/gameOrder.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { TilePart } from '../../domain/game/tilePart.ts';
import type { TilesQuestion } from '../../domain/game/tilesQuestion.ts';

/** The games of a grid as its page knows them. */
export interface GridGames {
  /** The first of them, before the player chose among them. */
  tiles: readonly GameTile[];
  total: number;
  /** How all of them are meant. */
  question: TilesQuestion;
}

/** What a grid shows now. */
export interface GridView {
  /** Games that fit the choice; null until it is known. */
  count: number | null;
  tiles: readonly GameTile[];
  part: TilePart;
  /** Free height in CSS pixels above and below what is drawn. */
  padding: { above: number; below: number };
  hasFailed: boolean;
  /** What the player chose and games of the product have. */
  choice: GameChoice;
  /** The list's own order; null where it is the editors' own. */
  ownOrder: GameOrder | null;
  /** Null until the list of all games is there. */
  facets: (() => GameFacets) | null;
  /** How many games another choice would show. */
  countOf: ((choice: GameChoice) => number) | null;
}

/** Fewer games are looked through faster than chosen among. */
export const fewestToChooseAmong = 12;

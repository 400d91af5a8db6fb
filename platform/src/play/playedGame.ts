import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import type { EngineKind, GameEngine } from './gameEngine.ts';

/** A game of the catalogue with what plays it. */
export interface PlayedGame {
  readonly game: CatalogueGame;
  readonly engine: GameEngine;
  readonly modelId: string;
}

/** Undefined where the catalogue has no such game, or its engine has no model of the name. */
export function playedGame(
  catalogue: Pick<Catalogue, 'byId'>,
  engines: Readonly<Record<EngineKind, GameEngine>>,
  gameGroupId: number,
): PlayedGame | undefined {
  const game = catalogue.byId(gameGroupId);
  const engine = game && engines[game.engine];
  return game && engine?.models.some(({ id }) => id === game.modelId)
    ? { game, engine, modelId: game.modelId }
    : undefined;
}

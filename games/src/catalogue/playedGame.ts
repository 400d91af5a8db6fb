import type { EngineKind, GameEngine } from '../engines/gameEngine.ts';
import type { Catalogue, CatalogueGame } from './catalogue.ts';

/** A catalogue game with its engine and model. The engine of a live table has the table's stakes. */
export interface PlayedGame {
  readonly game: CatalogueGame;
  readonly engine: GameEngine;
  readonly modelId: string;
}

/** Returns undefined if the catalogue lacks the game, or its engine lacks the model. */
export function playedGame(
  catalogue: Pick<Catalogue, 'byId'>,
  engines: Readonly<Record<EngineKind, GameEngine>>,
  gameGroupId: number,
): PlayedGame | undefined {
  const game = catalogue.byId(gameGroupId);
  const engine = game && engines[game.engine];
  if (!game || !engine?.models.some(({ id }) => id === game.modelId)) return undefined;
  const atTable = game.liveTable === null ? undefined : engine.withStakes?.(game.liveTable.stakes);
  return { game, engine: atTable ?? engine, modelId: game.modelId };
}

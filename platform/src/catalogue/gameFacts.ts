import type { EngineKind } from '../play/gameEngine.ts';
import type { GameKind, Volatility } from './catalogue.ts';
import type { EngineModels } from './engineModels.ts';
import { hashText } from './seededRandom.ts';

export interface GameFacts {
  readonly modelId: string;
  readonly rtp: number;
  readonly volatility: Volatility;
  readonly features: readonly string[];
}

/** A whole number from 0 to `below` - 1 that belongs to this id and question for ever. */
export const shareOf = (question: string, gameGroupId: number, below: number): number => hashText(`${question}:${gameGroupId}`) % below;

/** Return, volatility and features: those of the model that plays the game, and what its kind adds. */
export function factsOf(gameGroupId: number, kind: GameKind, engine: EngineKind, models: EngineModels): GameFacts {
  const model = models[engine][shareOf('model', gameGroupId, models[engine].length)];
  if (!model) throw new Error(`the engine ${engine} needs a model`);
  const { id, rtp, volatility, features } = model;
  // A table of the live lobby is dealt by the server, without a dealer on video; its feature promises no more.
  return { modelId: id, rtp, volatility, features: kind === 'live' ? [...features, 'server-dealt'] : features };
}

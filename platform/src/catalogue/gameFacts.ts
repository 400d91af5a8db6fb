import type { EngineKind } from '../play/gameEngine.ts';
import type { GameKind, Volatility } from './catalogue.ts';
import type { EngineModels } from './engineModels.ts';
import { promisedFeature } from './namedMechanic.ts';
import { hashText } from './seededRandom.ts';

export interface GameFacts {
  readonly modelId: string;
  readonly rtp: number;
  readonly volatility: Volatility;
  readonly features: readonly string[];
}

export interface PlayedGame {
  readonly gameGroupId: number;
  readonly kind: GameKind;
  readonly engine: EngineKind;
  /** In English. */
  readonly name: string;
}

/** A whole number from 0 to `below` - 1 that belongs to this id and question for ever. */
export const shareOf = (question: string, gameGroupId: number, below: number): number =>
  hashText(`${question}:${gameGroupId}`) % below;

/** Return, volatility and features: those of the model that plays the game, and what its kind adds. */
export function factsOf({ gameGroupId, kind, engine, name }: PlayedGame, models: EngineModels): GameFacts {
  const promised = engine === 'slot' ? promisedFeature(name) : undefined;
  const keeping = models[engine].filter((one) => promised !== undefined && one.features.includes(promised));
  const fitting = keeping.length > 0 ? keeping : models[engine];
  const model = fitting[shareOf('model', gameGroupId, fitting.length)];
  if (!model) throw new Error(`the engine ${engine} needs a model`);
  const { id, rtp, volatility, features } = model;
  // A table of the live lobby is dealt by the server, without a dealer on video; its feature promises no more.
  return { modelId: id, rtp, volatility, features: kind === 'live' ? [...features, 'server-dealt'] : features };
}

import { engines } from '../engines/engines.ts';
import type { EngineKind, EngineModel } from '../engines/gameEngine.ts';
import { hashText } from '../engines/seededRandom.ts';
import type { GameKind, Volatility } from './gameKind.ts';

/** Models of each engine, with their published figures. */
export type EngineModels = Readonly<Record<EngineKind, readonly EngineModel[]>>;

/** Models of the engines in use. */
export const engineModels = Object.fromEntries(
  Object.entries(engines).map(([kind, { models }]) => [kind, models]),
) as EngineModels;

/** Words in a slot's name that promise a mechanic, and the model feature that delivers it. The first match applies. */
const promises: readonly (readonly [word: RegExp, feature: string])[] = [
  [/\bWays\b/, 'ways-243'],
  [/\bHold\b/, 'hold-respins'],
  [/\b(?:Cascade|Avalanche)\b/, 'tumbling'],
  [/\bBar\b|\bSevens\b|^Triple\b/, 'three-reels'],
];

/** Returns the feature that a slot's English name promises, or undefined. */
const promisedFeature = (name: string): string | undefined => promises.find(([word]) => word.test(name))?.[1];

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
  /** English name. */
  readonly name: string;
}

/** Returns a whole number from 0 to `below` - 1 that is permanent for this id and question. */
export const shareOf = (question: string, gameGroupId: number, below: number): number =>
  hashText(`${question}:${gameGroupId}`) % below;

/** Returns RTP, volatility and features: those of the game's model, and those of its kind. */
export function factsOf({ gameGroupId, kind, engine, name }: PlayedGame, models: EngineModels): GameFacts {
  const promised = engine === 'slot' ? promisedFeature(name) : undefined;
  const promisedModels = models[engine].filter((one) => promised !== undefined && one.features.includes(promised));
  const candidates = promisedModels.length > 0 ? promisedModels : models[engine];
  const model = candidates[shareOf('model', gameGroupId, candidates.length)];
  if (!model) throw new Error(`the engine ${engine} needs a model`);
  const { id, rtp, volatility, features } = model;
  // Live tables are dealt by the server without a video dealer, so the feature promises only that.
  return { modelId: id, rtp, volatility, features: kind === 'live' ? [...features, 'server-dealt'] : features };
}

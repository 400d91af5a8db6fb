import { engines } from '../engines/engines.ts';
import type { EngineKind, EngineModel } from '../engines/gameEngine.ts';

/** Models of each engine, with their published figures. */
export type EngineModels = Readonly<Record<EngineKind, readonly EngineModel[]>>;

/** Models of the engines in use. */
export const engineModels = Object.fromEntries(
  Object.entries(engines).map(([kind, { models }]) => [kind, models]),
) as EngineModels;

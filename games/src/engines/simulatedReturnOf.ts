import type { EngineKind } from './gameEngine.ts';
import returns from './simulatedReturns.json' with { type: 'json' };

/** Return of simulated rounds of a model, as its information sheet states it. Per cent of the stakes. */
export interface PublishedSimulation {
  readonly rounds: number;
  readonly mean: number;
  /** Half width of the 99.9 % interval around the mean, in percentage points, rounded up. */
  readonly halfWidth: number;
}

/** The shorter simulation with the same seed that `npm test` repeats. */
export interface RepeatedSimulation {
  readonly seed: number;
  readonly rounds: number;
  readonly mean: number;
}

interface StoredSimulation extends PublishedSimulation {
  readonly seed: number;
  readonly repeated: { readonly rounds: number; readonly mean: number };
}

const stored: ReadonlyMap<string, StoredSimulation> = new Map(Object.entries(returns));

const find = (kind: EngineKind, modelId: string) => stored.get(`${kind}-${modelId}`);

/** Undefined for a model that was never simulated. `npm run returns` writes the figures. */
export function simulatedReturnOf(kind: EngineKind, modelId: string): PublishedSimulation | undefined {
  const found = find(kind, modelId);
  return found && { rounds: found.rounds, mean: found.mean, halfWidth: found.halfWidth };
}

export function repeatedSimulationOf(kind: EngineKind, modelId: string): RepeatedSimulation | undefined {
  const found = find(kind, modelId);
  return found && { seed: found.seed, ...found.repeated };
}

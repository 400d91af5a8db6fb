import type { EngineKind } from './gameEngine.ts';
import returns from './simulatedReturns.json' with { type: 'json' };

/** Return of simulated rounds of a model, as its information sheet states it. Per cent of the stakes. */
export interface PublishedSimulation {
  readonly rounds: number;
  readonly mean: number;
  /** Half width of the 99.9 % interval around the mean, in percentage points, rounded up. */
  readonly halfWidth: number;
}

const published: ReadonlyMap<string, PublishedSimulation> = new Map(Object.entries(returns));

/** Undefined for a model that was never simulated. `npm run returns` writes the figures, and `npm test` repeats them. */
export function simulatedReturnOf(kind: EngineKind, modelId: string): PublishedSimulation | undefined {
  return published.get(`${kind}-${modelId}`);
}

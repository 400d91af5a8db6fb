import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { EngineKind } from './gameEngine.ts';
import type { SimulatedReturn } from './returnTally.ts';
import { simulatedReturnOf, type PublishedSimulation } from './simulatedReturnOf.ts';

const writeTo = process.env['SIMULATED_RETURNS'];

/**
 * Compares a simulation with the published one: the seed is fixed, so they are equal. With `SIMULATED_RETURNS`, the path
 * of a folder, writes the figures there instead (`npm run returns`).
 */
export function confirmSimulation(
  kind: EngineKind,
  modelId: string,
  { rounds, mean, halfWidth }: SimulatedReturn,
): void {
  const seen: PublishedSimulation = {
    rounds,
    mean: Math.round(mean * 1000) / 1000,
    halfWidth: Math.ceil(halfWidth * 1000) / 1000,
  };
  if (writeTo === undefined) {
    expect(simulatedReturnOf(kind, modelId), 'run `npm run returns`').toEqual(seen);
    return;
  }
  mkdirSync(writeTo, { recursive: true });
  writeFileSync(join(writeTo, `${kind}-${modelId}.json`), JSON.stringify(seen));
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';
import { expect } from 'vitest';
import type { EngineKind } from './gameEngine.ts';
import { sentenceOf, type SimulatedReturn } from './returnTally.ts';
import { repeatedSimulationOf } from './simulatedReturnOf.ts';

const million = 1_000_000;

/** Models of which ten million rounds leave a wider interval than one percentage point. */
const more: Readonly<Record<string, number>> = {
  'plinko-high': 20 * million,
  'scratchCard-comet': 220 * million,
  'scratchCard-garden': 20 * million,
  'scratchCard-lantern': 80 * million,
  'slot-falls': 30 * million,
  'slot-gorge': 20 * million,
  'slot-harvest': 20 * million,
  'slot-lantern': 20 * million,
  'slot-quarry': 40 * million,
  'slot-summit': 20 * million,
  'videoPoker-bonus-poker': 20 * million,
};

/**
 * Returns the number of rounds of a model's published simulation: its 99.9 % interval is at most one percentage point
 * wide.
 */
function publishedRounds(kind: EngineKind, modelId: string): number {
  return ownValue(more, `${kind}-${modelId}`) ?? 10 * million;
}

const writeTo = process.env['SIMULATED_RETURNS'];

interface Simulated {
  readonly kind: EngineKind;
  readonly modelId: string;
  readonly seed: number;
  /** Computed RTP in per cent. */
  readonly exact: number;
  /** Number of rounds that `npm test` plays. */
  readonly rounds: number;
}

const rounded = ({ rounds, mean, halfWidth }: SimulatedReturn) => ({
  rounds,
  mean: Math.round(mean * 1000) / 1000,
  halfWidth: Math.ceil(halfWidth * 1000) / 1000,
});

/**
 * Plays `rounds` rounds, which must confirm the computed return and be the recorded ones: the seed is fixed, so the
 * figures are equal. With `SIMULATED_RETURNS`, the path of a folder, also plays the rounds of the published figure and
 * writes both there (`npm run returns`).
 */
export function confirmSimulation(
  { kind, modelId, seed, exact, rounds }: Simulated,
  simulate: (rounds: number) => SimulatedReturn,
): SimulatedReturn {
  const confirmed = (count: number): SimulatedReturn => {
    const seen = simulate(count);
    console.info(`seed ${seed}, ${sentenceOf(modelId, exact, seen)}`);
    expect(seen.rounds).toBe(count);
    expect(Math.abs(seen.mean - exact)).toBeLessThan(seen.halfWidth);
    return seen;
  };
  const seen = confirmed(rounds);
  const { halfWidth: _, ...repeated } = rounded(seen);
  if (writeTo === undefined) {
    expect(repeatedSimulationOf(kind, modelId), 'run `npm run returns`').toEqual({ seed, ...repeated });
    return seen;
  }
  const long = publishedRounds(kind, modelId);
  const published = rounded(long === rounds ? seen : confirmed(long));
  mkdirSync(writeTo, { recursive: true });
  writeFileSync(join(writeTo, `${kind}-${modelId}.json`), JSON.stringify({ ...published, seed, repeated }));
  return seen;
}

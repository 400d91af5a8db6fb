import { ownValue } from '@foyer/contract/ownValue';
import type { EngineKind } from './gameEngine.ts';

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
export function publishedRounds(kind: EngineKind, modelId: string): number {
  return ownValue(more, `${kind}-${modelId}`) ?? 10 * million;
}

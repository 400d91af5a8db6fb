import { meanFreeSpins } from '../freeSpins.ts';
import { unitsPerStake } from '../slotMachine.ts';
import { meanWaysPay } from './waysEvaluator.ts';
import type { WaysModel } from './waysModel.ts';

/** Returns the exact RTP in per cent: the mean payout of a spin, and of the free spins that follow. */
export function returnOfWays(model: Pick<WaysModel, 'strips' | 'pays' | 'freeSpins'>): number {
  const spins = 1 + model.freeSpins.multiplier * meanFreeSpins(model.freeSpins, model.strips, 3);
  return (100 * meanWaysPay(model) * spins) / unitsPerStake;
}

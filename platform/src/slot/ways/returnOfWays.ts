import { meanFreeSpins } from '../freeSpins.ts';
import { unitsPerStake } from '../slotMachine.ts';
import { meanWaysPay } from './judgeWays.ts';
import type { WaysModel } from './waysModel.ts';

/** Exact return to player in per cent: what a spin pays on average, and the free spins that follow it on average. */
export function returnOfWays(model: Pick<WaysModel, 'strips' | 'pays' | 'freeSpins'>): number {
  const spins = 1 + model.freeSpins.multiplier * meanFreeSpins(model.freeSpins, model.strips, 3);
  return (100 * meanWaysPay(model) * spins) / unitsPerStake;
}

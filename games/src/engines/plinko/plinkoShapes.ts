import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { rowCounts } from './plinkoModel.ts';

/** Stakes of a ball in minor units. Multiples of ten, so that tenths are whole numbers. */
export const plinkoStakes: readonly number[] = [10, 20, 50, 100, 200, 500, 1000];

/** Messages between the board and the engine. */

export const plinkoBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)), rows: v.picklist(rowCounts) });
export type PlinkoBet = v.InferOutput<typeof plinkoBet>;

export const plinkoShown = v.object({
  rows: v.picklist(rowCounts),
  /** One bounce per row: 0 left, 1 right. */
  path: v.array(v.picklist([0, 1])),
  /** Slot of the ball from the left edge: the number of bounces to the right. */
  slot: v.number(),
  /** Payout of this slot in tenths of the stake. */
  tenths: v.number(),
});
export type PlinkoShown = v.InferOutput<typeof plinkoShown>;

const slots = v.array(v.number());
export const plinkoSetup = v.object({
  stakes: v.array(minorUnits),
  /** Payouts of all slots in tenths of the stake, left to right. */
  boards: v.object({ 12: slots, 16: slots }),
});
export type PlinkoSetup = v.InferOutput<typeof plinkoSetup>;

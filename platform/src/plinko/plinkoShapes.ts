import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { rowCounts } from './plinkoModel.ts';

/** What the board in its frame and the engine say to each other. */

export const plinkoBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)), rows: v.picklist(rowCounts) });
export type PlinkoBet = v.InferOutput<typeof plinkoBet>;

export const plinkoShown = v.object({
  rows: v.picklist(rowCounts),
  /** One bounce per row: 0 to the left, 1 to the right. */
  path: v.array(v.picklist([0, 1])),
  /** Where the ball lies, counted from the left edge: how often it went right. */
  slot: v.number(),
  /** Tenths of the stake that this slot pays. */
  tenths: v.number(),
});
export type PlinkoShown = v.InferOutput<typeof plinkoShown>;

const slots = v.array(v.number());
export const plinkoSetup = v.object({
  stakes: v.array(minorUnits),
  /** Tenths of the stake for every slot, left to right. */
  boards: v.object({ 12: slots, 16: slots }),
});
export type PlinkoSetup = v.InferOutput<typeof plinkoSetup>;

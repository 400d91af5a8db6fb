import { reversed } from '@foyer/contract/reversed';
import type { EngineModel } from '../gameEngine.ts';

/** Numbers of rows that the player can choose. A ball bounces once per row. */
export const rowCounts = [12, 16] as const;
export type RowCount = (typeof rowCounts)[number];

export interface PlinkoModel extends EngineModel {
  /** Payouts in tenths of the stake, from the left edge to the middle; the right half mirrors them. */
  readonly tenths: Readonly<Record<RowCount, readonly number[]>>;
}

/** Returns the payouts of all slots in tenths of the stake, left to right; one slot more than rows. */
export function slotTenths({ tenths }: Pick<PlinkoModel, 'tenths'>, rows: RowCount): number[] {
  const half = tenths[rows];
  return [...half, ...reversed(half.slice(0, -1))];
}

/** Returns the number of paths to the slot, out of 2 to the power of `rows` equally likely paths. */
export function waysTo(slot: number, rows: number): number {
  let ways = 1;
  for (let bounce = 1; bounce <= slot; bounce++) ways = (ways * (rows - bounce + 1)) / bounce;
  return ways;
}

/** Returns the exact RTP in per cent. */
export function returnOf(model: Pick<PlinkoModel, 'tenths'>, rows: RowCount): number {
  const tenths = slotTenths(model, rows).reduce((sum, pays, slot) => sum + pays * waysTo(slot, rows), 0);
  return (10 * tenths) / 2 ** rows;
}

/** Returns the odds (one in n) of this slot or its mirror image, with one decimal for small n. */
export function oneIn(slot: number, rows: number): number {
  const sides = slot * 2 === rows ? 1 : 2;
  const balls = 2 ** rows / (sides * waysTo(slot, rows));
  return balls < 100 ? Math.round(10 * balls) / 10 : Math.round(balls);
}

import type { EngineModel } from '../play/gameEngine.ts';

/** How many rows of pegs a board may have; the player chooses. A ball bounces once in each. */
export const rowCounts = [12, 16] as const;
export type RowCount = (typeof rowCounts)[number];

export interface PlinkoModel extends EngineModel {
  /** Tenths of the stake that the slots pay, from the left edge to the middle; the right half mirrors them. */
  readonly tenths: Readonly<Record<RowCount, readonly number[]>>;
}

/** Tenths of the stake for every slot, left to right: one more than there are rows. */
export function slotTenths({ tenths }: Pick<PlinkoModel, 'tenths'>, rows: RowCount): number[] {
  const half = tenths[rows];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** In how many of 2 to the power of `rows` equally likely ways a ball falls into the slot: each bounce is left or right. */
export function waysTo(slot: number, rows: number): number {
  let ways = 1;
  for (let bounce = 1; bounce <= slot; bounce++) ways = (ways * (rows - bounce + 1)) / bounce;
  return ways;
}

/** Return to player in per cent, exact. */
export function returnOf(model: Pick<PlinkoModel, 'tenths'>, rows: RowCount): number {
  const tenths = slotTenths(model, rows).reduce((sum, pays, slot) => sum + pays * waysTo(slot, rows), 0);
  return (10 * tenths) / 2 ** rows;
}

/** One ball in how many falls into this slot or its mirror image; to one decimal while that says something. */
export function oneIn(slot: number, rows: number): number {
  const sides = slot * 2 === rows ? 1 : 2;
  const balls = 2 ** rows / (sides * waysTo(slot, rows));
  return balls < 100 ? Math.round(10 * balls) / 10 : Math.round(balls);
}

import type { FreeSpins } from '../freeSpins.ts';
import type { PaySymbol, SlotFacts } from '../slotModel.ts';

/** Five reels of three rows, twenty lines, free spins. */
export interface LinesModel extends SlotFacts {
  readonly mechanic: 'lines';
  /**
   * One text per reel, a letter per stop, read from top to bottom and round again.
   * No wild on the first reel, so a line's first symbol always names what it pays; scatters at least three stops apart,
   * so a reel never shows two.
   */
  readonly strips: readonly [string, string, string, string, string];
  /** Multiples of the line stake for 3, 4 and 5 in a row. */
  readonly pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>;
  readonly freeSpins: FreeSpins;
}

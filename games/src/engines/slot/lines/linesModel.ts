import type { FreeSpins } from '../freeSpins.ts';
import type { PaySymbol, SlotFacts } from '../slotModel.ts';

/** Five reels of three rows, twenty lines, free spins. */
export interface LinesModel extends SlotFacts {
  readonly mechanic: 'lines';
  /**
   * One text per reel, a letter per stop, read downwards and cyclically. The first reel has no wild, so that a line's
   * first symbol determines its payout. Scatters are at least three stops apart, so that a reel never shows two.
   */
  readonly strips: readonly [string, string, string, string, string];
  /** Payouts for 3, 4 and 5 in a row, in line stakes. */
  readonly pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>;
  readonly freeSpins: FreeSpins;
}

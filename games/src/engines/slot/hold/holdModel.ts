import type { LinePays } from '../linesEvaluator.ts';
import type { SlotFacts } from '../slotModel.ts';

/**
 * Five reels of three rows and twenty lines, with coins. Enough visible coins are held and start respins of the empty
 * places. Every new coin is held too and resets the number of respins to three.
 */
export interface HoldModel extends SlotFacts {
  readonly mechanic: 'hold';
  /** As for lines, with coins (`$`) and without scatters. */
  readonly strips: readonly [string, string, string, string, string];
  /** Payout of one line for 3, 4 and 5 in a row, in units. */
  readonly pays: LinePays;
  readonly coins: {
    /** Number of visible coins that starts the respins. */
    readonly needed: number;
    /** An empty place shows a coin once in this many respins. */
    readonly oneIn: number;
    /** Coin values in units; each entry is equally likely. */
    readonly worth: readonly number[];
    /** Bonus units in addition to the coins if all fifteen places are full. */
    readonly full: number;
  };
}

/** Number of respins at the start and after every new coin. */
export const respinsGiven = 3;

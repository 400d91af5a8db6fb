import type { LinePays } from '../judgeLines.ts';
import type { SlotFacts } from '../slotModel.ts';

/**
 * Five reels of three rows and twenty lines, with coins. Enough coins in sight are held and start respins, in which only
 * the empty places turn; every new coin is held too and gives three respins anew.
 */
export interface HoldModel extends SlotFacts {
  readonly mechanic: 'hold';
  /** As on the lines' reels, with coins (`$`) and without scatters. */
  readonly strips: readonly [string, string, string, string, string];
  /** Units of one line for 3, 4 and 5 in a row. */
  readonly pays: LinePays;
  readonly coins: {
    /** So many coins in sight start the respins. */
    readonly needed: number;
    /** An empty place turns up a coin once in so many respins. */
    readonly oneIn: number;
    /** What a coin is worth in units, each entry equally likely. */
    readonly worth: readonly number[];
    /** Units on top of the coins when all fifteen places are full. */
    readonly full: number;
  };
}

/** Respins that begin with, and are given again by, every new coin. */
export const respinsGiven = 3;

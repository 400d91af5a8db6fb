import type { FreeSpins } from '../freeSpins.ts';
import type { PaySymbol, SlotFacts } from '../slotModel.ts';

/** Five reels of three rows without lines: a symbol pays in every way from the left, up to 243. */
export interface WaysModel extends SlotFacts {
  readonly mechanic: 'ways';
  /** As for lines: no wild on the first reel, scatters at least three stops apart. */
  readonly strips: readonly [string, string, string, string, string];
  /** Units (twentieths of the stake) of one way for 3, 4 and 5 in a row. */
  readonly pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>;
  readonly freeSpins: FreeSpins;
}

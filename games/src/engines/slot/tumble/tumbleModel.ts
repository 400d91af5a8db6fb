import type { PaySymbol, SlotFacts } from '../slotModel.ts';

/**
 * Five columns of five. A symbol pays anywhere if it is visible often enough. Paying symbols are replaced, and the
 * multiplier rises with each paying tumble. Every place is drawn independently with the same weights.
 */
export interface TumbleModel extends SlotFacts {
  readonly mechanic: 'tumble';
  readonly symbols: readonly TumbleSymbol[];
  /** Minimum counts of a symbol for the three steps of `pays`. */
  readonly counts: readonly [number, number, number];
  /** Multipliers of successive tumbles; the last one applies to all further ones. */
  readonly multipliers: readonly number[];
}

export interface TumbleSymbol {
  readonly symbol: PaySymbol;
  /** Relative frequency, as a share of the sum of all weights. */
  readonly weight: number;
  /** Units (twentieths of the stake) for each step of `counts`. */
  readonly pays: readonly [number, number, number];
}

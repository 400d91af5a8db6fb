import type { PaySymbol, SlotFacts } from '../slotModel.ts';

/**
 * Five columns of five. A symbol pays when it is in sight often enough, wherever; what paid falls out, new symbols fall
 * in, and as long as something pays the multiplier rises. Every place is drawn by itself, from the same weights.
 */
export interface TumbleModel extends SlotFacts {
  readonly mechanic: 'tumble';
  readonly symbols: readonly TumbleSymbol[];
  /** How often a symbol must be in sight to pay: least counts of the three steps of `pays`. */
  readonly counts: readonly [number, number, number];
  /** Multiplier of the first fall, the second and so on; the last holds for all that follow. */
  readonly multipliers: readonly number[];
}

export interface TumbleSymbol {
  readonly symbol: PaySymbol;
  /** Share of all places, in whole parts of the sum of all weights. */
  readonly weight: number;
  /** Units (twentieths of the stake) for each step of `counts`. */
  readonly pays: readonly [number, number, number];
}

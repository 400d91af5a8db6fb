import type { volatilities } from '@foyer/contract/games';

/**
 * The mathematics of a slot: everything that decides an outcome, and nothing about its looks.
 * Symbols are single letters: `W` wild, `S` scatter, `A` (best) to `H` (least) pay from left to right.
 */
export const paySymbols = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PaySymbol = (typeof paySymbols)[number];

export const reelCount = 5;
export const rowCount = 3;

export interface SlotModel {
  readonly id: string;
  /** Published return to player in per cent, two decimals. Equal to `returnOf(model)`, which a test proves. */
  readonly rtp: number;
  readonly volatility: (typeof volatilities)[number];
  /**
   * One text per reel, a letter per stop, read from top to bottom and round again.
   * No wild on the first reel, so a line's first symbol always names what it pays; scatters at least three stops apart,
   * so a reel never shows two.
   */
  readonly strips: readonly [string, string, string, string, string];
  /** Multiples of the line stake for 3, 4 and 5 in a row. */
  readonly pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>;
  readonly freeSpins: {
    /** Free spins for 3, 4 and 5 scatters anywhere; the same again during free spins. */
    readonly awards: readonly [number, number, number];
    /** Line wins during free spins count this many times. */
    readonly multiplier: number;
    /** No round has more free spins than this. */
    readonly most: number;
  };
}

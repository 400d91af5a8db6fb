import type { SlotFacts } from '../slotModel.ts';

/**
 * Symbols of the classic reels, best first. `B`, `C` and `D` are a family that also pays mixed; `E` also pays for one
 * or two from the left.
 */
export const classicSymbols = ['A', 'B', 'C', 'D', 'E'] as const;
export type ClassicSymbol = (typeof classicSymbols)[number];

/** Three reels of three rows, five lines, blank stops between the symbols, and wilds that double. */
export interface ClassicModel extends SlotFacts {
  readonly mechanic: 'classic';
  readonly strips: readonly [string, string, string];
  /** Payout for three of a symbol in line stakes. Each wild substitutes and doubles. */
  readonly pays: Readonly<Record<ClassicSymbol, number>>;
  /** Payouts in line stakes for three wilds, for a mixed family, and for one or two `E` from the left. */
  readonly wilds: number;
  readonly mixed: number;
  readonly early: readonly [one: number, two: number];
}

/** Rows and both diagonals: the row on each of the three reels. */
export const classicLines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

import { colourOf } from '../rouletteWheel.ts';

/** Pairs of equal chances and the zero, counted in the numbers of a visit. */
export interface NumberCounts {
  readonly spins: number;
  readonly zero: number;
  readonly red: number;
  readonly black: number;
  readonly odd: number;
  readonly even: number;
  readonly low: number;
  readonly high: number;
}

/** Counts what has come. The counts describe the past: every spin is independent of those before. */
export function countNumbers(pockets: readonly number[]): NumberCounts {
  const count = (matches: (pocket: number) => boolean): number => pockets.filter(matches).length;
  return {
    spins: pockets.length,
    zero: count((pocket) => pocket === 0),
    red: count((pocket) => colourOf(pocket) === 'red'),
    black: count((pocket) => colourOf(pocket) === 'black'),
    odd: count((pocket) => pocket % 2 === 1),
    even: count((pocket) => pocket !== 0 && pocket % 2 === 0),
    low: count((pocket) => pocket >= 1 && pocket <= 18),
    high: count((pocket) => pocket >= 19),
  };
}

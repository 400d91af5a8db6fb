import type { Evaluator } from '../freeSpinMachine.ts';
import type { Position } from '../slotMachine.ts';
import { paySymbols } from '../slotModel.ts';
import { codesOf, letterOf, wild } from '../symbolCodes.ts';
import type { WaysModel } from './waysModel.ts';

const rows = 3;
const reelCount = 5;

/**
 * Creates the evaluator of 243 ways: a symbol on at least three reels from the left pays once per combination of its
 * positions.
 */
export function createWaysEvaluator(pays: WaysModel['pays']): Evaluator {
  const table = paySymbols.map((symbol) => Uint16Array.from([0, 0, 0, ...pays[symbol]]));
  return (cells, wins) => {
    let units = 0;
    let evaluated = 0;
    for (let row = 0; row < rows; row++) {
      const symbol = cells[row] as number;
      if (symbol >= wild || (evaluated & (1 << symbol)) !== 0) continue;
      evaluated |= 1 << symbol;
      let ways = 1;
      let reel = 0;
      for (; reel < reelCount; reel++) {
        const found = countOnReel(cells, reel, symbol);
        if (found === 0) break;
        ways *= found;
      }
      const paid = reel < 3 ? 0 : ways * ((table[symbol] as Uint16Array)[reel] as number);
      if (paid === 0) continue;
      units += paid;
      wins?.push({
        symbol: letterOf(symbol),
        count: reel,
        line: null,
        ways,
        units: paid,
        positions: positionsOf(cells, reel, symbol),
      });
    }
    return units;
  };
}

/** Counts the symbol and wilds on a reel. */
export function countOnReel(cells: Uint8Array, reel: number, symbol: number): number {
  let found = 0;
  for (let cell = reel * rows; cell < (reel + 1) * rows; cell++)
    if (cells[cell] === symbol || cells[cell] === wild) found++;
  return found;
}

function positionsOf(cells: Uint8Array, reels: number, symbol: number): Position[] {
  const positions: Position[] = [];
  for (let cell = 0; cell < reels * rows; cell++)
    if (cells[cell] === symbol || cells[cell] === wild) positions.push([Math.floor(cell / rows), cell % rows]);
  return positions;
}

/**
 * Returns the mean units of one spin. Reels are independent, so the mean of a run of exactly `count` reels is the
 * product of the mean counts of its reels, times the probability that the next reel shows none. Sums over symbols need
 * no independence.
 */
export function meanWaysPay({ strips, pays }: Pick<WaysModel, 'strips' | 'pays'>): number {
  let mean = 0;
  for (const symbol of paySymbols) {
    const code = codesOf(symbol)[0] ?? 0;
    const reels = strips.map((strip) => countsOfStrip(codesOf(strip), code));
    for (const count of [3, 4, 5] as const) {
      const ways = reels.slice(0, count).reduce((product, { meanCount }) => product * meanCount, 1);
      mean += pays[symbol][(count - 3) as 0 | 1 | 2] * ways * (reels[count]?.none ?? 1);
    }
  }
  return mean;
}

function countsOfStrip(strip: Uint8Array, symbol: number): { meanCount: number; none: number } {
  let counts = 0;
  let none = 0;
  for (let stop = 0; stop < strip.length; stop++) {
    const found = countOnReel(
      Uint8Array.from([0, 1, 2], (row) => strip[(stop + row) % strip.length] as number),
      0,
      symbol,
    );
    counts += found;
    if (found === 0) none++;
  }
  return { meanCount: counts / strip.length, none: none / strip.length };
}

import type { Judge } from '../freeSpinMachine.ts';
import type { Position } from '../slotMachine.ts';
import { paySymbols } from '../slotModel.ts';
import { codesOf, letterOf, wild } from '../symbolCodes.ts';
import type { WaysModel } from './waysModel.ts';

const rows = 3;
const reelCount = 5;

/** The judge of 243 ways: a symbol that is on three reels or more from the left pays once for each way it can be read. */
export function judgeWays(pays: WaysModel['pays']): Judge {
  const table = paySymbols.map((symbol) => Uint16Array.from([0, 0, 0, ...pays[symbol]]));
  return (cells, wins) => {
    let units = 0;
    let judged = 0;
    for (let row = 0; row < rows; row++) {
      const symbol = cells[row] as number;
      if (symbol >= wild || (judged & (1 << symbol)) !== 0) continue;
      judged |= 1 << symbol;
      let ways = 1;
      let reel = 0;
      for (; reel < reelCount; reel++) {
        const found = sightsOn(cells, reel, symbol);
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

/** How often a reel shows the symbol or a wild. */
export function sightsOn(cells: Uint8Array, reel: number, symbol: number): number {
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
 * Mean units of one spin. Reels turn independently, so a run of exactly `count` reels has the product of the mean sights
 * of its reels, times the chance that the next reel shows nothing; and sums over symbols need no independence.
 */
export function meanWaysPay({ strips, pays }: Pick<WaysModel, 'strips' | 'pays'>): number {
  let mean = 0;
  for (const symbol of paySymbols) {
    const code = codesOf(symbol)[0] ?? 0;
    const reels = strips.map((strip) => sightsOfStrip(codesOf(strip), code));
    for (const count of [3, 4, 5] as const) {
      const ways = reels.slice(0, count).reduce((product, { meanSights }) => product * meanSights, 1);
      mean += pays[symbol][(count - 3) as 0 | 1 | 2] * ways * (reels[count]?.none ?? 1);
    }
  }
  return mean;
}

function sightsOfStrip(strip: Uint8Array, symbol: number): { meanSights: number; none: number } {
  let sights = 0;
  let none = 0;
  for (let stop = 0; stop < strip.length; stop++) {
    const found = sightsOn(
      Uint8Array.from([0, 1, 2], (row) => strip[(stop + row) % strip.length] as number),
      0,
      symbol,
    );
    sights += found;
    if (found === 0) none++;
  }
  return { meanSights: sights / strip.length, none: none / strip.length };
}

import { paylines } from './paylines.ts';
import { reelCount, rowCount, type PaySymbol, type SlotModel } from './slotModel.ts';

export interface LineWin {
  /** Index into `paylines`. */
  readonly line: number;
  readonly symbol: PaySymbol;
  /** How many in a row from the left, 3 to 5. */
  readonly count: number;
  /** Multiples of the line stake, without a free-spin multiplier. */
  readonly pay: number;
}

/** What the window shows: five reels of three letters, top to bottom. */
export type Grid = readonly string[];

export interface SpinEvaluation {
  readonly wins: readonly LineWin[];
  readonly scatters: number;
}

export function gridAt(model: SlotModel, stops: readonly number[]): Grid {
  return model.strips.map((strip, reel) => {
    let column = '';
    for (let row = 0; row < rowCount; row++) column += strip[((stops[reel] ?? 0) + row) % strip.length];
    return column;
  });
}

const awardOf = (counts: readonly [number, number, number], count: number): number => (count < 3 ? 0 : (counts[Math.min(count, 5) - 3] ?? 0));

/** Length of the run of the first symbol from the left, wilds included. A scatter starts no run. */
export function runOf(first: string | undefined, at: (reel: number) => string | undefined): number {
  if (first === undefined || first === 'S' || first === 'W') return 0;
  let count = 1;
  while (count < reelCount) {
    const symbol = at(count);
    if (symbol !== first && symbol !== 'W') break;
    count++;
  }
  return count;
}

/** Pay of `count` of `symbol` in a row, in multiples of the line stake. */
export const payOf = (model: SlotModel, symbol: PaySymbol, count: number): number => awardOf(model.pays[symbol], count);

export const freeSpinsFor = (model: SlotModel, scatters: number): number => awardOf(model.freeSpins.awards, scatters);

/** Every winning line and the scatters in sight. The one judge of a spin: rounds, published return and simulation all use it. */
export function evaluateSpin(model: SlotModel, grid: Grid): SpinEvaluation {
  const wins: LineWin[] = [];
  for (let line = 0; line < paylines.length; line++) {
    const rows = paylines[line] ?? [];
    const first = grid[0]?.[rows[0] ?? 0];
    const count = runOf(first, (reel) => grid[reel]?.[rows[reel] ?? 0]);
    if (count < 3) continue;
    const symbol = first as PaySymbol;
    wins.push({ line, symbol, count, pay: payOf(model, symbol, count) });
  }
  let scatters = 0;
  for (const column of grid) for (const symbol of column) if (symbol === 'S') scatters++;
  return { wins, scatters };
}

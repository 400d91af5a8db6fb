import { paylines } from './paylines.ts';
import type { SeenWin } from './slotMachine.ts';
import { paySymbols, type PaySymbol } from './slotModel.ts';
import { codesOf, letterOf, wild } from './symbolCodes.ts';

const rows = 3;
const reelCount = 5;
/** Cells of every line, five per line. */
const lineCells = Uint8Array.from(paylines.flatMap((line) => line.map((row, reel) => reel * rows + row)));

export type LinePays = Readonly<Record<PaySymbol, readonly [number, number, number]>>;

/** Returns payouts by symbol and count, six entries per symbol. */
function payTable(pays: LinePays): Uint16Array {
  const table = new Uint16Array(paySymbols.length * 6);
  for (const symbol of paySymbols) table.set(pays[symbol], (codesOf(symbol)[0] ?? 0) * 6 + 3);
  return table;
}

/** Returns the length of the leading run on a line, including wilds; 0 if the first symbol does not pay. */
function runOf(cells: Uint8Array, line: number): number {
  const first = cells[lineCells[line * reelCount] as number] as number;
  if (first >= wild) return 0;
  let count = 1;
  while (count < reelCount) {
    const symbol = cells[lineCells[line * reelCount + count] as number] as number;
    if (symbol !== first && symbol !== wild) break;
    count++;
  }
  return count;
}

/**
 * Creates the evaluator of twenty lines: a line stake is one unit, and each line pays its longest run from the left.
 */
export function createLinesEvaluator(pays: LinePays): (cells: Uint8Array, wins?: SeenWin[]) => number {
  const table = payTable(pays);
  return (cells, wins) => {
    let units = 0;
    for (let line = 0; line < paylines.length; line++) {
      const count = runOf(cells, line);
      if (count < 3) continue;
      const first = cells[lineCells[line * reelCount] as number] as number;
      const paid = table[first * 6 + count] as number;
      units += paid;
      const positions =
        wins && (paylines[line] ?? []).slice(0, count).map((row, reel): [number, number] => [reel, row]);
      if (positions) wins.push({ symbol: letterOf(first), count, line: line + 1, ways: 1, units: paid, positions });
    }
    return units;
  };
}

/**
 * Returns the mean payout of one line in units. Every stop is equally likely, so each line sees the symbols of a reel
 * in proportion to the strip, and all lines have the same mean. One pass over all combinations of five symbols is
 * therefore enough. The evaluator itself pays a window whose middle row is the combination.
 */
export function meanLinePay(strips: readonly string[], pays: LinePays): number {
  const table = payTable(pays);
  const reels = strips.map((strip) => {
    const shares = new Map<number, number>();
    for (const code of codesOf(strip)) shares.set(code, (shares.get(code) ?? 0) + 1 / strip.length);
    return [...shares];
  });
  const cells = new Uint8Array(rows * reelCount);
  const walk = (reel: number, chance: number): number => {
    const choices = reels[reel];
    if (choices === undefined) {
      const count = runOf(cells, 0);
      return count < 3 ? 0 : chance * (table[(cells[lineCells[0] as number] as number) * 6 + count] as number);
    }
    let sum = 0;
    for (const [code, share] of choices) {
      cells[lineCells[reel] as number] = code;
      sum += walk(reel + 1, chance * share);
    }
    return sum;
  };
  return walk(0, 1);
}

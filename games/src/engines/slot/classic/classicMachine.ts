import { unitsPerStake, type SeenWin, type SlotMachine } from '../slotMachine.ts';
import { readyReels, spinReels } from '../spinReels.ts';
import { blank, codesOf, gridOf, letterOf, wild } from '../symbolCodes.ts';
import { classicLines, classicSymbols, type ClassicModel } from './classicModel.ts';

const rows = 3;
const unitsPerLine = unitsPerStake / classicLines.length;
const early = 4;

/** Returns the payout of three symbols from left to right, in line stakes. */
export function payOfThree({
  pays,
  wilds,
  mixed,
  early: [one, two],
}: Pick<ClassicModel, 'pays' | 'wilds' | 'mixed' | 'early'>): (a: number, b: number, c: number) => number {
  const alike = Uint16Array.from(classicSymbols, (symbol) => pays[symbol]);
  const isFamily = (symbol: number): boolean => symbol >= 1 && symbol <= 3;
  return (a, b, c) => {
    if (a !== blank && b !== blank && c !== blank) {
      const doubled = (a === wild ? 2 : 1) * (b === wild ? 2 : 1) * (c === wild ? 2 : 1);
      if (doubled === 8) return wilds;
      const first = a !== wild ? a : b !== wild ? b : c;
      const rest = (b === wild || b === first) && (c === wild || c === first);
      if (rest) return (alike[first] as number) * doubled;
      if ((a === wild || isFamily(a)) && (b === wild || isFamily(b)) && (c === wild || isFamily(c)))
        return mixed * doubled;
    }
    if (a !== early) return 0;
    return b === early ? two : one;
  };
}

/** Creates a machine for rounds of one spin. */
export function classicMachine(model: ClassicModel): SlotMachine {
  const reels = readyReels(model.strips.map(codesOf), rows);
  const pay = payOfThree(model);
  const cells = new Uint8Array(rows * 3);
  const lines = Uint8Array.from(classicLines.flatMap((line) => line.map((row, reel) => reel * rows + row)));

  function evaluate(wins?: SeenWin[]): number {
    let units = 0;
    for (let line = 0; line < classicLines.length; line++) {
      const a = cells[lines[line * 3] as number] as number;
      const b = cells[lines[line * 3 + 1] as number] as number;
      const c = cells[lines[line * 3 + 2] as number] as number;
      const paid = pay(a, b, c) * unitsPerLine;
      if (paid === 0) continue;
      units += paid;
      wins?.push(seenWin(line, paid, [a, b, c]));
    }
    return units;
  }

  return {
    play(draw, seen) {
      spinReels(reels, draw, cells);
      const wins: SeenWin[] | undefined = seen && [];
      const units = evaluate(wins);
      seen?.push({
        kind: 'spin',
        grid: gridOf(cells, rows),
        wins: wins ?? [],
        multiplier: 1,
        freeSpinsWon: 0,
        coins: [],
        respinsLeft: 0,
        units,
      });
      return units;
    },
  };
}

/** The paying symbols are all three, or the leading `E` symbols. */
function seenWin(line: number, units: number, symbols: readonly [number, number, number]): SeenWin {
  const [a, b] = symbols;
  const isThree =
    symbols.every((symbol) => symbol !== blank) &&
    (a !== early || symbols.every((symbol) => symbol === early || symbol === wild));
  const count = isThree ? 3 : b === early ? 2 : 1;
  const named = symbols.find((symbol) => symbol !== wild) ?? wild;
  const positions = (classicLines[line] ?? []).slice(0, count).map((row, reel): [number, number] => [reel, row]);
  return { symbol: letterOf(named), count, line: line + 1, ways: 1, units, positions };
}

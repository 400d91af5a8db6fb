import { expect, test } from 'vitest';
import { createLinesEvaluator, meanLinePay } from './linesEvaluator.ts';
import { paylines } from './paylines.ts';
import type { SeenWin } from './slotMachine.ts';
import { codesOf } from './symbolCodes.ts';

const none = [0, 0, 0] as const;
const pays = { A: [5, 20, 100], B: [2, 7, 31], C: none, D: none, E: none, F: none, G: none, H: none } as const;
const judge = createLinesEvaluator(pays);
/** Five reels of three symbols. */
const window = (...reels: string[]): Uint8Array => codesOf(reels.join(''));
const winsOf = (cells: Uint8Array): SeenWin[] => {
  const wins: SeenWin[] = [];
  expect(judge(cells)).toBe(judge(cells, wins));
  return wins;
};

test('a line pays its longest run from the left, with wilds as substitutes', () => {
  const wins = winsOf(window('CAD', 'EWF', 'GAH', 'EBF', 'CGD'));
  expect(wins).toEqual([
    {
      symbol: 'A',
      count: 3,
      line: 1,
      ways: 1,
      units: 5,
      positions: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    },
  ]);
  expect(
    winsOf(window('CAD', 'EAF', 'GAH', 'EAF', 'CAD')).map(({ line, count, units }) => [line, count, units]),
  ).toEqual([[1, 5, 100]]);
});

test('runs that start after the first reel, pairs and scatters pay nothing', () => {
  for (const cells of [
    window('CBC', 'CAC', 'CAC', 'CAC', 'CAC'),
    window('CAC', 'CAC', 'CBC', 'CAC', 'CAC'),
    window('CSC', 'CSC', 'CSC', 'CSC', 'CSC'),
  ])
    expect(judge(cells)).toBe(0);
});

test('every payline is evaluated at its own positions', () => {
  for (const [at, line] of paylines.entries()) {
    const cells = new Uint8Array(15).fill(2);
    line.forEach((row, reel) => (cells[reel * 3 + row] = 0));
    expect(winsOf(cells)).toContainEqual({
      symbol: 'A',
      count: 5,
      line: at + 1,
      ways: 1,
      units: 100,
      positions: line.map((row, reel) => [reel, row]),
    });
  }
});

test('the exact mean of a line matches an enumeration of all stops', () => {
  const strips = ['ABASBA', 'WBASB', 'ABSBAW', 'BASBA', 'ABWSAB'];
  let total = 0;
  const walk = (reels: string[]): void => {
    const strip = strips[reels.length];
    if (strip === undefined) total += judge(window(...reels));
    else for (let stop = 0; stop < strip.length; stop++) walk([...reels, (strip + strip).slice(stop, stop + 3)]);
  };
  walk([]);
  const windows = strips.reduce((product, { length }) => product * length, 1);
  expect(meanLinePay(strips, pays)).toBeCloseTo(total / windows / paylines.length, 10);
});

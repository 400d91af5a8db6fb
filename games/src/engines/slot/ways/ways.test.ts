import { expect, test } from 'vitest';
import type { SeenWin } from '../slotMachine.ts';
import { codesOf } from '../symbolCodes.ts';
import { createWaysEvaluator, meanWaysPay } from './waysEvaluator.ts';
import { waysModels } from './waysModels.ts';

const none = [0, 0, 0] as const;
const pays = { A: [5, 20, 100], B: [2, 7, 31], C: none, D: none, E: none, F: none, G: none, H: none } as const;
const judge = createWaysEvaluator(pays);
const winsOf = (...reels: string[]): SeenWin[] => {
  const wins: SeenWin[] = [];
  const cells = codesOf(reels.join(''));
  expect(judge(cells)).toBe(judge(cells, wins));
  return wins;
};

test('a symbol pays once for each way from the left', () => {
  expect(winsOf('AAC', 'AWC', 'CAC', 'CCD', 'AAA')).toEqual([
    {
      symbol: 'A',
      count: 3,
      line: null,
      ways: 4,
      units: 20,
      positions: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
    },
  ]);
  expect(winsOf('AAA', 'AAA', 'AAA', 'AAA', 'AAA').map(({ ways, units }) => [ways, units])).toEqual([[243, 24_300]]);
});

test('several symbols pay together, each for its longest run', () => {
  expect(winsOf('ABC', 'WCD', 'ABD', 'BCD', 'CDE').map(({ symbol, count, ways }) => [symbol, count, ways])).toEqual([
    ['A', 3, 1],
    ['B', 4, 1],
  ]);
});

test('two reels or a gap pay nothing', () => {
  expect(winsOf('AAA', 'AAA', 'BCD', 'AAA', 'AAA')).toEqual([]);
  expect(winsOf('BCD', 'AAA', 'AAA', 'AAA', 'AAA').filter(({ symbol }) => symbol === 'A')).toEqual([]);
});

test('the exact mean matches an enumeration of all stops', () => {
  const strips = ['ABASBA', 'WBASB', 'ABSBAW', 'BASBA', 'ABWSAB'] as const;
  let total = 0;
  const walk = (reels: string[]): void => {
    const strip = strips[reels.length];
    if (strip === undefined) total += judge(codesOf(reels.join('')));
    else for (let stop = 0; stop < strip.length; stop++) walk([...reels, (strip + strip).slice(stop, stop + 3)]);
  };
  walk([]);
  const windows = strips.reduce((product, { length }) => product * length, 1);
  expect(meanWaysPay({ strips, pays })).toBeCloseTo(total / windows, 8);
});

test.each(waysModels)('$id has no wild on its outer reels, and no reel shows two scatters', ({ strips }) => {
  expect(strips[0] + strips[4]).not.toContain('W');
  for (const strip of strips) {
    expect(strip).toMatch(/^[WSA-H]+$/);
    expect(strip + strip.slice(0, 2)).not.toMatch(/S.?S/);
  }
});

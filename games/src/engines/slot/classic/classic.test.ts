import { expect, test } from 'vitest';
import type { SeenStep } from '../slotMachine.ts';
import { codesOf } from '../symbolCodes.ts';
import { classicMachine, payOfThree } from './classicMachine.ts';
import type { ClassicModel } from './classicModel.ts';
import { classicModels } from './classicModels.ts';
import { returnOfClassic } from './returnOfClassic.ts';

const model: ClassicModel = {
  id: 'small',
  mechanic: 'classic',
  rtp: 0,
  volatility: 'low',
  strips: ['A-BWE', 'WA-BCE', 'EDAW-'],
  pays: { A: 60, B: 25, C: 15, D: 10, E: 8 },
  wilds: 500,
  mixed: 3,
  early: [1, 4],
};
const pay = (three: string): number => payOfThree(model)(...(Array.from(codesOf(three)) as [number, number, number]));

test.each([
  ['AAA', 60],
  ['AWA', 120],
  ['WWA', 240],
  ['WWW', 500],
  ['BCD', 3],
  ['BWD', 6],
  ['BBB', 25],
  ['BBC', 3],
  ['BBA', 0],
  ['E--', 1],
  ['EE-', 4],
  ['EEE', 8],
  ['EEA', 4],
  ['EWA', 1],
  ['EWE', 16],
  ['WEE', 16],
  ['-EE', 0],
  ['WE-', 0],
  ['A-A', 0],
  ['---', 0],
])('%s pays %i line stakes', (three, stakes) => {
  expect(pay(three)).toBe(stakes);
});

/** Plays with the given stops. */
function play(stops: number[]): { units: number; step: SeenStep | undefined } {
  const seen: SeenStep[] = [];
  const units = classicMachine(model).play(() => stops.shift() ?? 0, seen);
  return { units, step: seen[0] };
}

test('evaluates five lines at four units each and marks the winning positions', () => {
  const { units, step } = play([0, 0, 0]);
  expect(step?.grid).toEqual(['A-B', 'WA-', 'EDA']);
  expect(step?.wins).toEqual([
    {
      symbol: 'A',
      count: 3,
      line: 4,
      ways: 1,
      units: 240,
      positions: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
  ]);
  expect(units).toBe(240);
  const early = play([4, 5, 4]).step;
  expect(early?.grid).toEqual(['EA-', 'EWA', '-ED']);
  expect(early?.wins.map(({ symbol, count, line, units: paid }) => [symbol, count, line, paid])).toEqual([
    ['E', 2, 2, 16],
    ['E', 1, 4, 4],
  ]);
});

test('the exact return matches the average over all stops', () => {
  let sum = 0;
  for (let a = 0; a < 5; a++) for (let b = 0; b < 6; b++) for (let c = 0; c < 5; c++) sum += play([a, b, c]).units / 20;
  expect(returnOfClassic(model)).toBeCloseTo((100 * sum) / 150, 9);
});

test.each(classicModels)('$id uses only its symbols and blanks', ({ strips }) => {
  for (const strip of strips) expect(strip).toMatch(/^[ABCDEW-]+$/);
});

import { describe, expect, test } from 'vitest';
import { seededDraw } from '../seededDraw.ts';
import { freeSpinsFor, meanFreeSpins, countProbabilities } from './freeSpins.ts';
import { linesModels } from './lines/linesModels.ts';
import { linesMachine } from './machineOf.ts';
import type { SeenStep } from './slotMachine.ts';
import { scatter } from './symbolCodes.ts';

/** Small enough to enumerate every stop of every reel: 6 × 5 × 6 × 5 × 6 windows. */
const strips = ['ABASBA', 'WBASB', 'ABSBAW', 'BASBA', 'ABWSAB'];
const freeSpins = { awards: [1, 2, 3], multiplier: 2, max: 4 } as const;

describe('the exact mean of free spins', () => {
  test('counts scatters as in an enumeration of all windows', () => {
    const seen = [0, 0, 0, 0, 0, 0];
    const walk = (reel: number, sum: number): void => {
      const strip = strips[reel];
      if (strip === undefined) {
        seen[sum] = (seen[sum] ?? 0) + 1;
        return;
      }
      for (let stop = 0; stop < strip.length; stop++)
        walk(reel + 1, sum + [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === 'S').length);
    };
    walk(0, 0);
    const windows = strips.reduce((product, { length }) => product * length, 1);
    const chances = countProbabilities(strips, 3, scatter);
    seen.forEach((count, scatters) => expect(chances[scatters] ?? 0).toBeCloseTo(count / windows, 12));
  });

  test('follows retriggers up to the limit of a round', () => {
    const chances = countProbabilities(strips, 3, scatter);
    const follow = (left: number, given: number): number =>
      left === 0
        ? 0
        : chances.reduce((sum, chance, scatters) => {
            const more = Math.min(freeSpinsFor(freeSpins, scatters), freeSpins.max - given);
            return sum + chance * (1 + follow(left - 1 + more, given + more));
          }, 0);
    const expected = chances.reduce(
      (sum, chance, scatters) =>
        sum + chance * follow(freeSpinsFor(freeSpins, scatters), freeSpinsFor(freeSpins, scatters)),
      0,
    );
    expect(meanFreeSpins(freeSpins, strips, 3)).toBeCloseTo(expected, 12);
  });
});

test.each(linesModels)('$id never exceeds its free-spin limit and applies its multiplier', (model) => {
  // With scatters on every reel at every spin, such a round would never end without the limit.
  const seen: SeenStep[] = [];
  const units = linesMachine({ ...model, strips: ['SAA', 'SAA', 'SAA', 'SAA', 'SAA'] }).play(seededDraw(7), seen);
  expect(seen).toHaveLength(model.freeSpins.max + 1);
  expect(seen.map(({ kind }) => kind)).toEqual([
    'spin',
    ...Array.from({ length: model.freeSpins.max }, () => 'freeSpin'),
  ]);
  expect(seen.reduce((sum, step) => sum + step.units, 0)).toBe(units);
  for (const { kind, wins, multiplier } of seen) {
    expect(multiplier).toBe(kind === 'spin' ? 1 : model.freeSpins.multiplier);
    for (const { symbol, count, units: paid } of wins)
      expect([symbol, paid]).toEqual(['A', model.pays.A[(count - 3) as 0 | 1 | 2] * multiplier]);
  }
});

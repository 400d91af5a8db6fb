import { describe, expect, test } from 'vitest';
import { seededDraw } from '../seededDraw.ts';
import { createLinesEvaluator, type LinePays } from './linesEvaluator.ts';
import { machineOf } from './machineOf.ts';
import { maxSpinUnits, maxWindowUnits } from './maxSpinUnits.ts';
import type { SeenStep } from './slotMachine.ts';
import { slotModels } from './slotModels.ts';
import { codesOf, coin } from './symbolCodes.ts';
import { createWaysEvaluator } from './ways/waysEvaluator.ts';

/** Evaluates every window of short strips. */
function highestOfAll(strips: readonly string[], evaluate: (cells: Uint8Array) => number): number {
  const cells = new Uint8Array(strips.length * 3);
  const walk = (reel: number): number => {
    const strip = strips[reel];
    if (strip === undefined) return evaluate(cells);
    const cyclic = codesOf(strip + strip.slice(0, 2));
    return Math.max(
      ...Array.from(strip, (_, stop) => {
        cells.set(cyclic.subarray(stop, stop + 3), reel * 3);
        return walk(reel + 1);
      }),
    );
  };
  return walk(0);
}

const linePays: LinePays = {
  A: [50, 150, 500],
  B: [40, 120, 300],
  C: [28, 75, 200],
  D: [22, 60, 150],
  E: [16, 40, 120],
  F: [15, 40, 100],
  G: [12, 30, 80],
  H: [10, 30, 75],
};
const short = ['ABCADH', 'AWBCDH', 'ABDWHC', 'HCABWD', 'DAWBHC'];

describe('the highest payout of a spin', () => {
  test('equals the best of all windows with lines', () => {
    const evaluate = createLinesEvaluator(linePays);
    expect(maxWindowUnits(short, evaluate)).toBe(highestOfAll(short, evaluate));
  });

  test('equals the best of all windows with ways', () => {
    const evaluate = createWaysEvaluator(linePays);
    expect(maxWindowUnits(short, evaluate)).toBe(highestOfAll(short, evaluate));
  });

  test('counts a coin bonus only for windows with enough coins', () => {
    const strips = ['AB$', 'ABC', 'A$C', 'ABC', '$BC'];
    const evaluate = createLinesEvaluator(linePays);
    const bonus = { units: 1000, coinsNeeded: 3 };
    const withBonus = (cells: Uint8Array) =>
      evaluate(cells) + (cells.filter((cell) => cell === coin).length >= bonus.coinsNeeded ? bonus.units : 0);
    expect(maxWindowUnits(strips, evaluate, bonus)).toBe(highestOfAll(strips, withBonus));
    expect(maxWindowUnits(strips, evaluate, { ...bonus, coinsNeeded: 4 })).toBe(highestOfAll(strips, evaluate));
  });

  test.each(slotModels.map((model) => [model.id, model] as const))(
    'is never exceeded by the first spin of a round of %s',
    (_id, model) => {
      const highest = maxSpinUnits(model);
      const machine = machineOf(model);
      const draw = seededDraw(7);
      let seenHighest = 0;
      for (let round = 0; round < 3000; round++) {
        const seen: SeenStep[] = [];
        machine.play(draw, seen);
        const paid = seen.filter(({ kind }) => kind === 'spin' || kind === 'respin');
        seenHighest = Math.max(
          seenHighest,
          paid.reduce((sum, { units }) => sum + units, 0),
        );
      }
      expect(seenHighest).toBeGreaterThan(0);
      expect(seenHighest).toBeLessThanOrEqual(highest);
    },
  );
});

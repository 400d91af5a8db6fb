import { describe, expect, test } from 'vitest';
import { paylines } from './paylines.ts';
import { playRound } from './playRound.ts';
import { meanFreeSpins, meanLinePay, returnOf, scatterChances } from './returnOf.ts';
import { seededDraw, sentenceOf, simulate, type SimulatedReturn } from './simulate.ts';
import type { SlotModel } from './slotModel.ts';
import { slotModels } from './slotModels.ts';
import { evaluateSpin, freeSpinsFor, gridAt } from './evaluateSpin.ts';

/** Small enough to go through every stop of every reel: 6 × 5 × 6 × 5 × 6 windows. */
const small: SlotModel = {
  id: 'small',
  rtp: 0,
  volatility: 'low',
  strips: ['ABASBA', 'WBASB', 'ABSBAW', 'BASBA', 'ABWSAB'],
  pays: { A: [5, 20, 100], B: [2, 7, 31], C: [0, 0, 0], D: [0, 0, 0], E: [0, 0, 0], F: [0, 0, 0], G: [0, 0, 0], H: [0, 0, 0] },
  freeSpins: { awards: [1, 2, 3], multiplier: 2, most: 4 },
};

function everyWindow(model: SlotModel): number[][] {
  return model.strips.reduce<number[][]>(
    (found, strip) => found.flatMap((stops) => Array.from(strip, (_, stop) => [...stops, stop])),
    [[]],
  );
}

describe('the exact return', () => {
  const windows = everyWindow(small).map((stops) => evaluateSpin(small, gridAt(small, stops)));

  test('agrees with going through every stop of every reel', () => {
    const total = windows.reduce((sum, { wins }) => sum + wins.reduce((pays, { pay }) => pays + pay, 0), 0);
    expect(meanLinePay(small)).toBeCloseTo(total / windows.length / paylines.length, 10);
  });

  test('counts scatters as every window shows them', () => {
    const seen = [0, 0, 0, 0, 0, 0];
    for (const { scatters } of windows) seen[scatters] = (seen[scatters] ?? 0) + 1;
    const chances = scatterChances(small);
    seen.forEach((count, scatters) => expect(chances[scatters] ?? 0).toBeCloseTo(count / windows.length, 12));
  });

  test('follows free spins to the limit of a round, tree by tree', () => {
    const chances = scatterChances(small);
    const follow = (left: number, given: number): number => {
      if (left === 0) return 0;
      return chances.reduce((sum, chance, scatters) => {
        const more = Math.min(freeSpinsFor(small, scatters), small.freeSpins.most - given);
        return sum + chance * (1 + follow(left - 1 + more, given + more));
      }, 0);
    };
    const expected = chances.reduce((sum, chance, scatters) => {
      const first = freeSpinsFor(small, scatters);
      return sum + chance * follow(first, first);
    }, 0);
    expect(meanFreeSpins(small)).toBeCloseTo(expected, 12);
  });
});

/** Two million rounds in all. The seed is fixed, so that the test says the same every time; `simulate.ts` runs others. */
const seed = 20_260_117;
const simulations = new Map<string, SimulatedReturn>();
function simulated(model: SlotModel): SimulatedReturn {
  const seen = simulations.get(model.id) ?? simulate(model, 500_000, seededDraw(seed));
  simulations.set(model.id, seen);
  return seen;
}

describe.each(slotModels)('$id', (model) => {
  test('publishes the return that follows from its strips and pays', () => {
    expect(model.rtp).toBe(Math.round(returnOf(model) * 100) / 100);
    expect(model.rtp).toBeGreaterThanOrEqual(94);
    expect(model.rtp).toBeLessThanOrEqual(97);
  });

  test('keeps to the promises of a model', () => {
    expect(model.strips[0]).not.toContain('W');
    for (const strip of model.strips) {
      expect(strip).toMatch(/^[WSA-H]+$/);
      expect(`${strip}${strip.slice(0, 2)}`).not.toMatch(/S.?S/);
    }
    for (const [three, four, five] of Object.values(model.pays)) {
      expect([three, four, five]).toEqual([three, four, five].toSorted((a, b) => a - b));
      expect(three).toBeGreaterThan(0);
    }
  });

  test('returns in half a million rounds what it publishes', { timeout: 60_000 }, () => {
    const seen = simulated(model);
    console.info(`seed ${seed}, ${sentenceOf(model, seen)}`);
    expect(Math.abs(seen.mean - model.rtp)).toBeLessThan(seen.halfWidth);
  });

  test('never gives more free spins than its limit', () => {
    const draw = seededDraw(7);
    // Scatters on every reel at every spin: without the limit such a round would never end.
    const generous: SlotModel = { ...model, strips: ['SAB', 'SAB', 'SAB', 'SAB', 'SAB'] };
    expect(playRound(generous, 20, draw).spins).toHaveLength(model.freeSpins.most + 1);
  });
});

test('volatility rises from the low model to the high one', { timeout: 60_000 }, () => {
  const [low = 0, one = 0, two = 0, high = 0] = slotModels.map((model) => simulated(model).deviation);
  expect(low).toBeLessThan(Math.min(one, two));
  expect(high).toBeGreaterThan(Math.max(one, two));
});

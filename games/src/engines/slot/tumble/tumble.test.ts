import { expect, test } from 'vitest';
import { seededDraw } from '../../seededDraw.ts';
import { simulateSlot } from '../simulateSlot.ts';
import type { SeenStep } from '../slotMachine.ts';
import { returnOfTumble } from './returnOfTumble.ts';
import { tumbleMachine } from './tumbleMachine.ts';
import type { TumbleModel } from './tumbleModel.ts';
import { tumbleModels } from './tumbleModels.ts';
import { binomials, vectorOrder } from './vectorOrder.ts';

const [brook] = tumbleModels;
if (!brook) throw new Error('no model');

test('winning symbols are removed, the others fall in order, and the multiplier rises', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const seen: SeenStep[] = [];
    const units = tumbleMachine(brook).play(seededDraw(seed), seen);
    expect(units).toBe(seen.reduce((sum, step) => sum + step.units, 0));
    expect(seen.at(-1)?.units).toBe(0);
    for (const [at, step] of seen.entries()) {
      expect(step.kind).toBe(at === 0 ? 'spin' : 'tumble');
      expect(step.multiplier).toBe(brook.multipliers[Math.min(at, brook.multipliers.length - 1)]);
      for (const { symbol, count, units: paid, positions } of step.wins) {
        expect([...step.grid.join('')].filter((letter) => letter === symbol)).toHaveLength(count);
        expect(positions.map(([reel, row]) => step.grid[reel]?.[row])).toEqual(
          Array.from({ length: count }, () => symbol),
        );
        const pays = brook.symbols.find((one) => one.symbol === symbol)?.pays;
        expect(paid).toBe((pays?.[count >= 12 ? 2 : count >= 10 ? 1 : 0] ?? 0) * step.multiplier);
      }
      const next = seen[at + 1];
      const gone = new Set(step.wins.map(({ symbol }) => symbol));
      step.grid.forEach((column, reel) => {
        const stayed = [...column].filter((letter) => !gone.has(letter)).join('');
        if (next) expect(next.grid[reel]?.endsWith(stayed)).toBe(true);
      });
    }
  }
});

test('every symbol that is visible often enough pays', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const seen: SeenStep[] = [];
    tumbleMachine(brook).play(seededDraw(seed), seen);
    for (const { grid, wins } of seen) {
      for (const { symbol } of brook.symbols) {
        const inSight = [...grid.join('')].filter((letter) => letter === symbol).length;
        expect(wins.some((win) => win.symbol === symbol)).toBe(inSight >= 8);
      }
    }
  }
});

test('vectorOrder gives every vector a place, without gaps', () => {
  const order = vectorOrder(3, 4);
  const places: number[] = [];
  for (let a = 0; a <= 4; a++)
    for (let b = 0; a + b <= 4; b++)
      for (let c = 0; a + b + c <= 4; c++) places.push(order.placeOf(Uint8Array.of(a, b, c)));
  expect(places).toEqual(Array.from({ length: order.size }, (_, place) => place));
});

test('filling empty places gives the multinomial distribution', () => {
  const order = vectorOrder(3, 4);
  let chances = new Float64Array(order.size);
  chances[0] = 1;
  // Shares of one half, one third and one sixth, starting with the last kind.
  for (const share of [1 / 6, 1 / 3 / (5 / 6), 1]) chances = order.fillLast(chances, share);
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  let sum = 0;
  order.walkFull(([a = 0, b = 0, c = 0], place) => {
    const expected =
      (factorial(4) / (factorial(a) * factorial(b) * factorial(c))) * (1 / 2) ** a * (1 / 3) ** b * (1 / 6) ** c;
    expect(chances[place]).toBeCloseTo(expected, 12);
    sum += chances[place] ?? 0;
  });
  expect(sum).toBeCloseTo(1, 12);
  expect([...(binomials(3, 0.25)[3] ?? [])]).toEqual([0.421875, 0.421875, 0.140625, 0.015625]);
});

test('the exact return of two symbols matches a hundred thousand simulated rounds', () => {
  const two: TumbleModel = {
    ...brook,
    symbols: [
      { symbol: 'A', weight: 1, pays: [4, 6, 9] },
      { symbol: 'B', weight: 2, pays: [1, 2, 3] },
    ],
    counts: [14, 17, 19],
    multipliers: [1, 3],
  };
  const seen = simulateSlot(tumbleMachine(two), 100_000, 5);
  expect(Math.abs(seen.mean - returnOfTumble(two))).toBeLessThan(seen.halfWidth);
});

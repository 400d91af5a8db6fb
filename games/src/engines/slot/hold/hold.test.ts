import { expect, test } from 'vitest';
import { seededDraw } from '../../seededDraw.ts';
import type { SeenStep } from '../slotMachine.ts';
import { holdMachine } from './holdMachine.ts';
import type { HoldModel } from './holdModel.ts';
import { holdModels } from './holdModels.ts';
import { returnOfHold } from './returnOfHold.ts';

const none = [0, 0, 0] as const;
const pays = { A: [5, 20, 100], B: none, C: none, D: none, E: none, F: none, G: none, H: none } as const;
const model: HoldModel = {
  id: 'small',
  mechanic: 'hold',
  rtp: 0,
  volatility: 'low',
  pays,
  strips: ['$AB', '$AB', '$CB', '$CB', '$CB'],
  coins: { needed: 5, oneIn: 4, worth: [10, 30], full: 1000 },
};

test('too few coins neither pay nor start respins', () => {
  const seen: SeenStep[] = [];
  const units = holdMachine({ ...model, coins: { ...model.coins, needed: 6 } }).play(seededDraw(1), seen);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.coins).toEqual([]);
  expect(units).toBe(seen[0]?.units);
});

test('held coins stay, a new coin resets the respins, and all coins are paid once at the end', () => {
  let fullCount = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const seen: SeenStep[] = [];
    const units = holdMachine(model).play(seededDraw(seed), seen);
    const [spin, ...respins] = seen;
    expect(spin).toMatchObject({ kind: 'spin', respinsLeft: 3 });
    expect(spin?.coins).toHaveLength(5);
    let before = spin;
    for (const [at, step] of respins.entries()) {
      const isLast = at === respins.length - 1;
      const came = step.coins.length - (before?.coins.length ?? 0);
      expect(step.coins).toEqual(expect.arrayContaining([...(before?.coins ?? [])]));
      expect(step.respinsLeft).toBe(isLast ? 0 : came > 0 ? 3 : (before?.respinsLeft ?? 0) - 1);
      expect(step.units > 0).toBe(isLast);
      expect(step.grid.join('').replaceAll('-', '')).toHaveLength(step.coins.length);
      before = step;
    }
    const last = respins.at(-1);
    const isFull = last?.coins.length === 15;
    if (isFull) fullCount++;
    expect(last?.units).toBe((last?.coins ?? []).reduce((sum, { units: worth }) => sum + worth, isFull ? 1000 : 0));
    expect(units).toBe((spin?.units ?? 0) + (last?.units ?? 0));
  }
  expect(fullCount).toBeGreaterThan(10);
});

test('the exact return matches a hand calculation when every respin adds a coin', () => {
  // Every stop shows five coins, and every empty place turns up a coin at once: fifteen coins of 20 units on average,
  // and the bonus.
  const certain: HoldModel = { ...model, pays: { ...pays, A: none }, coins: { ...model.coins, oneIn: 1 } };
  expect(returnOfHold(certain)).toBeCloseTo((100 * (15 * 20 + 1000)) / 20, 9);
});

test.each(holdModels)('$id has no wild on its outer reels and no scatter', ({ strips, coins }) => {
  expect(strips[0] + strips[4]).not.toContain('W');
  for (const strip of strips) expect(strip).toMatch(/^[$WA-H]+$/);
  expect(coins.worth.every((worth) => worth > 0)).toBe(true);
});

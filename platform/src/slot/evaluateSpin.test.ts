import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateSpin, gridAt } from './evaluateSpin.ts';
import { paylines } from './paylines.ts';
import { playRound } from './playRound.ts';
import { slotModels } from './slotModels.ts';
import type { SlotModel } from './slotModel.ts';

const model = slotModels[1] as SlotModel;
const symbol = fc.constantFrom(...'SWABCDEFGH');
const paying = fc.constantFrom(...'ABCDEFGH');
const column = fc.tuple(symbol, symbol, symbol).map((three) => three.join(''));
const firstColumn = fc.tuple(paying, paying, paying).map((three) => three.join(''));
const grid = fc.tuple(firstColumn, column, column, column, column);

describe('evaluating a spin', () => {
  test('pays five of a kind on every line when the window shows one symbol', () => {
    const { wins } = evaluateSpin(model, ['AAA', 'AAA', 'AWA', 'AAA', 'AAA']);
    expect(wins).toHaveLength(paylines.length);
    expect(wins.every(({ count, pay }) => count === 5 && pay === model.pays.A[2])).toBe(true);
  });

  test('pays nothing for two, or for a row that does not begin on the first reel', () => {
    expect(evaluateSpin(model, ['AAA', 'AAA', 'BCD', 'AAA', 'AAA']).wins).toEqual([]);
    expect(evaluateSpin(model, ['BBB', 'AAA', 'AAA', 'AAA', 'AAA']).wins).toEqual([]);
  });

  test('a scatter breaks a row and is counted wherever it is', () => {
    const seen = evaluateSpin(model, ['ABC', 'AAA', 'SSS', 'AAA', 'AAS']);
    expect(seen.wins).toEqual([]);
    expect(seen.scatters).toBe(4);
  });

  test('every win is a row of its symbol or wilds from the left, as long as it goes', () => {
    fc.assert(
      fc.property(grid, (shown) => {
        for (const { line, symbol: won, count } of evaluateSpin(model, shown).wins) {
          const seen = (paylines[line] ?? []).map((row, reel) => shown[reel]?.[row]);
          expect(seen[0]).toBe(won);
          expect(seen.slice(0, count).every((one) => one === won || one === 'W')).toBe(true);
          if (count < 5) expect(seen[count] === won || seen[count] === 'W').toBe(false);
        }
      }),
    );
  });

  test('turning a symbol of a later reel into a wild never loses a win', () => {
    const total = (shown: readonly string[]): number => evaluateSpin(model, shown).wins.reduce((sum, { pay }) => sum + pay, 0);
    fc.assert(
      fc.property(grid, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 }), (shown, reel, row) => {
        const richer = shown.map((three, at) => (at === reel ? `${three.slice(0, row)}W${three.slice(row + 1)}` : three));
        expect(total(richer)).toBeGreaterThanOrEqual(total(shown));
      }),
    );
  });

  test('the window reads on at the top when a strip ends', () => {
    const stops = model.strips.map((strip) => strip.length - 1);
    model.strips.forEach((strip, reel) => {
      expect(gridAt(model, stops)[reel]).toBe(`${strip.at(-1)}${strip.slice(0, 2)}`);
    });
  });

  test('a round is worth the sum of its spins, and its spins the sum of their lines', () => {
    const stakes = fc.constantFrom(20, 40, 60, 100, 200, 500);
    fc.assert(
      fc.property(fc.constantFrom(...slotModels), stakes, fc.infiniteStream(fc.nat()), (played, stake, numbers) => {
        const round = playRound(played, stake, (below) => (numbers.next().value as number) % below);
        expect(round.win).toBe(round.spins.reduce((sum, { win }) => sum + win, 0));
        for (const { wins, win, grid: shown, stops } of round.spins) {
          expect(win).toBe(wins.reduce((sum, { amount }) => sum + amount, 0));
          expect(shown).toEqual(gridAt(played, stops));
        }
        expect(Number.isSafeInteger(round.win)).toBe(true);
        expect(round.spins.length - 1).toBe(round.spins.reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0));
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { advise, adviseSplit, type Advice } from './advise.ts';
import { blackjackModels } from './blackjackModels.ts';
import { emptyMemo, exactReturn, fullShoe, overNextCard, playedHand, splitHands, standing } from './exactReturn.ts';
import { isSoft, totalOf, withPoints, type HandValue } from './handValue.ts';

test.each(blackjackModels)('$id publishes the exact return of basic strategy', { timeout: 300_000 }, (model) => {
  expect(model.rtp).toBe(Math.round(exactReturn(model) * 100) / 100);
});

test('the dealer’s outcome probabilities add up to one, and a six busts over 42% of the time', () => {
  const shoe = fullShoe(6);
  shoe.left[6] = (shoe.left[6] ?? 0) - 1;
  shoe.size--;
  const known = emptyMemo();
  // The payout for standing on a total shows how often the dealer has that total or a better one.
  const chances: number[] = [];
  for (let total = 21; total >= 17; total--) {
    const better = chances.reduce((sum, chance) => sum + chance, 0);
    chances.push(2 - standing(shoe, total, 6, known) - 2 * better);
  }
  const bust = standing(shoe, 16, 6, known) / 2;
  expect(bust).toBeCloseTo(0.423, 3);
  expect(chances.every((chance) => chance > 0.09 && chance < 0.2)).toBe(true);
  expect(chances.reduce((sum, chance) => sum + chance, bust)).toBeCloseTo(1, 12);
});

/**
 * Expected values of a decision, summed over all starting hands that lead to the same decision and weighted by
 * probability.
 */
interface Cell {
  readonly name: string;
  readonly advised: string;
  readonly values: Map<string, number>;
}

describe('basic strategy', () => {
  test('is the best choice for every two-card hand and every dealer card', { timeout: 300_000 }, () => {
    const shoe = fullShoe(6);
    const cells = new Map<string, Cell>();
    overNextCard(shoe, (open) => {
      const known = emptyMemo();
      return overNextCard(shoe, (one) =>
        overNextCard(shoe, (two) => {
          const hand: HandValue = withPoints(withPoints(0, one), two);
          if (totalOf(hand) === 21) return 0;
          const weight = (shoe.left[one] ?? 0) + 1;
          const other = one === two ? weight + 1 : (shoe.left[two] ?? 0) + 1;
          const pair = one === two;
          const name = `${pair ? 'pair of ' : ''}${isSoft(hand) ? 'soft ' : ''}${totalOf(hand)} against ${open}`;
          const advised = pair && adviseSplit(one, open) ? 'split' : advise(hand, open, true);
          const cell = cells.get(name) ?? { name, advised, values: new Map() };
          cells.set(name, cell);
          const add = (choice: string, value: number): void =>
            void cell.values.set(choice, (cell.values.get(choice) ?? 0) + value * weight * other);
          for (const first of ['S', 'H', 'D'] as const satisfies readonly Advice[]) {
            add(first, playedHand(shoe, { hand, open, mayDouble: true }, known, first));
          }
          if (pair) add('split', splitHands(shoe, one, open, known));
          return 0;
        }),
      );
    });
    expect(cells.size).toBeGreaterThan(300);
    for (const { name, advised, values } of cells.values()) {
      const best = Math.max(...values.values());
      expect(values.get(advised), `${name}: ${advised}, but ${JSON.stringify([...values])}`).toBe(best);
    }
  });
});

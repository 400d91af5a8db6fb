import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '../seededDraw.ts';
import { cardPrices } from './cardPrices.ts';
import { drawCard, prizeOf } from './drawCard.ts';
import { scratchCardEngine } from './scratchCardEngine.ts';
import { cellCount, matchCount, oneIn, returnOf, ticketCount } from './scratchCardModel.ts';
import { scratchCardModels } from './scratchCardModels.ts';
import { scratchCardSetup, scratchCardShown } from './scratchCardShapes.ts';

const countOf = (cells: readonly number[], symbol: number): number => cells.filter((cell) => cell === symbol).length;

function buy(modelId: string, stake: number, seed: number) {
  const step = scratchCardEngine.begin(modelId, { stake }, seededDraw(seed));
  if ('refused' in step) throw new Error('refused');
  return step;
}

describe.each(scratchCardModels)('$id', (model) => {
  test('publishes the return of its tickets', () => {
    expect(returnOf(model)).toBeCloseTo(model.rtp, 10);
    expect(Math.round(model.rtp * 100) / 100).toBe(model.rtp);
  });

  test('pays each prize for the number of tickets in its table', () => {
    const seen = model.prizes.map(() => 0);
    let none = 0;
    for (let ticket = 0; ticket < ticketCount; ticket++) {
      const prize = prizeOf(model, ticket);
      if (prize === null) none++;
      else seen[prize] = (seen[prize] ?? 0) + 1;
    }
    expect(seen).toEqual(model.prizes.map(({ tickets }) => tickets));
    expect(none).toBe(ticketCount - seen.reduce((sum, count) => sum + count, 0));
  });

  test('orders its prizes by value, and higher prizes are rarer', () => {
    expect(model.prizes).toEqual(model.prizes.toSorted((a, b) => b.pays - a.pays));
    expect(model.prizes).toEqual(model.prizes.toSorted((a, b) => a.tickets - b.tickets));
    expect(model.prizes.length * (matchCount - 1)).toBeGreaterThanOrEqual(cellCount);
  });

  test('shows three symbols of its prize and no other, or no three of a kind', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.integer({ min: 0, max: ticketCount - 1 }),
        (seed, ticket) => {
          const later = seededDraw(seed);
          let first = true;
          const card = drawCard(model, (below) => {
            if (!first) return later(below);
            first = false;
            expect(below).toBe(ticketCount);
            return ticket;
          });
          expect(card.prize).toBe(prizeOf(model, ticket));
          expect(card.cells).toHaveLength(cellCount);
          model.prizes.forEach((_, symbol) => {
            if (symbol === card.prize) expect(countOf(card.cells, symbol)).toBe(matchCount);
            else expect(countOf(card.cells, symbol)).toBeLessThan(matchCount);
          });
        },
      ),
    );
  });

  test('spreads symbols evenly over the cells of a losing card', () => {
    const draw = seededDraw(11);
    const cards = 40_000;
    const seen = model.prizes.map(() => Array.from({ length: cellCount }, () => 0));
    for (let card = 0; card < cards; card++) {
      let first = true;
      const { cells } = drawCard(model, (below) => {
        if (!first) return draw(below);
        first = false;
        return ticketCount - 1;
      });
      cells.forEach((symbol, cell) => {
        const row = seen[symbol];
        if (row) row[cell] = (row[cell] ?? 0) + 1;
      });
    }
    const even = cards / model.prizes.length;
    for (const count of seen.flat()) expect(Math.abs(count - even)).toBeLessThan(5 * Math.sqrt(even));
  });

  test('states in setup and rules what each prize pays and how often (UK16)', () => {
    const setup = v.parse(scratchCardSetup, scratchCardEngine.setup(model.id));
    expect(setup.prizes.map(({ pays }) => pays)).toEqual(model.prizes.map(({ pays }) => pays));
    for (const culture of ['en', 'zh'] as const) {
      const rules = scratchCardEngine.rules(model.id, culture).join('\n');
      for (const { pays, tickets } of model.prizes) {
        expect(rules).toContain(String(pays));
        expect(rules).toContain(String(oneIn(tickets)));
      }
      for (const fact of [`${model.rtp.toFixed(2)}%`, '0.20', '10.00']) expect(rules).toContain(fact);
      expect(rules).toContain(culture === 'zh' ? '游戏币' : 'play money');
    }
  });
});

describe('a round', () => {
  test('is decided and settled when the card is bought', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scratchCardModels),
        fc.constantFrom(...cardPrices),
        fc.integer(),
        (model, stake, seed) => {
          const step = buy(model.id, stake, seed);
          const shown = v.parse(scratchCardShown, scratchCardEngine.show(model.id, step.state));
          expect(step.stake).toBe(stake);
          expect(step.win).toBe(shown.prize === null ? 0 : stake * (model.prizes[shown.prize]?.pays ?? 0));
          expect(scratchCardEngine.settle(model.id, step.state, seededDraw(1))).toEqual({
            state: step.state,
            stake: 0,
            win: step.win,
          });
          expect(JSON.parse(JSON.stringify(step.state))).toEqual(step.state);
        },
      ),
    );
  });

  test('has no moves, so scratching cannot change it', () => {
    expect(v.safeParse(scratchCardEngine.moves, { cell: 1 }).success).toBe(false);
    const { state } = buy('garden', 100, 1);
    expect(scratchCardEngine.move('garden', state, undefined as never, seededDraw(1))).toEqual({
      refused: 'unknownMove',
    });
  });

  test('accepts only the listed prices', () => {
    for (const stake of [0, 1, 30, 1001, -20, 2000])
      expect(scratchCardEngine.begin('garden', { stake }, seededDraw(1))).toEqual({ refused: 'unknownStake' });
    expect(scratchCardEngine.stakes).toEqual({ minimum: 20, maximum: 1000 });
  });
});

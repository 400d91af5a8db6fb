import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '../seededDraw.ts';
import { plinkoEngine } from './plinkoEngine.ts';
import { oneIn, returnOf, rowCounts, slotTenths, waysTo, type RowCount } from './plinkoModel.ts';
import { plinkoModels } from './plinkoModels.ts';
import { plinkoSetup, plinkoShown, plinkoStakes } from './plinkoShapes.ts';

/** A draw that returns the bounces of a path in order. */
function along(path: readonly number[]): (below: number) => number {
  let at = 0;
  return (below) => {
    expect(below).toBe(2);
    return path[at++] ?? 0;
  };
}

function drop(modelId: string, stake: number, rows: RowCount, draw: (below: number) => number) {
  const step = plinkoEngine.begin(modelId, { stake, rows }, draw);
  if ('refused' in step) throw new Error('refused');
  return step;
}

describe.each(plinkoModels)('$id', (model) => {
  test('publishes the return of its slots, equal for both numbers of rows', () => {
    for (const rows of rowCounts) expect(Math.round(returnOf(model, rows) * 100) / 100).toBe(model.rtp);
  });

  test('returns the average over all paths', () => {
    for (const rows of rowCounts) {
      let win = 0;
      for (let bits = 0; bits < 2 ** rows; bits++) {
        let row = 0;
        win += drop(model.id, 100, rows, () => (bits >> row++) & 1).win ?? 0;
      }
      expect(win / 2 ** rows).toBeCloseTo(returnOf(model, rows), 10);
    }
  });

  test('is symmetric and pays most at the edges', () => {
    for (const rows of rowCounts) {
      const slots = slotTenths(model, rows);
      expect(slots).toHaveLength(rows + 1);
      expect(slots).toEqual(slots.toReversed());
      const half = slots.slice(0, rows / 2 + 1);
      expect(half).toEqual(half.toSorted((a, b) => b - a));
      expect(Math.min(...slots)).toBeGreaterThan(0);
    }
  });

  test('states in its rules what every slot pays and how often (UK16)', () => {
    for (const culture of ['en', 'zh'] as const) {
      const rules = plinkoEngine.rules(model.id, culture).join('\n');
      for (const rows of rowCounts) {
        model.tenths[rows].forEach((pays, slot) => {
          expect(rules).toContain(String(pays / 10));
          expect(rules).toContain(String(oneIn(slot, rows)));
        });
      }
      for (const fact of [`${model.rtp.toFixed(2)}%`, '0.10', '10.00']) expect(rules).toContain(fact);
      expect(rules).toContain(culture === 'zh' ? '游戏币' : 'play money');
    }
  });
});

describe('a ball', () => {
  test('follows its bounces and pays the multiplier of its slot', () => {
    const path = [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1];
    const step = drop('medium', 200, 12, along(path));
    expect(step).toMatchObject({ stake: 200, win: 2000 });
    expect(v.parse(plinkoShown, plinkoEngine.show('medium', step.state))).toEqual({
      rows: 12,
      path,
      slot: 11,
      tenths: 100,
    });
    expect(v.parse(plinkoSetup, plinkoEngine.setup('medium')).boards[12][11]).toBe(100);
  });

  test('is settled when dropped, in whole minor units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plinkoModels),
        fc.constantFrom(...plinkoStakes),
        fc.constantFrom(...rowCounts),
        fc.integer(),
        ({ id }, stake, rows, seed) => {
          const step = drop(id, stake, rows, seededDraw(seed));
          const shown = plinkoEngine.show(id, step.state);
          expect(shown.path).toHaveLength(rows);
          expect(shown.slot).toBe(shown.path.filter((bounce) => bounce === 1).length);
          expect(step.win).toBe((stake * shown.tenths) / 10);
          expect(shown.tenths).toBe(plinkoEngine.setup(id).boards[rows][shown.slot]);
          expect(Number.isSafeInteger(step.win)).toBe(true);
          expect(plinkoEngine.settle(id, step.state, seededDraw(1))).toEqual({
            state: step.state,
            stake: 0,
            win: step.win,
          });
          expect(JSON.parse(JSON.stringify(step.state))).toEqual(step.state);
        },
      ),
    );
  });

  test('has no moves', () => {
    expect(v.safeParse(plinkoEngine.moves, { left: true }).success).toBe(false);
    const { state } = drop('low', 10, 16, seededDraw(1));
    expect(plinkoEngine.move('low', state, undefined as never, seededDraw(1))).toEqual({ refused: 'unknownMove' });
  });

  test('accepts only listed stakes and boards', () => {
    for (const stake of [0, 5, 15, -10, 1010, 10.5])
      expect(plinkoEngine.begin('low', { stake, rows: 12 }, seededDraw(1))).toEqual({ refused: 'unknownStake' });
    for (const rows of [0, 8, 13, 17, '12'])
      expect(v.safeParse(plinkoEngine.bet, { stake: 10, rows }).success).toBe(false);
    expect(plinkoStakes.every((stake) => stake % 10 === 0)).toBe(true);
  });
});

test('the paths to all slots add up to all paths', () => {
  for (const rows of rowCounts) {
    const ways = Array.from({ length: rows + 1 }, (_, slot) => waysTo(slot, rows));
    expect(ways.reduce((sum, count) => sum + count, 0)).toBe(2 ** rows);
    expect(ways[1]).toBe(rows);
  }
});

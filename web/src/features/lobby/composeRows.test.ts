import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRows, minRowGames } from './composeRows.ts';
import type { RowCandidates } from './composeRows.ts';

const from = (first: number, count: number) => Array.from({ length: count }, (_, place) => first + place);
const byRule = (ids: readonly number[], limit = 100): RowCandidates => ({ ids, limit, isFixed: false });
const byHand = (ids: readonly number[], limit = 100): RowCandidates => ({ ids, limit, isFixed: true });

describe('rows of a page', () => {
  test('a row leaves out the games of the rows above it', () => {
    expect(composeRows([byRule(from(1, 50), 10), byRule(from(1, 50), 10)])).toEqual([from(1, 10), from(11, 10)]);
  });

  test('a hand-picked row keeps its games, also those that a row above would have shown', () => {
    expect(composeRows([byRule(from(1, 30), 10), byHand([3, 1])])).toEqual([
      [2, ...from(4, 9)],
      [3, 1],
    ]);
  });

  test('a row that would become too short keeps its first candidates in their order', () => {
    const [, second] = composeRows([byRule(from(1, 20), 20), byRule([...from(1, 10), 40])]);
    expect(second).toEqual([...from(1, minRowGames - 1), 40]);
  });

  test('a row with few candidates shows all of them', () => {
    expect(composeRows([byHand([1, 2, 3]), byRule([3, 2])])).toEqual([
      [1, 2, 3],
      [3, 2],
    ]);
  });

  test('a limit below the minimum stays a limit', () => {
    expect(composeRows([byHand(from(1, 9)), byRule(from(1, 9), 3)])[1]).toEqual([1, 2, 3]);
  });

  test('any rows keep order, limit and length, and repeat a game only to reach the minimum', () => {
    const row = fc.record({
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
      limit: fc.integer({ min: 1, max: 30 }),
      isFixed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const composed = composeRows(rows);
        composed.forEach((ids, place) => {
          const { ids: candidates, limit, isFixed } = rows[place] as RowCandidates;
          expect(ids).toEqual(candidates.filter((id) => ids.includes(id)));
          expect(ids.length).toBeLessThanOrEqual(limit);
          expect(ids.length).toBeGreaterThanOrEqual(Math.min(minRowGames, limit, candidates.length));
          if (isFixed) expect(ids).toEqual(candidates.slice(0, limit));
          else {
            const others = new Set(composed.slice(0, place).flat());
            if (ids.some((id) => others.has(id))) expect(ids.length).toBeLessThanOrEqual(minRowGames);
          }
        });
      }),
    );
  });
});

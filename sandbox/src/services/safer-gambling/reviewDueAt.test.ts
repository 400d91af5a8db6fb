import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsLater } from './limitRules.ts';
import { reviewDueAt } from './reviewDueAt.ts';

const uk = { most: 6, choices: [6, 3, 1] };
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

test('UK15 a review is due after six months, or earlier if the player chose so', () => {
  const at = Date.UTC(2026, 0, 31);
  expect(reviewDueAt(uk, at, null)).toBe(Date.UTC(2026, 6, 31));
  expect(reviewDueAt(uk, at, 1)).toBe(Date.UTC(2026, 1, 28));
  expect(reviewDueAt(null, at, 1)).toBeNull();
});

test('UK15 no choice delays a review beyond the market’s maximum', () => {
  fc.assert(
    fc.property(moment, fc.option(fc.integer({ min: 1, max: 12 })), (reviewedAt, chosen) => {
      const dueAt = reviewDueAt(uk, reviewedAt, chosen) ?? 0;
      expect(dueAt).toBeGreaterThan(reviewedAt);
      expect(dueAt).toBeLessThanOrEqual(monthsLater(reviewedAt, 6));
    }),
  );
});

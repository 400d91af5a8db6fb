import { promotionServices } from '@foyer/contract/promotions';
import { expect, test } from 'vitest';
import { countOpenPromotions, promotionsQueryRules } from './promotionsRules.ts';

test('PR-02 query rules match the specification: fresh time, cache time and retries', () => {
  const { retryDelay, ...rules } = promotionsQueryRules;
  expect(rules).toEqual({ freshMs: 300_000, gcTime: 600_000, retry: 2 });
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('PR-04 counts offers with an id that the player has not taken, without news', () => {
  const { bonus, contentSystem } = promotionServices;
  const open = { promotionId: 7, serviceId: bonus, isUserOptedIn: false };
  expect(
    countOpenPromotions([
      open,
      { ...open, isUserOptedIn: true },
      { ...open, serviceId: contentSystem },
      { ...open, promotionId: null },
      { ...open, promotionId: 8 },
    ]),
  ).toBe(2);
  expect(countOpenPromotions([])).toBe(0);
});

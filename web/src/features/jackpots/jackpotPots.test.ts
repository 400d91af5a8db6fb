import type { MustWinJackpot } from '@foyer/contract/jackpots';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterResponse, potsIn } from './jackpotPots.ts';
import type { Pots } from './jackpotPots.ts';

function rapid(overrides: Partial<MustWinJackpot> = {}): MustWinJackpot {
  return {
    moduleId: 7,
    type: 'rapid',
    currencyIsoCode: 'GBP',
    amount: 5000,
    gameModuleIds: [100_041],
    gameGroupIds: [41],
    lastWon: null,
    mustGoByAmount: 25_000,
    mustGoBefore: null,
    ...overrides,
  };
}
const potsOf = (...jackpots: MustWinJackpot[]) => ({ serverTime: 1, pots: potsIn('GBP', jackpots).pots });
const amountOf = (pots: Pots) => pots.pots[0]?.amount;

test('LB-10 drops and counts jackpots in another currency than requested', () => {
  const read = potsIn('GBP', [rapid(), rapid({ moduleId: 8, currencyIsoCode: 'EUR' })]);
  expect(read.dropped).toBe(1);
  expect(read.pots).toEqual([
    {
      moduleId: 7,
      type: 'rapid',
      amount: 5000,
      currencyIsoCode: 'GBP',
      mustGoByAmount: 25_000,
      mustGoBefore: null,
      lastWon: null,
      gameIds: [41],
    },
  ]);
});

describe('LB-10 a decreasing amount', () => {
  const first = afterResponse(null, potsOf(rapid({ amount: 5000 })), 0);

  test('without a win is ignored, and an increasing one is shown', () => {
    expect(amountOf(afterResponse(first, potsOf(rapid({ amount: 4000 })), 10_000))).toBe(5000);
    expect(amountOf(afterResponse(first, potsOf(rapid({ amount: 5001 })), 10_000))).toBe(5001);
  });

  test('with a win is shown at once', () => {
    const won = rapid({ amount: 1000, lastWon: { amount: 5100, wonAt: 99 } });
    expect(amountOf(afterResponse(first, potsOf(won), 10_000))).toBe(1000);
  });

  test('without a win is accepted after one minute', () => {
    const lower = potsOf(rapid({ amount: 4000 }));
    const doubted = afterResponse(first, lower, 10_000);
    expect(amountOf(afterResponse(doubted, lower, 69_999))).toBe(5000);
    expect(amountOf(afterResponse(doubted, lower, 70_000))).toBe(4000);
  });
});

test('LB-10 amounts never decrease within a minute without a win', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount: fc.integer({ min: 0, max: 1000 }), after: fc.integer({ min: 0, max: 5000 }) }), {
        minLength: 1,
        maxLength: 10,
      }),
      (responses) => {
        let now = 0;
        let pots: Pots | null = null;
        for (const { amount, after } of responses) {
          now += after;
          const next: Pots = afterResponse(pots, potsOf(rapid({ amount })), now);
          expect(amountOf(next)).toBeGreaterThanOrEqual(pots === null ? 0 : (amountOf(pots) ?? 0));
          pots = next;
        }
      },
    ),
  );
});

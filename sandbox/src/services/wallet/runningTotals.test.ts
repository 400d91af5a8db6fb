import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { addToTotals, totalsBetween } from './runningTotals.ts';
import { walletSchema } from './walletSchema.ts';

const kind = fc.constantFrom(
  'deposit' as const,
  'withdrawal' as const,
  'withdrawalReturned' as const,
  'payout' as const,
  'stake' as const,
  'win' as const,
  'grant' as const,
);
const moves = fc.array(
  fc.record({
    kind,
    userId: fc.integer({ min: 1, max: 2 }),
    amount: fc.integer({ min: 0, max: 500 }),
    later: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 40 },
);

test('HI-01 UK2 UK3 running totals of any period equal the sum of its moves', () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (booked, since, length) => {
      const { database } = testSandboxContext(walletSchema);
      let now = 0;
      const counted: Record<string, number> = {};
      for (const { later, ...move } of booked) {
        now += later;
        addToTotals(database, move, now);
        if (move.userId === 1 && now >= since && now < since + length)
          counted[move.kind] = (counted[move.kind] ?? 0) + move.amount;
      }
      const { deposit = 0, withdrawal = 0, withdrawalReturned = 0, stake = 0, win = 0 } = counted;
      expect(totalsBetween(database, 1, since, since + length)).toEqual({
        deposited: deposit,
        withdrawn: withdrawal - withdrawalReturned,
        staked: stake,
        won: win,
      });
      database.close();
    }),
    { numRuns: 60 },
  );
});

test('UK2 UK3 moves booked before the clock went back still count', () => {
  const { database } = testSandboxContext(walletSchema);
  addToTotals(database, { userId: 1, kind: 'deposit', amount: 5 }, 1000);
  addToTotals(database, { userId: 1, kind: 'deposit', amount: 7 }, 10);
  expect(totalsBetween(database, 1, 500, 2000).deposited).toBe(12);
});

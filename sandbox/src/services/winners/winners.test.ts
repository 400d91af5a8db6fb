import { restOfWorldRules } from '@foyer/brands/market';
import type { BigWinRules } from '@foyer/brands/market';
import { maskedName, maxWinners } from '@foyer/contract/winners';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { marketOf } from '../accounts/players.ts';
import { createWinners, winnersSchema, bigWinRulesIn } from './winners.ts';

const anyWin: BigWinRules = { minStake: 0, minMultiple: 0, anyStakeFrom: 0 };

/** `rules` null uses those of the markets. */
function setUp(rules: BigWinRules | null = anyWin) {
  const sandboxContext = testSandboxContext(winnersSchema);
  const winners = createWinners(
    sandboxContext,
    (userId) =>
      userId < 100
        ? {
            username: `Player ${userId}`,
            product_id: userId < 50 ? 8145 : 17_447,
          }
        : undefined,
    rules === null ? {} : { rulesOf: () => rules },
  );
  let rounds = 0;
  return {
    ...sandboxContext,
    winners,
    settle: (stake: number, win: number, { userId = 1, currencyIsoCode = 'GBP' } = {}) =>
      winners.roundSettled({
        roundId: `round-${(rounds += 1)}`,
        userId,
        gameGroupId: 41,
        currencyIsoCode,
        stake,
        win,
        settledAt: sandboxContext.clock.now(),
      }),
    amounts: (sort: 'current' | 'topMultiplier' | 'topWinners', productId = 8145, currencyIsoCode = 'GBP') =>
      winners.list({ productId, currencyIsoCode }, sort).map(({ amount }) => amount),
  };
}

test('LB-09 a round that paid more than its stake is listed with multiplier and masked name', () => {
  const { settle, winners, clock } = setUp();
  settle(60, 1000);
  expect(winners.list({ productId: 8145, currencyIsoCode: 'GBP' }, 'current')).toEqual([
    {
      id: expect.any(String) as string,
      gameGroupId: 41,
      playerName: 'P***1',
      amount: 1000,
      currencyIsoCode: 'GBP',
      multiplier: 16.67,
      wonAt: clock.now(),
    },
  ]);
});

test('LB-09 a round that paid no more than its stake or has no player is not listed', () => {
  const { settle, amounts } = setUp();
  settle(100, 100);
  settle(100, 0);
  settle(0, 500);
  settle(100, 500, { userId: 100 });
  expect(amounts('current')).toEqual([]);
});

test('LB-09 a win is listed from the market’s minimum stake and multiple on, or from an amount on', () => {
  const { settle, amounts } = setUp(null);
  for (const [stake, win] of [
    [1, 23],
    [199, 19_900],
    [200, 4999],
    [200, 5000],
    [500, 12_499],
    [500, 12_500],
    [20, 49_999],
    [20, 50_000],
  ] as const)
    settle(stake, win);
  expect(amounts('topWinners')).toEqual([50_000, 12_500, 5000]);
  // Canadian dollars are worth less.
  for (const [stake, win] of [
    [200, 5000],
    [300, 7500],
  ] as const)
    settle(stake, win, { currencyIsoCode: 'CAD' });
  expect(amounts('topWinners', 8145, 'CAD')).toEqual([7500]);
});

test('LB-09 stored wins below a raised minimum are deleted', () => {
  const earlier = setUp();
  earlier.settle(20, 400);
  earlier.settle(200, 5000);
  createWinners(earlier, () => undefined).applyMinimums();
  expect(earlier.amounts('topWinners')).toEqual([5000]);
});

test('LB-09 markets that share a list share the strictest minimum, and others have that of the rest of the world', () => {
  expect(bigWinRulesIn({ productId: 8145, currencyIsoCode: 'GBP' })).toEqual(marketOf('regency', 'uk')?.rules.bigWin);
  expect(bigWinRulesIn({ productId: 8145, currencyIsoCode: 'USD' })).toEqual(restOfWorldRules.bigWin);
});

test('LB-09 winners are sorted by time, multiplier or amount', () => {
  const { settle, amounts, clock } = setUp();
  for (const [stake, win] of [
    [500, 9000],
    [20, 2000],
    [100, 300],
  ] as const) {
    settle(stake, win);
    clock.move(1000);
  }
  expect(amounts('current')).toEqual([300, 2000, 9000]);
  expect(amounts('topMultiplier')).toEqual([2000, 9000, 300]);
  expect(amounts('topWinners')).toEqual([9000, 2000, 300]);
});

test('LB-09 every product and currency has its own winners', () => {
  const { settle, amounts } = setUp();
  settle(20, 100);
  settle(20, 200, { currencyIsoCode: 'EUR' });
  settle(20, 300, { userId: 50 });
  expect(amounts('current')).toEqual([100]);
  expect(amounts('current', 8145, 'EUR')).toEqual([200]);
  expect(amounts('current', 17_447)).toEqual([300]);
});

test('LB-09 only displayable winners are stored, and wins are removed after a week', () => {
  const { settle, amounts, clock, database } = setUp();
  settle(20, 1_000_000);
  for (let played = 0; played < 200; played += 1) {
    clock.move(1000);
    settle(100, 101 + played);
  }
  const countRows = () => (database.prepare('SELECT count(*) AS count FROM winner').get() as { count: number }).count;
  expect(countRows()).toBeLessThanOrEqual(3 * maxWinners);
  expect(amounts('topWinners')[0]).toBe(1_000_000);
  expect(amounts('current')).toHaveLength(maxWinners);
  clock.move(7 * 86_400_000);
  expect(amounts('topWinners')).toEqual([]);
  settle(100, 300);
  expect(countRows()).toBe(1);
});

test.each([
  ['Player 12', 'P***2'],
  ['Ann', 'A***'],
  ['', '***'],
  ['李小龙先生', '李***生'],
  ['🦊🦊🦊🦊🐺', '🦊***🐺'],
])('the name “%s” is masked as “%s”', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

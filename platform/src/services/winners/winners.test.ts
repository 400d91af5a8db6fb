import { maskedName, maxWinners } from '@foyer/contract/winners';
import { expect, test } from 'vitest';
import { testPlatformContext } from '../../kernel/testPlatformContext.ts';
import { createWinners } from './winners.ts';
import { winnersSchema } from './winnersSchema.ts';

function setUp(floor: number | null = 0) {
  const platformContext = testPlatformContext(winnersSchema);
  const winners = createWinners(
    platformContext,
    (userId) =>
      userId < 100
        ? {
            username: `Player ${userId}`,
            product_id: userId < 50 ? 8145 : 17_447,
            brand: 'regency',
            market_id: userId === 2 ? 'gone' : 'uk',
          }
        : undefined,
    ...(floor === null ? [] : [() => floor]),
  );
  let rounds = 0;
  return {
    ...platformContext,
    winners,
    settle: (stake: number, win: number, { userId = 1, currencyIsoCode = 'GBP' } = {}) =>
      winners.roundSettled({
        roundId: `round-${(rounds += 1)}`,
        userId,
        gameGroupId: 41,
        currencyIsoCode,
        stake,
        win,
        settledAt: platformContext.clock.now(),
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

test('LB-09 a win below the market’s minimum is not listed, whatever its multiplier', () => {
  const { settle, amounts } = setUp(null);
  for (const win of [40, 999, 1000, 25_000]) settle(1, win);
  // A market that is not in the table has the minimum of the rest of the world.
  for (const win of [999, 1001]) settle(1, win, { userId: 2 });
  expect(amounts('topWinners')).toEqual([25_000, 1001, 1000]);
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
  const kept = () => (database.prepare('SELECT count(*) AS count FROM winner').get() as { count: number }).count;
  expect(kept()).toBeLessThanOrEqual(3 * maxWinners);
  expect(amounts('topWinners')[0]).toBe(1_000_000);
  expect(amounts('current')).toHaveLength(maxWinners);
  clock.move(7 * 86_400_000);
  expect(amounts('topWinners')).toEqual([]);
  settle(100, 300);
  expect(kept()).toBe(1);
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import type { MoveKind } from './postings.ts';
import { createWallet } from './wallet.ts';
import type { Move, Wallet } from './wallet.ts';
import { walletSchema } from './walletSchema.ts';

function walletWith(...players: number[]): { wallet: Wallet; sandboxContext: ReturnType<typeof testSandboxContext> } {
  const sandboxContext = testSandboxContext(walletSchema);
  const wallet = createWallet(sandboxContext);
  for (const userId of players) wallet.open(userId, userId % 2 === 0 ? 'EUR' : 'GBP');
  return { wallet, sandboxContext };
}

function move(overrides: Partial<Move> = {}): Move {
  return { key: 'k1', userId: 1, kind: 'deposit', amount: 1000, reference: 'r1', ...overrides };
}

test('a deposit, a stake and a win add up', () => {
  const { wallet } = walletWith(1);
  wallet.book(move());
  wallet.book(move({ key: 'k2', kind: 'stake', amount: 300 }));
  expect(wallet.book(move({ key: 'k3', kind: 'win', amount: 50 }))).toEqual({
    booked: true,
    repeated: false,
    balance: 750,
  });
  expect(wallet.realBalance(1)).toBe(750);
  expect(wallet.balances(1)).toEqual([
    { type: 0, amount: 750 },
    { type: 3, amount: 0 },
  ]);
});

test('BK-03 a withdrawal is held in escrow until it is paid or returned, and never overpaid', () => {
  const { wallet } = walletWith(1);
  wallet.book(move());
  expect(wallet.book(move({ key: 'w1', kind: 'withdrawal', amount: 400 }))).toMatchObject({
    booked: true,
    balance: 600,
  });
  expect(wallet.balances(1)).toEqual([
    { type: 0, amount: 600 },
    { type: 3, amount: 0 },
    { type: 11, amount: 400 },
  ]);
  expect(wallet.book(move({ key: 'p0', kind: 'payout', amount: 401 }))).toEqual({
    booked: false,
    reason: 'insufficientFunds',
  });
  expect(wallet.book(move({ key: 'p1', kind: 'payout', amount: 300 }))).toMatchObject({ booked: true, balance: 600 });
  expect(wallet.book(move({ key: 'b1', kind: 'withdrawalReturned', amount: 100 }))).toMatchObject({
    booked: true,
    balance: 700,
  });
  expect(wallet.balances(1)).toEqual([
    { type: 0, amount: 700 },
    { type: 3, amount: 0 },
    { type: 11, amount: 0 },
  ]);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
});

test('BK-03 balances are granted separately, and only bonuses convert to real money', () => {
  const { wallet } = walletWith(1);
  for (const balanceType of [0, 3, 5, 6, 8, 9] as const)
    wallet.book(move({ key: `g${balanceType}`, kind: 'grant', amount: 100 + balanceType, balanceType }));
  expect(wallet.balances(1)).toEqual([0, 3, 5, 6, 8, 9].map((type) => ({ type, amount: 100 + type })));
  expect(wallet.book(move({ key: 'c', kind: 'conversion', amount: 3, balanceType: 3 }))).toMatchObject({
    booked: true,
    balance: 103,
  });
  expect(wallet.book(move({ key: 'c', kind: 'conversion', amount: 3, balanceType: 5 }))).toEqual({
    booked: false,
    reason: 'keyReusedDifferently',
  });
  expect(() => wallet.book(move({ key: 'd', kind: 'conversion', amount: 3, balanceType: 11 }))).toThrow(RangeError);
  expect(wallet.history(1).at(-1)).toMatchObject({ kind: 'conversion', balanceType: 3 });
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
});

test('a repeated key returns the first booking and moves nothing', () => {
  const { wallet } = walletWith(1);
  wallet.book(move());
  wallet.book(move({ key: 'k2', kind: 'stake', amount: 300 }));
  expect(wallet.book(move())).toEqual({ booked: true, repeated: true, balance: 1000 });
  expect(wallet.realBalance(1)).toBe(700);
});

test.each([{ amount: 999 }, { kind: 'grant' as const }, { userId: 2 }, { reference: 'other' }, { gameGroupId: 5 }])(
  'a key reused for a different move is refused: %o',
  (overrides) => {
    const { wallet } = walletWith(1, 2);
    wallet.book(move());
    expect(wallet.book(move(overrides))).toEqual({ booked: false, reason: 'keyReusedDifferently' });
    expect(wallet.realBalance(1)).toBe(1000);
  },
);

test('a stake above the balance is refused and can be booked later with the same key', () => {
  const { wallet } = walletWith(1);
  const stake = move({ key: 'k2', kind: 'stake', amount: 1 });
  expect(wallet.book(stake)).toEqual({ booked: false, reason: 'insufficientFunds' });
  wallet.book(move());
  expect(wallet.book(stake)).toEqual({ booked: true, repeated: false, balance: 999 });
});

test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('an amount of %s throws a RangeError', (amount) => {
  const { wallet } = walletWith(1);
  expect(() => wallet.book(move({ amount }))).toThrow(RangeError);
  expect(wallet.history(1)).toEqual([]);
});

test('totals count only stakes and wins since a time', () => {
  const { wallet, sandboxContext } = walletWith(1);
  wallet.book(move());
  wallet.book(move({ key: 'before', kind: 'stake', amount: 100 }));
  sandboxContext.clock.move(1000);
  const since = sandboxContext.clock.now();
  wallet.book(move({ key: 'at', kind: 'stake', amount: 200 }));
  wallet.book(move({ key: 'won', kind: 'win', amount: 70 }));
  wallet.book(move({ key: 'out', kind: 'withdrawal', amount: 5 }));
  expect(wallet.totals(1, since)).toEqual({ staked: 200, won: 70 });
});

test('the database refuses a negative balance', () => {
  const { sandboxContext } = walletWith(1);
  expect(() => sandboxContext.database.exec('UPDATE wallet_account SET balance = -1 WHERE user_id = 1')).toThrow(
    /CHECK/,
  );
});

test('verifyBooks detects balances and entries changed directly in the database', () => {
  const { wallet, sandboxContext } = walletWith(1);
  wallet.book(move());
  sandboxContext.database.exec(
    'UPDATE wallet_account SET balance = balance + 1 WHERE user_id = 1 AND balance_type = 0',
  );
  expect(wallet.verifyBooks()).toMatchObject({
    balanced: false,
    wrongBalances: [1],
    wrongHistories: [1],
    unbalancedMoves: [],
  });
  sandboxContext.database.exec('UPDATE wallet_entry SET amount = amount + 1 WHERE account_id = 1');
  expect(wallet.verifyBooks()).toMatchObject({ balanced: false, unbalancedMoves: [1] });
});

const anyMove = fc.record({
  key: fc.integer({ min: 1, max: 40 }).map((n) => `key-${n}`),
  userId: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom<MoveKind>('stake', 'win', 'deposit', 'withdrawal', 'payout', 'withdrawalReturned', 'grant'),
  amount: fc.integer({ min: 0, max: 5000 }),
  reference: fc.constantFrom('a', 'b'),
});

test('books balance and no balance is negative after random and repeated bookings', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 60 }), (moves) => {
      const { wallet, sandboxContext } = walletWith(1, 2, 3, 4);
      for (const next of moves) wallet.book(next);
      const before = [1, 2, 3, 4].map(wallet.realBalance);
      for (const next of moves) {
        const again = wallet.book(next);
        if (again.booked && !again.repeated) before[next.userId - 1] = wallet.realBalance(next.userId);
      }
      expect([1, 2, 3, 4].map(wallet.realBalance)).toEqual(before);
      expect(Math.min(...before)).toBeGreaterThanOrEqual(0);
      expect(wallet.verifyBooks()).toMatchObject({ balanced: true });
      for (const userId of [1, 2, 3, 4]) {
        const sum = (kinds: readonly MoveKind[]): number =>
          wallet.history(userId).reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
        expect(sum(['win', 'deposit', 'grant', 'withdrawalReturned']) - sum(['stake', 'withdrawal'])).toBe(
          wallet.realBalance(userId),
        );
        const escrow = wallet.balances(userId).find(({ type }) => type === 11)?.amount ?? 0;
        expect(sum(['withdrawal']) - sum(['payout', 'withdrawalReturned'])).toBe(escrow);
      }
      sandboxContext.database.close();
    }),
    { numRuns: 60 },
  );
});

test('a transfer between sandbox accounts is booked once per key', () => {
  const { wallet } = walletWith(1);
  const transfer = {
    key: 't1',
    currencyIsoCode: 'GBP',
    from: 'house',
    to: 'grants',
    amount: 250,
    reference: 'r1',
  } as const;
  wallet.transfer(transfer);
  wallet.transfer(transfer);
  expect([wallet.sandboxBalance('house', 'GBP'), wallet.sandboxBalance('grants', 'GBP')]).toEqual([-250, 250]);
  expect(wallet.sandboxBalance('house', 'EUR')).toBe(0);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true, moves: 1 });
});

test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
  'a transfer of %s is refused and moves nothing',
  (amount) => {
    const { wallet } = walletWith(1);
    expect(() =>
      wallet.transfer({ key: 't1', currencyIsoCode: 'GBP', from: 'house', to: 'grants', amount, reference: 'r1' }),
    ).toThrow(`not ${amount}`);
    expect(wallet.verifyBooks()).toMatchObject({ moves: 0 });
  },
);

test('a player without a wallet has no balances and cannot book', () => {
  const { wallet } = walletWith(1);
  expect(() => wallet.realBalance(7)).toThrow('User 7 has no wallet.');
  expect(() => wallet.book(move({ userId: 7 }))).toThrow('User 7 has no wallet.');
  expect(wallet.balances(7)).toEqual([]);
});

test('a win beyond the largest safe integer is refused and moves nothing', () => {
  const { wallet } = walletWith(1);
  wallet.book(move({ amount: Number.MAX_SAFE_INTEGER }));
  expect(() => wallet.book(move({ key: 'k2', kind: 'win', amount: 1 }))).toThrow('larger than can be counted');
  expect(wallet.realBalance(1)).toBe(Number.MAX_SAFE_INTEGER);
});

test('the history names the game only if the move has one, and the balance only for bonuses', () => {
  const { wallet } = walletWith(1);
  wallet.book(move());
  wallet.book(move({ key: 'k2', kind: 'stake', amount: 10, gameGroupId: 42 }));
  wallet.book(move({ key: 'k3', kind: 'grant', amount: 5, balanceType: 3 }));
  const [deposit, stake, grant] = wallet.history(1);
  expect(deposit).not.toHaveProperty('gameGroupId');
  expect(deposit).not.toHaveProperty('balanceType');
  expect(stake).toMatchObject({ gameGroupId: 42, balanceAfter: 990 });
  expect(grant).toMatchObject({ balanceType: 3, balanceAfter: 990 });
});

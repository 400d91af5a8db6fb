import { moneyMoveKinds } from '@foyer/contract/history';
import type { GameHistory, MoneyHistory } from '@foyer/contract/history';
import { expect, test } from 'vitest';
import { linesOf, signedAmount } from './historyLines.ts';

test('HI-01 a round is a row with id, time and amounts', () => {
  const round: GameHistory['rounds'][number] = {
    roundId: 'r-1',
    gameGroupId: 7,
    name: 'Iron Longship',
    openedAt: 1000,
    stake: 40,
    win: null,
    balance: 960,
  };
  const page: GameHistory = { currencyIsoCode: 'GBP', totals: { staked: 40, won: 0 }, rounds: [round], next: null };
  expect(linesOf({ kind: 'games', page }, 20)).toEqual([
    { kind: 'games', key: 'r-1', at: 1000, name: 'Iron Longship', stake: 40, win: null, balance: 960 },
  ]);
});

test('HI-01 a transaction is a row with its position among all transactions', () => {
  const moves: MoneyHistory['moves'] = [
    { kind: 'deposit', amount: 500, bookedAt: 3000, balance: 900 },
    { kind: 'withdrawal', amount: 100, bookedAt: 2000, balance: 400 },
  ];
  const page: MoneyHistory = {
    currencyIsoCode: 'GBP',
    totals: { deposited: 500, withdrawn: 100 },
    lifetimeNetDeposits: 400,
    moves,
    next: null,
  };
  expect(linesOf({ kind: 'money', page }, 20)).toEqual([
    { kind: 'money', key: '20', at: 3000, move: 'deposit', amount: 500, balance: 900 },
    { kind: 'money', key: '21', at: 2000, move: 'withdrawal', amount: 100, balance: 400 },
  ]);
});

test('HI-01 only withdrawals have a minus sign', () => {
  expect(moneyMoveKinds.map((kind) => [kind, signedAmount(kind, 100)])).toEqual(
    moneyMoveKinds.map((kind) => [kind, kind === 'withdrawal' ? -100 : 100]),
  );
  expect(Object.is(signedAmount('withdrawal', 0), 0)).toBe(true);
});

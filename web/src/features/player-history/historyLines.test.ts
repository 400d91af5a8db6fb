import { moneyMoveKinds } from '@foyer/contract/history';
import type { GameHistory, MoneyHistory } from '@foyer/contract/history';
import { expect, test } from 'vitest';
import { groupLines, linesOf, signedAmount, sumOf } from './historyLines.ts';

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

const line = (key: string, name: string, at: number, win: number | null) =>
  ({ kind: 'games', key, name, at, stake: 100, win, balance: 0 }) as const;

test('HI-01 rounds are together by day and game, in the order of the newest', () => {
  const lines = [line('4', 'A', 21, 0), line('3', 'B', 20, 50), line('2', 'A', 20, 300), line('1', 'A', 10, 0)];
  const days = groupLines(lines, (at) => `day ${Math.floor(at / 20)}`);
  expect(days.map(({ name, groups }) => [name, groups.map((group) => group.map(({ key }) => key))])).toEqual([
    ['day 1', [['4', '2'], ['3']]],
    ['day 0', [['1']]],
  ]);
});

test('HI-01 transactions of a day stay single', () => {
  const move = { kind: 'money', at: 1, move: 'deposit', amount: 1, balance: 1 } as const;
  expect(
    groupLines(
      [
        { ...move, key: '0' },
        { ...move, key: '1' },
      ],
      () => 'day',
    )[0]?.groups,
  ).toHaveLength(2);
});

test('UK4 the sum of rounds counts the stake of an open round as lost', () => {
  expect(sumOf([line('1', 'A', 1, 250), line('2', 'A', 1, null)])).toEqual({
    stake: 200,
    win: 250,
    net: 50,
    isOpen: false,
  });
  expect(sumOf([line('2', 'A', 1, null)]).isOpen).toBe(true);
});

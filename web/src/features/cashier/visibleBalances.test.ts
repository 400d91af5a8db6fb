import { expect, test } from 'vitest';
import { balanceMessageKeys, visibleBalances } from './visibleBalances.ts';

const types = [0, 3, 5, 6, 8, 9, 11] as const;

test('BK-03 shows cash and bonus always, and other balances only above zero', () => {
  expect(visibleBalances(types.map((type) => ({ type, amount: 0 })))).toEqual([
    { type: 0, amount: 0 },
    { type: 3, amount: 0 },
  ]);
  const all = types.map((type) => ({ type, amount: 100 + type }));
  expect(visibleBalances(all)).toEqual(all);
});

test('BK-03 each balance type has its own name', () => {
  expect(types.map((type) => balanceMessageKeys[type][0])).toEqual([
    'cashier.real',
    'cashier.bonus',
    'cashier.funBonus',
    'cashier.bingoBonus',
    'cashier.freeBet',
    'cashier.overflow',
    'cashier.escrow',
  ]);
});

import { expect, test } from 'vitest';
import { balanceMessageKeys, shownBalances } from './shownBalances.ts';

const types = [0, 3, 5, 6, 8, 9, 11] as const;

test('BK-03 always shows cash and bonus, and other balances only above zero', () => {
  expect(shownBalances(types.map((type) => ({ type, amount: 0 })))).toEqual([
    { type: 0, amount: 0 },
    { type: 3, amount: 0 },
  ]);
  const all = types.map((type) => ({ type, amount: 100 + type }));
  expect(shownBalances(all)).toEqual(all);
});

test('BK-03 each kind has its own name', () => {
  expect(types.map((type) => balanceMessageKeys[type][0])).toEqual([
    'banking.real',
    'banking.bonus',
    'banking.funBonus',
    'banking.bingoBonus',
    'banking.freeBet',
    'banking.overflow',
    'banking.escrow',
  ]);
});

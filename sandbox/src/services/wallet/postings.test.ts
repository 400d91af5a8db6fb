import { balanceTypes } from '@foyer/contract/balanceTypes';
import { expect, test } from 'vitest';
import { postings } from './postings.ts';
import type { MoveKind, Purse } from './postings.ts';

const { real, escrow } = balanceTypes;

test.each<[MoveKind, Purse, Purse]>([
  ['stake', real, 'house'],
  ['win', 'house', real],
  ['deposit', 'cashier', real],
  ['withdrawal', real, escrow],
  ['payout', escrow, 'cashier'],
  ['withdrawalReturned', escrow, real],
  ['grant', 'grants', real],
])('BK-03 a %s moves money from %s to %s', (kind, from, to) => {
  expect(postings({ kind })).toEqual({ from, to });
});

test('BK-03 a bonus is granted, converted and lapsed on its own balance', () => {
  expect(postings({ kind: 'grant', balanceType: 3 })).toEqual({ from: 'grants', to: 3 });
  expect(postings({ kind: 'conversion', balanceType: 3 })).toEqual({ from: 3, to: real });
  expect(postings({ kind: 'lapse', balanceType: 5 })).toEqual({ from: 5, to: 'grants' });
});

test('BK-03 real and escrow balances cannot be converted or lapsed', () => {
  for (const kind of ['conversion', 'lapse'] as const) {
    for (const balanceType of [real, escrow])
      expect(() => postings({ kind, balanceType })).toThrow(`A balance of type ${balanceType} is no bonus.`);
    expect(() => postings({ kind })).toThrow(RangeError);
  }
});

import { expect, test } from 'vitest';
import { limitOf, ruleOf } from './tilesQuestion.ts';

test('LB-12 a row has as many games as editors say, else 500, and a grid all games', () => {
  expect([
    limitOf({}),
    limitOf({ variant: 'grid' }),
    limitOf({ limit: 7 }),
    limitOf({ variant: 'grid', limit: 7 }),
  ]).toEqual([500, 50_000, 7, 7]);
});

test('LB-12 the rule of editors travels as text, by popularity where they name no order', () => {
  expect(ruleOf({})).toEqual({ sort: 'popularity', limit: '500' });
  expect(ruleOf({ filter: { kind: 'slot', isNew: true }, sort: 'name', limit: 7 })).toEqual({
    kind: 'slot',
    isNew: 'true',
    sort: 'name',
    limit: '7',
  });
  expect(ruleOf({ filter: { isNew: false } })).toEqual({ isNew: 'false', sort: 'popularity', limit: '500' });
});

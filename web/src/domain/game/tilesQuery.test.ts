import { expect, test } from 'vitest';
import { limitOf, ruleOf } from './tilesQuery.ts';

test('LB-12 a row has the editors’ number of games or 500, and a grid has all games', () => {
  expect([
    limitOf({}),
    limitOf({ variant: 'grid' }),
    limitOf({ limit: 7 }),
    limitOf({ variant: 'grid', limit: 7 }),
  ]).toEqual([500, 50_000, 7, 7]);
});

test('LB-12 a rule is sent as text and sorts by popularity by default', () => {
  expect(ruleOf({})).toEqual({ sort: 'popularity', limit: '500' });
  expect(ruleOf({ filter: { kind: 'slot', isNew: true }, sort: 'name', limit: 7 })).toEqual({
    kind: 'slot',
    isNew: 'true',
    sort: 'name',
    limit: '7',
  });
  expect(ruleOf({ filter: { isNew: false } })).toEqual({ isNew: 'false', sort: 'popularity', limit: '500' });
});

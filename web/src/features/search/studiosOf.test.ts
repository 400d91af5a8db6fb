import { expect, test } from 'vitest';
import { studiosOf } from './studiosOf.ts';

test('lists each studio once, in alphabetical order', () => {
  expect(studiosOf([{ provider: 'Oxbow' }, { provider: 'Halcyon' }, { provider: 'Oxbow' }])).toEqual([
    'Halcyon',
    'Oxbow',
  ]);
});

test('lists no studio of games without one', () => {
  expect(studiosOf([{ provider: '' }])).toEqual([]);
});

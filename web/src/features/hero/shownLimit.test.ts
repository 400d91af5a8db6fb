import type { Limit } from '@foyer/contract/limits';
import { expect, test } from 'vitest';
import { shownLimit, usedShare } from './shownLimit.ts';

const limit = (
  period: Limit['period'],
  value: number | null,
  used: number,
  kind: Limit['kind'] = 'deposit',
): Limit => ({
  kind,
  period,
  value,
  used,
  waiting: null,
});

test('UK13 shows the deposit limit with the least left, the shortest period first', () => {
  expect(shownLimit([limit('day', 5000, 0), limit('week', 10_000, 8000), limit('month', null, 9000)])?.period).toBe(
    'week',
  );
  expect(shownLimit([limit('day', 5000, 1000), limit('week', 6000, 2000)])?.period).toBe('day');
  expect(shownLimit([limit('day', 5000, 5500), limit('week', 6000, 6000)])?.period).toBe('day');
});

test('UK13 shows no limit of another kind', () => {
  expect(shownLimit([limit('day', 60, 30, 'time'), limit('day', 100, 30, 'loss'), limit('day', null, 0)])).toBeNull();
});

test('UK13 the used share is between 0 and 1, and a limit of 0 is used up', () => {
  expect([usedShare({ used: 60, value: 100 }), usedShare({ used: 120, value: 100 })]).toEqual([0.6, 1]);
  expect(usedShare({ used: 0, value: 0 })).toBe(1);
});

import { expect, test } from 'vitest';
import { waitMinutes } from './waitMinutes.ts';

test('rounds a waiting time up to whole minutes, with a minimum of one', () => {
  expect([0, 1, 60_000, 60_001, 120_000, 3_600_000].map(waitMinutes)).toEqual([1, 1, 1, 2, 2, 60]);
});

import { expect, test } from 'vitest';
import { retryDelay } from './backoff.ts';

test('HT-01 waits two, four and eight seconds before a retry, and up to a second longer', () => {
  expect([1, 2, 3].map((n) => retryDelay(n, 0))).toEqual([2000, 4000, 8000]);
  expect(retryDelay(1, 0.25)).toBe(2250);
});

import { expect, test } from 'vitest';
import { backoffDelay } from './backoff.ts';

test('backoffDelay doubles the delay with each retry', () => {
  expect([1, 2, 3].map((retry) => backoffDelay({ firstMs: 100 }, retry))).toEqual([100, 200, 400]);
});

test('backoffDelay keeps the delay below its bound, for any number of retries', () => {
  const backoff = { firstMs: 100, maxMs: 300 };
  expect([2, 3, 2000].map((retry) => backoffDelay(backoff, retry))).toEqual([200, 300, 300]);
});

test('backoffDelay adds the jitter after the bound', () => {
  expect(backoffDelay({ firstMs: 100, maxMs: 300, jitterMs: 40 }, 1, 0.25)).toBe(110);
  expect(backoffDelay({ firstMs: 100, maxMs: 300, jitterMs: 40 }, 9, 0.5)).toBe(320);
});

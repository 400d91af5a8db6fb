import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressWindowMs, createAddressLimit, maxFailuresPerAddress } from './addressLimit.ts';
import { afterFailure, isLocked, lockMs, maxLoginAttempts } from './loginAttempts.ts';
import type { FailedAttempts } from './loginAttempts.ts';

const now = Date.UTC(2026, 0, 15);

function failures(times: readonly number[]): FailedAttempts | undefined {
  return times.reduce<FailedAttempts | undefined>((attempts, at) => afterFailure(attempts, at), undefined);
}

test('the fourth failed attempt locks until the lock time has passed', () => {
  expect(isLocked(failures([now, now, now]), now)).toBe(false);
  const four = failures([now, now, now, now + 5]);
  expect(isLocked(four, now + 5)).toBe(true);
  expect(isLocked(four, now + 5 + lockMs - 1)).toBe(true);
  expect(isLocked(four, now + 5 + lockMs)).toBe(false);
});

test('counting restarts after the lock', () => {
  const again = afterFailure(failures([now, now, now, now]), now + lockMs);
  expect(again).toEqual({ failed: 1, lastFailedAt: now + lockMs });
});

test('locks only at the maximum number of failures within the lock time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 * lockMs }), { maxLength: 12 }), (gaps) => {
      let at = now;
      let attempts: FailedAttempts | undefined;
      let inARow = 0;
      for (const gap of gaps) {
        at += gap;
        inARow = attempts !== undefined && gap < lockMs ? inARow + 1 : 1;
        attempts = afterFailure(attempts, at);
        expect(isLocked(attempts, at)).toBe(inARow >= maxLoginAttempts);
      }
    }),
  );
});

test('an address with too many failures waits until its window ends, and others do not', () => {
  const limit = createAddressLimit();
  for (let count = 1; count < maxFailuresPerAddress; count += 1) limit.recordFailure('192.0.2.1', now);
  expect(limit.waitSeconds('192.0.2.1', now)).toBeNull();
  limit.recordFailure('192.0.2.1', now);
  expect(limit.waitSeconds('192.0.2.1', now)).toBe(addressWindowMs / 1000);
  expect(limit.waitSeconds('192.0.2.2', now)).toBeNull();
  expect(limit.waitSeconds('192.0.2.1', now + addressWindowMs)).toBeNull();
});

test('AU-20 failures of an ended window no longer count', () => {
  const limit = createAddressLimit();
  for (let count = 0; count < maxFailuresPerAddress; count += 1) limit.recordFailure('192.0.2.1', now);
  limit.recordFailure('192.0.2.1', now + addressWindowMs);
  expect(limit.waitSeconds('192.0.2.1', now + addressWindowMs)).toBeNull();
});

test('AU-20 the oldest failing address is evicted first after ten thousand addresses', () => {
  const limit = createAddressLimit();
  const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let count = 0; count < maxFailuresPerAddress; count += 1)
    for (const index of [0, 1]) limit.recordFailure(addressOf(index), now);
  for (let index = 2; index < 10_000; index += 1) limit.recordFailure(addressOf(index), now);
  expect(limit.waitSeconds(addressOf(0), now)).not.toBeNull();
  limit.recordFailure(addressOf(0), now);
  limit.recordFailure(addressOf(10_000), now);
  expect(limit.waitSeconds(addressOf(0), now)).not.toBeNull();
  expect(limit.waitSeconds(addressOf(1), now)).toBeNull();
});

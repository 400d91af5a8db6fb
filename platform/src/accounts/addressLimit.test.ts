import { expect, test } from 'vitest';
import { createAddressLimit, maxFailuresPerAddress } from './addressLimit.ts';

test('AU-20 failures from one IPv6 network count together, in whatever spelling', () => {
  const limit = createAddressLimit();
  for (let index = 0; index < maxFailuresPerAddress; index += 1) limit.recordFailure(`2001:db8:0:1::${index.toString(16)}`, 0);
  expect(limit.waitSeconds('2001:DB8:0:1:0:0:0:FFFF', 0)).toBe(600);
  expect(limit.waitSeconds('2001:db8:0:2::1', 0)).toBeNull();
});

test('AU-20 a mapped IPv4 address counts as the IPv4 address', () => {
  const limit = createAddressLimit();
  for (let index = 0; index < maxFailuresPerAddress; index += 1) limit.recordFailure('203.0.113.9', 0);
  expect(limit.waitSeconds('::ffff:203.0.113.9', 0)).toBe(600);
  expect(limit.waitSeconds('203.0.113.10', 0)).toBeNull();
});

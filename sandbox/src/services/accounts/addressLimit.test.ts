import { expect, test } from 'vitest';
import { addressWindowMs, createAddressLimit, maxFailuresPerAddress } from './addressLimit.ts';

test('AU-20 failures from one IPv6 network count together, in any notation', () => {
  const limit = createAddressLimit();
  for (let index = 0; index < maxFailuresPerAddress; index += 1)
    limit.recordFailure(`2001:db8:0:1::${index.toString(16)}`, 0);
  expect(limit.waitSeconds('2001:DB8:0:1:0:0:0:FFFF', 0)).toBe(600);
  expect(limit.waitSeconds('2001:db8:0:2::1', 0)).toBeNull();
});

test('AU-20 a mapped IPv4 address counts as the IPv4 address', () => {
  const limit = createAddressLimit();
  for (let index = 0; index < maxFailuresPerAddress; index += 1) limit.recordFailure('203.0.113.9', 0);
  expect(limit.waitSeconds('::ffff:203.0.113.9', 0)).toBe(600);
  expect(limit.waitSeconds('203.0.113.10', 0)).toBeNull();
});

const failing = (limit: ReturnType<typeof createAddressLimit>, count: number, now = 0, address = '203.0.113.9') => {
  for (let failure = 0; failure < count; failure += 1) limit.recordFailure(address, now);
};

test('AU-20 blocks an address from its fiftieth failure until ten minutes after its first', () => {
  const limit = createAddressLimit();
  const waitAt = (now: number) => limit.waitSeconds('203.0.113.9', now);
  expect(waitAt(0)).toBeNull();
  failing(limit, 1);
  failing(limit, maxFailuresPerAddress - 2, 300_000);
  expect(waitAt(300_000)).toBeNull();
  failing(limit, 1, 300_000);
  expect([waitAt(300_000), waitAt(599_001), waitAt(addressWindowMs - 1), waitAt(addressWindowMs)]).toEqual([
    300,
    1,
    1,
    null,
  ]);
});

test('AU-20 an address regains all attempts after ten minutes', () => {
  const limit = createAddressLimit();
  failing(limit, maxFailuresPerAddress);
  failing(limit, maxFailuresPerAddress - 1, addressWindowMs);
  expect(limit.waitSeconds('203.0.113.9', addressWindowMs)).toBeNull();
  failing(limit, 1, addressWindowMs);
  expect(limit.waitSeconds('203.0.113.9', addressWindowMs)).toBe(600);
});

test('AU-20 stores ten thousand addresses and evicts the one with the oldest failure', () => {
  const limit = createAddressLimit();
  const address = (index: number) => `198.51.${index >> 8}.${index & 255}`;
  failing(limit, maxFailuresPerAddress);
  failing(limit, maxFailuresPerAddress, 0, '203.0.113.10');
  for (let index = 0; index < 9998; index += 1) limit.recordFailure(address(index), 0);
  // Another failure makes this address the most recent.
  failing(limit, 1);
  limit.recordFailure(address(9998), 0);
  expect([limit.waitSeconds('203.0.113.9', 0), limit.waitSeconds('203.0.113.10', 0)]).toEqual([600, null]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup, canonicalAddress } from './networkAddress.ts';

describe('canonicalAddress', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['::1', '::1'],
  ])('normalises %s to %s', (text, canonical) => {
    expect(canonicalAddress(text)).toBe(canonical);
  });

  test.each([
    '',
    ' ',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '203.0.113.9:80',
    '[::1]',
    '::1%eth0',
    ':::',
    '1::2::3',
    'unknown',
    '203.0.113.9,',
    '1'.repeat(10_000),
    ':'.repeat(46),
  ])('refuses %j', (text) => {
    expect(canonicalAddress(text)).toBeNull();
  });

  test('does not change a canonical address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        const canonical = canonicalAddress(text);
        expect(canonical).not.toBeNull();
        expect(canonicalAddress(canonical ?? '')).toBe(canonical);
      }),
    );
  });
});

describe('addressGroup', () => {
  test('groups IPv6 addresses by network and keeps each IPv4 address apart', () => {
    expect(addressGroup('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:DB8:1:2::ffff')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8:1:3::1')).not.toBe(addressGroup('2001:db8:1:2::1'));
    expect(addressGroup('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(addressGroup('203.0.113.10')).not.toBe(addressGroup('203.0.113.9'));
    expect(addressGroup('no address')).toBe('no address');
  });
});

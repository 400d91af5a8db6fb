import { expect, test } from 'vitest';
import { readTokenDictionary } from './readTokenDictionary.ts';

test('reads keys and tokens, with any white space around commas', () => {
  const text = 'brand=regency,market=uk ,\tdevice=desktop';
  expect(Object.fromEntries(readTokenDictionary(text) ?? [])).toEqual({
    brand: 'regency',
    market: 'uk',
    device: 'desktop',
  });
});

test.each([
  '',
  'brand',
  'brand=',
  'brand=regency,',
  'brand=regency, brand=regency',
  'brand=regency; q=1',
  'brand="regency"',
  'brand=1',
  'brand = regency',
  'Brand=regency',
  'brand=régency',
  'brand=regency market=uk',
  '__proto__',
  'brand=regency,\u{a0}market=uk',
  `brand=${'a'.repeat(200)}`,
])('refuses %j', (text) => {
  expect(readTokenDictionary(text)).toBeNull();
});

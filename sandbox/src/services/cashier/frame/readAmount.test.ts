import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencySign, fractionDigitsOf, readAmount } from './readAmount.ts';

test.each([
  ['20', 2000],
  ['20.5', 2050],
  ['20.50', 2050],
  ['20,50', 2050],
  ['1,234.50', 123_450],
  ['1 234,50', 123_450],
  ['£20', 2000],
  ['20.', 2000],
  ['0.01', 1],
  ['1,000', 100_000],
  ['', null],
  ['-5', null],
  ['abc', null],
  ['1.234', null],
  ['1.2.3', null],
  ['20 pounds', null],
  ['9999999999', null],
  ['１，２３４．５０', 123_450],
  ['２０。５', 2050],
  ['１０　', 1000],
  ['1e3', null],
] as const)('the text “%s” is read as %s', (text, amount) => {
  expect(readAmount(text, 2)).toBe(amount);
});

test('fractions are refused in a currency without fraction digits', () => {
  expect([fractionDigitsOf('JPY'), fractionDigitsOf('GBP')]).toEqual([0, 2]);
  expect([readAmount('500', 0), readAmount('500.5', 0)]).toEqual([500, null]);
});

test('every formatted amount is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
      expect(readAmount((minor / 100).toFixed(2), 2)).toBe(minor);
      expect(
        readAmount(new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(minor / 100), 2),
      ).toBe(minor);
    }),
  );
});

test.each([
  ['en', 'GBP', '£'],
  ['zh', 'CAD', '$'],
  ['en', 'SEK', 'kr'],
] as const)('BK-01 the amount field in %s shows the sign of %s', (culture, currency, sign) => {
  expect(currencySign(culture, currency)).toBe(sign);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLimit } from './parseLimit.ts';

test('UK12 reads a limit with a decimal point or comma', () => {
  expect(['50', ' 50 ', '50.5', '50,05', '0', '999999.99'].map((text) => parseLimit('deposit', text))).toEqual([
    5000, 5000, 5050, 5005, 0, 99_999_999,
  ]);
  expect(parseLimit('time', '90')).toBe(90);
});

test('UK12 reads a limit in full-width digits', () => {
  expect([parseLimit('deposit', '５０．５　'), parseLimit('loss', '５０，０５'), parseLimit('time', '９０')]).toEqual([
    5050, 5005, 90,
  ]);
});

test('UK12 refuses ambiguous or malformed limits', () => {
  for (const text of ['', '-5', '1,000', '1.000.00', '1e3', 'fifty', '٥٠', '5 0', '1000000', '.5', '50.'])
    expect([text, parseLimit('loss', text)]).toEqual([text, null]);
  for (const text of ['', '1.5', '-1', '100000', '1h']) expect([text, parseLimit('time', text)]).toEqual([text, null]);
});

test('UK12 reads every amount back to the minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
      expect(parseLimit('deposit', (minor / 100).toFixed(2))).toBe(minor);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitOfText } from './limitText.ts';

test('UK12 a limit is written freely, with a point or a comma before the decimals', () => {
  expect(['50', ' 50 ', '50.5', '50,05', '0', '999999.99'].map((text) => limitOfText('deposit', text))).toEqual([
    5000, 5000, 5050, 5005, 0, 99_999_999,
  ]);
  expect(limitOfText('time', '90')).toBe(90);
});

test('what could mean two things, or nothing, is no limit', () => {
  for (const text of ['', '-5', '1,000', '1.000.00', '1e3', 'fifty', '٥٠', '5 0', '1000000', '.5', '50.'])
    expect([text, limitOfText('loss', text)]).toEqual([text, null]);
  for (const text of ['', '1.5', '-1', '100000', '1h']) expect([text, limitOfText('time', text)]).toEqual([text, null]);
});

test('every amount comes back as it was written, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
      expect(limitOfText('deposit', (minor / 100).toFixed(2))).toBe(minor);
    }),
  );
});

import { expect, test } from 'vitest';
import { hideCardNumbers } from './hideCardNumbers.ts';

test.each([
  ['4111111111111111', '…'],
  ['4222222222222', '…'],
  ['6304000000000000000', '…'],
  ['card 4111 1111 1111 1111 refused', 'card … refused'],
  ['3782-822463-10005', '…'],
  ['4111 - 1111 - 1111 - 1111', '…'],
  ['4111\u00a01111\u00a01111\u00a01111', '…'],
  ['4111–1111–1111–1111', '…'],
  ['card4111111111111111x', 'card…x'],
  ['12/27 4111 1111 1111 1111 123', '12/27 … 123'],
  ['27 4111 1111 1111 1111', '27 …'],
  ['4111111111111111 5555 5555 5555 4444', '… …'],
])('TE-07 A16 removes card numbers: %j becomes %j', (text, clean) => {
  expect(hideCardNumbers(text)).toBe(clean);
});

test.each([
  // Wrong check digit, too short, too long.
  '4111 1111 1111 1112',
  '424242424242',
  '41111111111111111111',
  // A time in milliseconds with a valid check digit.
  '1764295200000',
  'index.js:1:12345',
  '2026-11-28 02:05',
])('keeps %j', (text) => {
  expect(hideCardNumbers(text)).toBe(text);
});

test('takes linear time for long rows of digits', () => {
  for (const row of ['1'.repeat(100_000), '1 '.repeat(50_000), `${'1-'.repeat(50_000)}x`, '1   '.repeat(25_000)])
    expect(hideCardNumbers(row)).toHaveLength(row.length);
});

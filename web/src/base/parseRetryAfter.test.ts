import { expect, test } from 'vitest';
import { parseRetryAfter } from './parseRetryAfter.ts';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['0', 0],
  ['120', 120_000],
  [' 120 ', 120_000],
  ['3600', 3_600_000],
  ['3601', 3_600_000],
  ['999999999', 3_600_000],
  ['1234567890', null],
  ['12s', null],
  ['x12', null],
  ['-5', null],
  ['1.5', null],
  ['Sat, 21 Nov 2026 12:00:45 GMT', 45_000],
  ['Sat, 21 Nov 2026 14:00:00 GMT', 3_600_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['21 Nov 2026 12:00:45 GMT', null],
  ['On Sat, 21 Nov 2026 12:00:45 GMT', null],
  ['Sat, soon', null],
  ['soon', null],
  ['', null],
  [null, null],
])('HT-01 parses the Retry-After header %j as %s milliseconds', (header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms);
});

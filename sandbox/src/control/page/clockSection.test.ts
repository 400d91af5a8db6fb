import { expect, test } from 'vitest';
import { formatClockOffset } from './clockSection.ts';

test.each([
  [0, 'Same as the system time'],
  [20_000, 'Same as the system time'],
  [3_600_000, '1 h ahead of the system time'],
  [-90_000_000, '1 d 1 h behind the system time'],
  [61 * 60_000, '1 h 1 min ahead of the system time'],
])('a clock offset of %d ms is shown as “%s”', (ms, words) => {
  expect(formatClockOffset(ms)).toBe(words);
});

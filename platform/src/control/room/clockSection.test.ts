import { expect, test } from 'vitest';
import { formatClockOffset } from './clockSection.ts';

test.each([
  [0, 'as the machine'],
  [20_000, 'as the machine'],
  [3_600_000, '1 h ahead of the machine'],
  [-90_000_000, '1 d 1 h behind the machine'],
  [61 * 60_000, '1 h 1 min ahead of the machine'],
])('a clock that was moved by %d ms is %s', (ms, words) => {
  expect(formatClockOffset(ms)).toBe(words);
});

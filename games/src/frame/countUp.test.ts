import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedAmounts, countUp } from './countUp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('countedAmounts rise and never reach or exceed the final amount', () => {
  const amounts = countedAmounts(1000, 600);
  expect(amounts).toHaveLength(12);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  expect(Math.max(...amounts)).toBeLessThan(1000);
});

test('countUp ends with the exact amount', () => {
  const shown: number[] = [];
  countUp(777, 300, (minor) => shown.push(minor));
  vi.advanceTimersByTime(300);
  expect(shown).toHaveLength(7);
  expect(shown.at(-1)).toBe(777);
});

test('countUp shows the amount at once without a duration', () => {
  const shown: number[] = [];
  countUp(777, 0, (minor) => shown.push(minor));
  expect(shown).toEqual([777]);
});

test('countUp shows nothing more after it is stopped', () => {
  const shown: number[] = [];
  const stop = countUp(777, 300, (minor) => shown.push(minor));
  stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(1);
});

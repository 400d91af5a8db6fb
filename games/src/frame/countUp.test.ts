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

const ignore = () => undefined;

test('countUp ends with the exact amount, and only then calls the end', () => {
  const shown: (number | 'end')[] = [];
  countUp(
    777,
    300,
    (minor) => shown.push(minor),
    () => shown.push('end'),
  );
  vi.advanceTimersByTime(299);
  expect(shown).not.toContain('end');
  vi.advanceTimersByTime(1);
  expect(shown).toHaveLength(8);
  expect(shown.slice(-2)).toEqual([777, 'end']);
});

test('countUp shows the amount at once without a duration', () => {
  const shown: number[] = [];
  countUp(777, 0, (minor) => shown.push(minor), ignore);
  expect(shown).toEqual([777]);
});

test('countUp shows nothing more after it is stopped', () => {
  const shown: number[] = [];
  const end = vi.fn<() => void>();
  const stop = countUp(777, 300, (minor) => shown.push(minor), end);
  stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(1);
  expect(end).not.toHaveBeenCalled();
});

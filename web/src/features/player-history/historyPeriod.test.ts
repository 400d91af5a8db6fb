import { expect, test } from 'vitest';
import { periodOf } from './historyPeriod.ts';

const none = { from: '', to: '' };
const now = new Date(2026, 10, 21, 15, 30).getTime();

test('UK2 periods start at midnight, and cover at least three and twelve months for quarter and year', () => {
  const since = (name: 'week' | 'month' | 'quarter' | 'year') => new Date(periodOf(name, none, now)?.sinceMs ?? 0);
  expect(since('week')).toEqual(new Date(2026, 10, 15));
  expect(since('month')).toEqual(new Date(2026, 9, 23));
  expect(since('quarter') <= new Date(2026, 7, 22)).toBe(true);
  expect(since('year') <= new Date(2025, 10, 21)).toBe(true);
  expect(periodOf('week', none, now)?.untilMs).toBeGreaterThan(now);
});

test('HI-01 custom dates include both days in full, also when the clocks change', () => {
  for (const date of ['2026-03-29', '2026-10-25', '2026-02-28']) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(periodOf('own', { from: date, to: date }, now)).toEqual({
      sinceMs: new Date(year, month - 1, day).getTime(),
      untilMs: new Date(year, month - 1, day + 1).getTime(),
    });
  }
});

test('refuses invalid or reversed dates', () => {
  for (const own of [
    none,
    { from: '2026-11-02', to: '2026-11-01' },
    { from: 'x', to: '2026-11-01' },
    { from: '2026-11-01', to: '' },
  ])
    expect(periodOf('own', own, now)).toBeNull();
});

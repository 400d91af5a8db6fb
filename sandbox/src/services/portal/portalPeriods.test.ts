import { expect, test } from 'vitest';
import { periodStart, readPeriod } from './portalPeriods.ts';

test.each([
  ['week', 'week'],
  ['all', 'all'],
  ['constructor', 'all'],
  [undefined, 'all'],
])('HI-01 reads the period %s as %s', (name, period) => expect(readPeriod(name)).toBe(period));

test('HI-01 a period starts 7, 30 or 90 days ago, and the whole history at the beginning of time', () => {
  const now = Date.UTC(2026, 10, 24, 12);
  expect((['week', 'month', 'quarter'] as const).map((period) => (now - periodStart(period, now)) / 3_600_000)).toEqual(
    [7 * 24, 30 * 24, 90 * 24],
  );
  expect(periodStart('all', now)).toBe(0);
});

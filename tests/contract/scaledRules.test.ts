import { expect, test } from 'vitest';
import { scaledQuery, scaledRules } from '../alerts/scaledRules.ts';

test('scales ranges and offsets of a query, and no other number or name', () => {
  expect(scaledQuery('job:errors:ratio_rate5m > 14.4 * avg_over_time(errors[1d] offset 1h) + rate(x[5m])', 60)).toBe(
    'job:errors:ratio_rate5m > 14.4 * avg_over_time(errors[1440000ms] offset 60000ms) + rate(x[5000ms])',
  );
});

test('scales the time for which an alert waits', () => {
  expect(scaledRules('alerts.yml', 60)).toMatch(/alert: OldReleaseInUse\n[^]*?\n\s+for: 1440000ms\n/);
});

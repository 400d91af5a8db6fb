import { expect, test } from 'vitest';
import { readReport } from './lighthouse.ts';

test('readReport returns scores out of 100, 0 for a missing one, and timings', () => {
  const report = readReport({
    categories: { performance: { score: 0.954 }, accessibility: { score: 1 }, 'best-practices': { score: null } },
    audits: { 'total-blocking-time': { numericValue: 480 } },
  });
  expect(report).toMatchObject({
    performance: 95,
    accessibility: 100,
    'best-practices': 0,
    seo: 0,
    'total-blocking-time': 480,
    'speed-index': 0,
  });
});

import { expect, test } from 'vitest';
import { medianReport, readReport } from './lighthouse.mjs';

const category = (/** @type {number | null} */ score, /** @type {string[]} */ ...ids) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'hint' ? 0 : 1 })),
});

test('readReport returns scores out of 100 and lists failed audits that count towards a score', () => {
  const report = readReport(
    { host: 'one.localhost', path: '/help' },
    {
      categories: {
        performance: category(0.954, 'total-blocking-time', 'hint', 'notHere'),
        accessibility: category(1, 'names', 'notApplicable'),
        'best-practices': category(null),
        seo: category(1),
      },
      audits: {
        'total-blocking-time': { title: 'Total Blocking Time', score: 0.4, numericValue: 480, displayValue: '480 ms' },
        hint: { title: 'A hint', score: 0 },
        names: { title: 'Names', score: 1 },
        notApplicable: { title: 'Not applicable', score: null },
      },
    },
  );
  expect(report.scores).toEqual({ performance: 95, accessibility: 100, 'best-practices': 0, seo: 100 });
  expect([report.host, report.path]).toEqual(['one.localhost', '/help']);
  expect(report.timings['total-blocking-time']).toBe(480);
  expect(report.complaints).toEqual(['Total Blocking Time (480 ms)']);
});

test('medianReport returns the median of each figure and every complaint once', () => {
  const report = (/** @type {number} */ score, /** @type {string} */ complaint) => ({
    host: 'one.localhost',
    path: '/',
    scores: { performance: score, accessibility: 100, 'best-practices': 100, seo: 100 },
    timings: {
      'first-contentful-paint': 10 * score,
      'largest-contentful-paint': 0,
      'total-blocking-time': 0,
      'cumulative-layout-shift': 0,
      'speed-index': 0,
    },
    complaints: [complaint],
  });
  const page = { host: 'one.localhost', path: '/' };
  const { scores, timings, complaints } = medianReport(page, [report(97, 'A'), report(100, 'B'), report(99, 'A')]);
  expect([scores.performance, timings['first-contentful-paint'], complaints]).toEqual([99, 990, ['A', 'B']]);
});

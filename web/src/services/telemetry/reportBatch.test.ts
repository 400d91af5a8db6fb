import { expect, test } from 'vitest';
import type { Report } from '../errors/report.ts';
import { batchLimit, createReportBatch } from './reportBatch.ts';

const entry = (facts: Report['facts'], name: Report['name'] = 'API_ERROR'): Report => ({ name, facts });

function sentReports(entries: readonly Report[]) {
  const batch = createReportBatch();
  for (const one of entries) batch.add(one);
  return batch.take(1000);
}

test('TE-06 keeps five copies of a report, and reports with another name or facts', () => {
  const same = Array.from({ length: 9 }, () => entry({ status: 500 }));
  expect(sentReports(same)).toHaveLength(5);
  expect(sentReports([...same, entry({ status: 501 }), entry({ status: 500 }, 'RENDER_ERROR')])).toHaveLength(7);
});

test('TE-06 compares the first 500 characters of reports', () => {
  const long = (length: number) => Array.from({ length: 9 }, (_, at) => entry({ text: `${'x'.repeat(length)}${at}` }));
  expect(sentReports(long(400))).toHaveLength(9);
  expect(sentReports(long(500))).toHaveLength(5);
});

test('TE-06 keeps the first hundred reports in order', () => {
  const many = Array.from({ length: 120 }, (_, at) => entry({ at }));
  expect(sentReports(many)).toEqual(many.slice(0, 100));
  expect(batchLimit).toBe(100);
});

test('TE-06 take returns the oldest reports and makes room', () => {
  const batch = createReportBatch();
  for (let at = 0; at < 100; at += 1) batch.add(entry({ at }));
  expect(batch.take(2)).toEqual([entry({ at: 0 }), entry({ at: 1 })]);
  batch.add(entry({ at: 100 }));
  expect([batch.size, batch.take(100).at(-1)]).toEqual([99, entry({ at: 100 })]);
  expect(batch.size).toBe(0);
});

test('TE-06 counts copies of the first 500 different reports only', () => {
  const batch = createReportBatch();
  const repeats = (at: number) => {
    for (let time = 0; time < 9; time += 1) batch.add(entry({ at }));
    return batch.take(1000).length;
  };
  for (let at = 1; at <= 499; at += 1) batch.add(entry({ at }));
  batch.take(1000);
  expect([repeats(500), repeats(501), repeats(1)]).toEqual([5, 9, 4]);
});

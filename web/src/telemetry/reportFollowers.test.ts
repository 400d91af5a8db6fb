import { beforeEach, expect, test, vi } from 'vitest';
import type { Report } from './report.ts';

const entry = (at: number): Report => ({ name: 'API_ERROR', facts: { at } });
let reports: typeof import('./reportFollowers.ts');

beforeEach(async () => {
  vi.resetModules();
  reports = await import('./reportFollowers.ts');
});

test('TE-06 a follower hears of each report until it stops, and others go on', () => {
  const [heard, others]: [Report[], Report[]] = [[], []];
  const stop = reports.followReports((report) => heard.push(report));
  reports.followReports((report) => others.push(report));
  reports.tellFollowers(entry(1));
  stop();
  reports.tellFollowers(entry(2));
  expect([heard, others]).toEqual([[entry(1)], [entry(1), entry(2)]]);
});

test('TE-06 a follower that comes later hears of the first fifty reports', () => {
  const all = Array.from({ length: 60 }, (_, at) => entry(at));
  for (const one of all) reports.tellFollowers(one);
  const heard: Report[] = [];
  reports.followReports((report) => heard.push(report));
  expect(heard).toEqual(all.slice(0, 50));
});

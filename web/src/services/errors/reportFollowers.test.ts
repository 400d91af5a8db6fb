import { expect, test, vi } from 'vitest';
import type { Report } from './report.ts';

const entry = (at: number): Report => ({ name: 'API_ERROR', facts: { at } });

/** Imports a fresh copy of the module, as a new page does. */
async function newPage() {
  vi.resetModules();
  return import('./reportFollowers.ts');
}

test('TE-06 a subscriber receives reports until it unsubscribes, without affecting others', async () => {
  const { followReports, notifyFollowers } = await newPage();
  const [received, others]: [Report[], Report[]] = [[], []];
  const stop = followReports((report) => received.push(report));
  followReports((report) => others.push(report));
  notifyFollowers(entry(1));
  stop();
  notifyFollowers(entry(2));
  expect([received, others]).toEqual([[entry(1)], [entry(1), entry(2)]]);
});

test('TE-06 a late subscriber receives the first fifty reports', async () => {
  const { followReports, notifyFollowers } = await newPage();
  const all = Array.from({ length: 60 }, (_, at) => entry(at));
  for (const one of all) notifyFollowers(one);
  const received: Report[] = [];
  followReports((report) => received.push(report));
  expect(received).toEqual(all.slice(0, 50));
});

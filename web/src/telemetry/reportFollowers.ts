import type { Report } from './report.ts';

type Follower = (report: Report) => void;

/** Of a page's first failures so many are kept for a follower who comes later, which one with consent always does. */
const maxBufferedReports = 50;
const kept: Report[] = [];
const followers = new Set<Follower>();

/** Hands each report, also those of before, to `follower`. @returns how to stop it */
export function followReports(follower: Follower): () => void {
  for (const entry of kept) follower(entry);
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function notifyFollowers(entry: Report): void {
  if (kept.length < maxBufferedReports) kept.push(entry);
  for (const follower of followers) follower(entry);
}

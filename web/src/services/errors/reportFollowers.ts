import type { Report } from './report.ts';

type Follower = (report: Report) => void;

/** Maximum number of buffered reports for a later follower, such as telemetry after consent. */
const maxBufferedReports = 50;
const buffered: Report[] = [];
const followers = new Set<Follower>();

/** Passes earlier and future reports to `follower`. @returns the unsubscribe function */
export function followReports(follower: Follower): () => void {
  for (const entry of buffered) follower(entry);
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function notifyFollowers(entry: Report): void {
  if (buffered.length < maxBufferedReports) buffered.push(entry);
  for (const follower of followers) follower(entry);
}

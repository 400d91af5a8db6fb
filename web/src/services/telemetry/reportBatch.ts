import type { Report } from '../errors/report.ts';

/** Maximum number of queued reports; further ones are dropped, because the first ones show the cause. */
export const batchLimit = 100;
/** Maximum number of identical reports. */
const sameLimit = 5;
/** Maximum number of distinct reports to count. */
const maxCounted = 500;

export interface ReportBatch {
  add(entry: Report): void;
  /** Removes and returns up to `count` reports. */
  take(count: number): Report[];
  readonly size: number;
}

/** Bounded queue: a page that fails repeatedly must not fill its memory or the server's log. */
export function createReportBatch(): ReportBatch {
  const waiting: Report[] = [];
  const seen = new Map<string, number>();
  return {
    add(entry) {
      const key = JSON.stringify([entry.name, entry.facts]).slice(0, 500);
      const times = (seen.get(key) ?? 0) + 1;
      if (times > 1 || seen.size < maxCounted) seen.set(key, times);
      if (times <= sameLimit && waiting.length < batchLimit) waiting.push(entry);
    },
    take: (count) => waiting.splice(0, count),
    get size() {
      return waiting.length;
    },
  };
}

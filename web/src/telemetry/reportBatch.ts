import type { Report } from './report.ts';

/** Reports that wait to be sent; past that the newest are dropped, because the first ones say what began it. */
export const batchLimit = 100;
/** The same report this often is enough to know of it. */
const sameLimit = 5;
/** Different reports that are counted. */
const maxCounted = 500;

export interface ReportBatch {
  add(entry: Report): void;
  /** Takes up to `count` reports out. */
  take(count: number): Report[];
  readonly size: number;
}

/** Bounded: a page that fails in a circle must not fill its own memory, nor the server's log. */
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

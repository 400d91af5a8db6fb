import { sorted } from '@foyer/contract/sorted';

const written = /^(\d{2})-(\d{2})-(\d{4})$/;

/**
 * Converts a date as editors write it, DD-MM-YYYY, to YYYY-MM-DD. Returns null for anything that is not a calendar date;
 * such a post is shown without a date (BL-01).
 */
export function parseBlogDate(text: string | undefined): string | null {
  const [, day = '', month = '', year = ''] = written.exec(text?.trim() ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // `Date` would turn 31 February into a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Sorts the latest first and undated posts last. Posts with equal dates keep their order. */
export function byDateDescending<T extends { date: string | null }>(posts: readonly T[]): T[] {
  return sorted(posts, (a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

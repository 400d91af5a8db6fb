export interface BlogDate {
  /** As the editors write it, DD-MM-YYYY. */
  text: string;
  /** For machines, and in the order of time: YYYY-MM-DD. */
  iso: string;
}

const written = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Null for anything that is no day of the calendar: such a post is shown without a date (BL-01). */
export function readBlogDate(text: string | undefined): BlogDate | null {
  const [, day = '', month = '', year = ''] = written.exec(text?.trim() ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // The 31st of February would become a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return null;
  return { text: `${day}-${month}-${year}`, iso };
}

/** The latest first, those without a date last; the order among equals stays. */
export function byDateDescending<T extends { date: BlogDate | null }>(posts: readonly T[]): T[] {
  return posts.toSorted((a, b) => (b.date?.iso ?? '').localeCompare(a.date?.iso ?? ''));
}

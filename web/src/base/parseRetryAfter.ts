/** Upper bound, so that no header can impose a longer wait. */
const maxRetryAfterMs = 60 * 60 * 1000;

/**
 * Parses a `Retry-After` header (RFC 9110: seconds or a date) to milliseconds, at most an hour; null if missing or
 * malformed.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, maxRetryAfterMs);
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - now), maxRetryAfterMs);
}

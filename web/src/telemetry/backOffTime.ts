/** Wait after 429 without a word on how long, and after a first failure. */
export const defaultBackOffMs = 5000;
const mostBackOffMs = 60_000;
/** Nobody is kept silent for longer, whatever a header says. */
const longestWaitMs = 60 * 60 * 1000;

/** TE-03: how long a `Retry-After` asks to wait, in seconds or until a date; the default where it cannot be read. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, longestWaitMs);
  const moment = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? defaultBackOffMs : Math.min(Math.max(0, moment - now), longestWaitMs);
}

/** A collector that fails is left alone for longer each time. */
export function failureWaitMs(failuresInARow: number): number {
  return Math.min(defaultBackOffMs * 2 ** Math.max(0, failuresInARow - 1), mostBackOffMs);
}

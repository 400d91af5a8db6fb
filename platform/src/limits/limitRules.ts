import type { LimitPeriod } from '@foyer/contract/limits';

/** A limit as it is kept; null as a value means none. Times are Unix milliseconds. */
export interface StoredLimit {
  readonly value: number | null;
  /** A looser value that the player asked for at `askedAt`. */
  readonly waiting: { readonly value: number | null; readonly askedAt: number } | null;
}

export const noLimit: StoredLimit = { value: null, waiting: null };

const hourMs = 3_600_000;
/** UK14, ON8: a looser limit may be confirmed after that long. Hours that pass, not days of a calendar: a change of the clocks does not shorten them. */
export const coolingOffMs = 24 * hourMs;

const strictness = (value: number | null): number => value ?? Infinity;

/** A stricter value counts at once, a looser one waits, and asking for the value that counts forgets what waits. */
export function limitAfterRequest({ value }: StoredLimit, wish: number | null, now: number): StoredLimit {
  return strictness(wish) > strictness(value)
    ? { value, waiting: { value: wish, askedAt: now } }
    : { value: wish, waiting: null };
}

export const confirmableFrom = ({ askedAt }: { askedAt: number }): number => askedAt + coolingOffMs;

/** The limit after the player confirmed what waits; null when nothing waits or it is too early. */
export function afterConfirmation({ waiting }: StoredLimit, now: number): StoredLimit | null {
  return waiting && now >= confirmableFrom(waiting) ? { value: waiting.value, waiting: null } : null;
}

/** Since when counts what a limit of this period is about. */
export function countedSince(period: LimitPeriod, now: number): number {
  switch (period) {
    case 'day':
      return now - 24 * hourMs;
    case 'week':
      return now - 7 * 24 * hourMs;
    case 'month':
      return monthsLater(now, -1);
  }
}

/** The same time of day (UTC) so many months later or earlier, or on the last day of a month that is too short. */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return new Date(time).setUTCFullYear(
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    Math.min(date.getUTCDate(), lastDay),
  );
}

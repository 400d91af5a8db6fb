import type { LimitPeriod } from '@foyer/contract/limitKinds';
import type { ConfirmationRefusal } from '@foyer/contract/limits';

/** A stored limit; a null value means no limit. Times are Unix milliseconds. */
export interface StoredLimit {
  readonly value: number | null;
  /** A less strict value that the player requested at `askedAt`. */
  readonly waiting: { readonly value: number | null; readonly requestedAt: number } | null;
}

export const noLimit: StoredLimit = { value: null, waiting: null };

const hourMs = 3_600_000;
/**
 * UK14, ON8: delay before a less strict limit may be confirmed. Elapsed hours, not calendar days, so that a
 * daylight-saving change does not shorten the delay.
 */
export const coolingOffMs = 24 * hourMs;
/**
 * Time to confirm a less strict limit once the delay is over. A confirmation has to follow the request that the player
 * made: a year later, nobody remembers it, and it would raise a limit with one press and no delay.
 */
export const confirmationPeriodMs = 7 * 24 * hourMs;

const strictness = (value: number | null): number => value ?? Infinity;

/**
 * Applies a requested value: a stricter value takes effect immediately, and a less strict one waits. Requesting the
 * current value cancels a waiting one.
 */
export function limitAfterRequest({ value }: StoredLimit, requested: number | null, now: number): StoredLimit {
  return strictness(requested) > strictness(value)
    ? { value, waiting: { value: requested, requestedAt: now } }
    : { value: requested, waiting: null };
}

export const confirmableFrom = ({ requestedAt }: { requestedAt: number }): number => requestedAt + coolingOffMs;

/** First moment at which a waiting value can no longer be confirmed. */
export const confirmableUntil = (waiting: { requestedAt: number }): number =>
  confirmableFrom(waiting) + confirmationPeriodMs;

/** Returns the limit without a waiting value that can no longer be confirmed. */
export const withoutExpired = <L extends StoredLimit>(limit: L, now: number): L =>
  limit.waiting !== null && now >= confirmableUntil(limit.waiting) ? { ...limit, waiting: null } : limit;

/** Returns the limit after the player confirms the waiting value, or why it cannot be confirmed. */
export function afterConfirmation({ waiting }: StoredLimit, now: number): StoredLimit | ConfirmationRefusal {
  if (waiting === null) return 'noneWaits';
  if (now < confirmableFrom(waiting)) return 'tooEarly';
  return now < confirmableUntil(waiting) ? { value: waiting.value, waiting: null } : 'expired';
}

/** Returns the start of the time that counts towards a limit of this period. */
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

/** Adds or subtracts months at the same time of day (UTC), using the last day of shorter months. */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return new Date(time).setUTCFullYear(
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    Math.min(date.getUTCDate(), lastDay),
  );
}

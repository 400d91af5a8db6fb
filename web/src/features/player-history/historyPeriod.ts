/** Selectable periods; `own` is a custom one. */
export const periodNames = ['week', 'month', 'quarter', 'year', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Half-open interval in Unix milliseconds: `sinceMs` inclusive, `untilMs` exclusive. */
export interface HistoryPeriod {
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** Two values of date fields, such as `2026-11-21`, or empty. */
export interface OwnDates {
  readonly from: string;
  readonly to: string;
}

const days = { week: 7, month: 30, quarter: 92, year: 366 } as const;

/**
 * Returns midnight of a date in the player's time zone, `later` days on. Counts calendar days, because a day may have
 * 23 or 25 hours. Null for an invalid date.
 */
function midnight(date: string, later = 0): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const at = new Date(year, month - 1, day + later).getTime();
  return at >= 0 ? at : null;
}

/** Returns the period, both dates inclusive; null while a custom one is incomplete. */
export function periodOf(name: PeriodName, own: OwnDates, now: number): HistoryPeriod | null {
  if (name !== 'own') {
    const today = new Date(now);
    return {
      sinceMs: new Date(today.getFullYear(), today.getMonth(), today.getDate() - days[name] + 1).getTime(),
      untilMs: now + 1,
    };
  }
  const sinceMs = midnight(own.from);
  const untilMs = midnight(own.to, 1);
  return sinceMs === null || untilMs === null || untilMs <= sinceMs ? null : { sinceMs, untilMs };
}

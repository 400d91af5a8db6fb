/** Periods that are one press away; `own` are dates of the player's. */
export const periodNames = ['week', 'month', 'quarter', 'year', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Unix milliseconds; `untilMs` is the first moment that is not in it any more. */
export interface HistoryPeriod {
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** Two dates as a date field has them, `2026-11-21`, or empty. */
export interface OwnDates {
  readonly from: string;
  readonly to: string;
}

const days = { week: 7, month: 30, quarter: 92, year: 366 } as const;

/** Midnight of a date in the player's own time zone, `later` days on: a day of 23 or 25 hours is a day as well. Null for what is no date. */
function midnight(date: string, later = 0): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const at = new Date(year, month - 1, day + later).getTime();
  return at >= 0 ? at : null;
}

/** The chosen time; null as long as the player's own dates are none. Both of them belong to it. */
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

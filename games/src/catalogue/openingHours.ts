/// <reference lib="esnext.temporal" />

/** Daily opening hours of a live table by the studio's clock; whole hours, `to` at or before `from` is on the next day. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
}

/** Half-open interval in Unix milliseconds. */
export interface OpeningPeriod {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Time zone of the invented studio. Its offset is a whole number of hours, like the schedule of maintenance. */
const studioTimeZone = 'Europe/Malta';

/** Returns the current opening period, or the next one while the table is closed. */
export function openingPeriod({ from, to }: OpeningHours, now: number): OpeningPeriod {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(studioTimeZone).toPlainDate();
  const periodOf = (daysAhead: number): OpeningPeriod => {
    const day = today.add({ days: daysAhead });
    return { opensAt: studioTime(day, from), closesAt: studioTime(to <= from ? day.add({ days: 1 }) : day, to) };
  };
  return [-1, 0].map(periodOf).find(({ closesAt }) => now < closesAt) ?? periodOf(1);
}

/** Returns the next opening of a closed table; null while the table is open. */
export function closedUntil(hours: OpeningHours, now: number): number | null {
  const { opensAt } = openingPeriod(hours, now);
  return now < opensAt ? opensAt : null;
}

const studioTime = (day: Temporal.PlainDate, hour: number): number =>
  day.toZonedDateTime({ timeZone: studioTimeZone, plainTime: new Temporal.PlainTime(hour) }).epochMilliseconds;

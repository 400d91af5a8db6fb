/** Day of a table's next opening, seen from today. */
export type OpensIn = 'today' | 'tomorrow' | 'later';

/** Compares calendar days of the browser's time zone, because a day may have 23 or 25 hours. */
export function opensIn(now: number, opensAt: number): OpensIn {
  const day = new Date(now);
  const isOn = (daysAhead: number) => {
    const other = new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysAhead);
    return other.toDateString() === new Date(opensAt).toDateString();
  };
  return isOn(0) ? 'today' : isOn(1) ? 'tomorrow' : 'later';
}

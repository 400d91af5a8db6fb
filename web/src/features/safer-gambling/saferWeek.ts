/** First and last day of a week, such as `2026-11-16`, both inclusive. */
export interface SaferWeek {
  readonly from: string;
  readonly to: string;
}

/** RM-04, UK26: whether today, in the player's time zone, is in one of the weeks. */
export function isSaferWeek(weeks: readonly SaferWeek[], now: number): boolean {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  const today = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return weeks.some(({ from, to }) => from <= today && today <= to);
}

/** First and last day of a week, `2026-11-16`, both within it. */
export interface SaferWeek {
  readonly from: string;
  readonly to: string;
}

/** RM-04, UK26: whether today is in one of the weeks; a day is the player's own, in their time zone. */
export function isSaferWeek(weeks: readonly SaferWeek[], now: number): boolean {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  const today = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return weeks.some(({ from, to }) => from <= today && today <= to);
}

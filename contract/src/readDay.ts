import { reversed } from './reversed.ts';
/**
 * Returns the start of a calendar day (UTC) in Unix milliseconds, or null for an invalid date. Reads `YYYY-MM-DD` with
 * an optional time, and `DD-MM-YYYY`, because services use both and editors make mistakes.
 */
export function readDay(text: string): number | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?=$|T)/.exec(text.trim());
  const [year, month, day] =
    iso === null ? reversed(/^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim())?.slice(1, 4) ?? []) : iso.slice(1, 4);
  if (year === undefined || month === undefined || day === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` would turn the 31st of a shorter month into a day of the next month.
  const isReal = new Date(time).toISOString().slice(0, 10) === `${year}-${month}-${day}`;
  return isReal ? time : null;
}

/** Returns the full years between two days in Unix milliseconds; a birthday on 29 February counts on 1 March. */
export function ageOn(birth: number, now: number): number {
  const [born, today] = [new Date(birth), new Date(now)];
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return hadBirthday ? years : years - 1;
}

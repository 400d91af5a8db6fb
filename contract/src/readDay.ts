/**
 * A calendar day as Unix milliseconds of its beginning (UTC), or null where there is no such day. Reads `YYYY-MM-DD`,
 * with or without a time behind it, and `DD-MM-YYYY`: services write days both ways, and editors write them wrong.
 */
export function readDay(text: string): number | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?=$|T)/.exec(text.trim());
  const [year, month, day] =
    iso === null ? (/^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim())?.slice(1, 4).toReversed() ?? []) : iso.slice(1, 4);
  if (year === undefined || month === undefined || day === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // The 31st of a shorter month would become a day of the next one.
  const isReal = new Date(time).toISOString().slice(0, 10) === `${year}-${month}-${day}`;
  return isReal ? time : null;
}

/** Full years between two days, both in Unix milliseconds; who was born on 29 February is a year older on 1 March. */
export function ageOn(birth: number, now: number): number {
  const [born, today] = [new Date(birth), new Date(now)];
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return hadBirthday ? years : years - 1;
}

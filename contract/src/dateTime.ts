import * as v from 'valibot';

/**
 * A date and time in ISO 8601. One without a zone is in UTC.
 * @returns the same moment in the form of `Date.prototype.toISOString`
 */
export const dateTime = v.pipe(v.string(), v.maxLength(40), v.transform(toIso), v.string());

function toIso(text: string): string | null {
  const [, day = '', time, zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  // `Date` takes 30 February for 2 March.
  const isReal = !Number.isNaN(date.getTime()) && new Date(day).toISOString().startsWith(day);
  return isReal ? date.toISOString() : null;
}

import * as v from 'valibot';
import { readDay } from './readDay.ts';

const zone = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * A date and time in ISO 8601. One without a zone is in UTC.
 * @returns the same moment in the form of `Date.prototype.toISOString`
 */
export const dateTime = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/),
  v.check(
    (text) => readDay(text.slice(0, 10)) !== null && !Number.isNaN(Date.parse(withZone(text))),
    'no such day or time',
  ),
  v.transform((text) => new Date(withZone(text)).toISOString()),
);

function withZone(text: string): string {
  const iso = text
    .replace(' ', 'T')
    .replace(/([+-]\d{2})(\d{2})?$/, (whole, hours: string, minutes?: string, at = 0) =>
      at < 11 ? whole : `${hours}:${minutes ?? '00'}`,
    );
  return zone.test(iso.slice(11)) ? iso : `${iso}Z`;
}

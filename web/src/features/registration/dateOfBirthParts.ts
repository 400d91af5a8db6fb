import { halfWidth } from '@foyer/contract/halfWidth';

export type DateOfBirthPart = 'day' | 'month' | 'year';

/** Splits a possibly incomplete `YYYY-MM-DD` into day, month and year as typed. */
export function dateOfBirthParts(text: string): Record<DateOfBirthPart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/**
 * Sets one part; only digits count, full-width ones too. `4` stays `4` until the field is left.
 */
export function withDateOfBirthPart(text: string, part: DateOfBirthPart, typed: string): string {
  const digits = halfWidth(typed)
    .replace(/\D/g, '')
    .slice(0, part === 'year' ? 4 : 2);
  const { day, month, year }: Record<DateOfBirthPart, string> = Object.assign(dateOfBirthParts(text), {
    [part]: digits,
  });
  return `${year}-${month}-${day}`;
}

/** Pads parts: `1990-2-4` becomes `1990-02-04`. Missing parts stay missing. */
export function completeDateOfBirth(text: string): string {
  const { day, month, year } = dateOfBirthParts(text);
  const two = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  return `${year}-${two(month)}-${two(day)}`;
}

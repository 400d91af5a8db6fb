export type DateOfBirthPart = 'day' | 'month' | 'year';

/** Day, month and year as typed, out of `YYYY-MM-DD` that may be half there. */
export function dateOfBirthParts(text: string): Record<DateOfBirthPart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** Only digits reach a part, in whatever form a keyboard writes them; `4` stays `4` until the field is left. */
export function withDateOfBirthPart(text: string, part: DateOfBirthPart, typed: string): string {
  const digits = typed
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, part === 'year' ? 4 : 2);
  const { day, month, year }: Record<DateOfBirthPart, string> = Object.assign(dateOfBirthParts(text), {
    [part]: digits,
  });
  return `${year}-${month}-${day}`;
}

/** `1990-2-4` becomes `1990-02-04`; what is missing stays missing. */
export function completeDateOfBirth(text: string): string {
  const { day, month, year } = dateOfBirthParts(text);
  const two = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  return `${year}-${two(month)}-${two(day)}`;
}

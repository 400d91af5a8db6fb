export type BirthPart = 'day' | 'month' | 'year';

/** Day, month and year as typed, out of `YYYY-MM-DD` that may be half there. */
export function birthParts(text: string): Record<BirthPart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** Only digits reach a part, in whatever form a keyboard writes them; `4` stays `4` until the field is left. */
export function withBirthPart(text: string, part: BirthPart, typed: string): string {
  const digits = typed
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, part === 'year' ? 4 : 2);
  const { day, month, year }: Record<BirthPart, string> = Object.assign(birthParts(text), { [part]: digits });
  return `${year}-${month}-${day}`;
}

/** `1990-2-4` becomes `1990-02-04`; what is missing stays missing. */
export function wholeBirth(text: string): string {
  const { day, month, year } = birthParts(text);
  const two = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  return `${year}-${two(month)}-${two(day)}`;
}

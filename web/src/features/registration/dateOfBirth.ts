import { halfWidth } from '@foyer/contract/halfWidth';
import type { Language } from '@foyer/contract/languages';

type DateOrder = Language['dateOrder'];

/** Returns the order of the typed parts: that of the language, unless a group of four digits shows where the year is. */
function orderOf(groups: readonly string[], order: DateOrder): DateOrder {
  if (groups[0]?.length === 4) return ['year', 'month', 'day'];
  return order[0] === 'year' && groups[2]?.length === 4 ? ['day', 'month', 'year'] : order;
}

/** Cuts digits without separators where the parts of the language end. */
function cut(digits: string, order: DateOrder): string[] {
  const [first, second] = order[0] === 'year' ? [4, 6] : [2, 4];
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
}

/**
 * Reads a date as people type it to `YYYY-MM-DD`: with any separators, without any, or year first, as browsers fill it
 * in. Missing parts stay empty, and digits too many stay in the last part, so that the date is not valid.
 */
export function readDateOfBirth(typed: string, order: DateOrder): string {
  const typedGroups = halfWidth(typed).match(/\d+/g) ?? [];
  const [only = '', ...more] = typedGroups;
  if (only === '') return '';
  const groups = more.length > 0 ? typedGroups : cut(only, order);
  const parts = { day: '', month: '', year: '' };
  for (const [index, part] of orderOf(groups, order).entries())
    parts[part] = index < 2 ? (groups[index] ?? '') : groups.slice(index).join('');
  const two = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'));
  return `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
}

/** Writes a possibly incomplete `YYYY-MM-DD` in the order of a language: `14 02 1990`. */
export function dateOfBirthText(date: string, order: DateOrder): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return order
    .map((part) => ({ day, month, year })[part])
    .filter((digits) => digits !== '')
    .join(' ');
}

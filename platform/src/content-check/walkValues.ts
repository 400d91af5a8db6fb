import { isTextByCulture } from '../content/localText.ts';

export interface WrittenValue {
  readonly at: readonly (string | number)[];
  /** Name of the field it belongs to; items of a list have the name of the list. */
  readonly name: string;
  readonly value: unknown;
  /** The mapping it stands in. */
  readonly siblings: Readonly<Record<string, unknown>>;
}

/** Deeper than any content: what nests further is not read. */
const deepest = 40;

/** Every single value below `value` in order; a text in several languages is one value. */
export function walkValues(
  value: unknown,
  at: readonly (string | number)[] = [],
  name = '',
  siblings: Readonly<Record<string, unknown>> = {},
): WrittenValue[] {
  if (typeof value !== 'object' || value === null || isTextByCulture(value) || at.length > deepest)
    return [{ at, name, value, siblings }];
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ at, name, value, siblings }];
    return value.flatMap((item, place) => walkValues(item, [...at, place], name, siblings));
  }
  const record = value as Record<string, unknown>;
  return Object.entries(record).flatMap(([key, part]) => walkValues(part, [...at, key], key, record));
}

import { isTextByCulture } from '../../services/content/localText.ts';

export interface FileValue {
  readonly at: readonly (string | number)[];
  /** Name of its field; list items have the name of the list. */
  readonly name: string;
  readonly value: unknown;
  /** The mapping that contains the value. */
  readonly siblings: Readonly<Record<string, unknown>>;
}

/** Maximum depth; deeper values are not read. */
const maxDepth = 40;

/** Yields every value below `value` in order. A text in several languages is one value. */
export function walkValues(
  value: unknown,
  at: readonly (string | number)[] = [],
  name = '',
  siblings: Readonly<Record<string, unknown>> = {},
): FileValue[] {
  if (typeof value !== 'object' || value === null || isTextByCulture(value) || at.length > maxDepth)
    return [{ at, name, value, siblings }];
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ at, name, value, siblings }];
    return value.flatMap((item, place) => walkValues(item, [...at, place], name, siblings));
  }
  const record = value as Record<string, unknown>;
  return Object.entries(record).flatMap(([key, part]) => walkValues(part, [...at, key], key, record));
}

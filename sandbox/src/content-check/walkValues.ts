import { isTextByCulture } from '../services/content/localText.ts';

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

/** Lists every value below `value` in order. A text in several languages is one value. */
export function walkValues(value: unknown, at: FileValue['at'] = [], name = ''): FileValue[] {
  const values: FileValue[] = [];
  addValues(values, { at, name, value, siblings: {} });
  return values;
}

function addValues(values: FileValue[], one: FileValue): void {
  const { at, name, value, siblings } = one;
  if (typeof value !== 'object' || value === null || isTextByCulture(value) || at.length > maxDepth) values.push(one);
  else if (!Array.isArray(value)) {
    const record = value as Record<string, unknown>;
    for (const [key, part] of Object.entries(record))
      addValues(values, { at: [...at, key], name: key, value: part, siblings: record });
  } else if (value.length === 0) values.push(one);
  else
    for (const [place, item] of value.entries()) addValues(values, { at: [...at, place], name, value: item, siblings });
}

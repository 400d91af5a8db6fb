import { ownValue } from '@foyer/contract/ownValue';

type Facts = Readonly<Record<string, string>>;

/** Fills in `{{facts}}`. One that the market lacks, such as the number of a help line, becomes an empty text. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => ownValue(facts, name) ?? '');
}

/** Fills in the facts of every text of a JSON value. */
export function withFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillFacts(value, facts);
  if (Array.isArray(value)) return value.map((entry) => withFacts(entry, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFacts(part, facts)]));
}

/**
 * Properties of the contract from fields of the content system: without its own fields, and without the empty ones,
 * which it sends as null or empty lists and groups.
 */
export function toProperties(fields: object, facts: Facts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (key === 'id' || key === 'blockType' || key === 'blockName') return [];
      const property = toProperty(value, facts);
      return property === undefined ? [] : [[key, property]];
    }),
  );
}

function toProperty(value: unknown, facts: Facts): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return fillFacts(value, facts);
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry) => toProperty(entry, facts) ?? []);
    return entries.length === 0 ? undefined : entries;
  }
  const properties = toProperties(value, facts);
  return Object.keys(properties).length === 0 ? undefined : properties;
}

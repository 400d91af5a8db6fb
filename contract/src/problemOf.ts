import type * as v from 'valibot';

const maxExpected = 120;

/**
 * Describes an issue by its path and the expected type. Contains no received value: list positions are `[]`, and keys
 * that no schema names are `*`.
 */
export function problemOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const path = pathOf(schema, issue).replace(/(?:^|\.)\d+(?=\.|$)/g, '[]');
  return `${path === '' ? 'value' : path}: ${issue.input === undefined ? 'missing' : expectationOf(issue)}`;
}

/** What an issue expects, without the received value that the library's own messages contain. */
export function expectationOf({ message, expected, type }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid ') ? `expected ${(expected ?? type).slice(0, maxExpected)}` : message;
}

/** Path of an issue, such as `data.3.Name`. A key that no schema names is `*`, because it was received. */
export function pathOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const names = namesIn(schema);
  return (issue.path ?? [])
    .map(({ type, key }) => (type === 'array' || names.has(String(key)) ? String(key) : '*'))
    .join('.');
}

const knownNames = new WeakMap<object, ReadonlySet<string>>();

/** Names of all fields in a schema and in the schemas inside it. */
export function namesIn(schema: v.GenericSchema): ReadonlySet<string> {
  const known = knownNames.get(schema);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const seen = new Set<object>();
  const open: unknown[] = [schema];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const part = value as Record<string, unknown>;
    if (typeof part['entries'] === 'object' && part['entries'] !== null)
      for (const [name, entry] of Object.entries(part['entries'])) {
        names.add(name);
        open.push(entry);
      }
    open.push(part['wrapped'], part['item'], part['value'], part['rest']);
    for (const several of [part['options'], part['items'], part['pipe']])
      if (Array.isArray(several)) open.push(...(several as unknown[]));
    if (typeof part['getter'] === 'function') open.push((part['getter'] as () => unknown)());
  }
  knownNames.set(schema, names);
  return names;
}

import type * as v from 'valibot';

const maxExpected = 120;

/**
 * Describes an issue by its path and the expected type. Contains no received value: list positions are `[]`, and keys
 * that no schema names are `*`.
 */
export function problemOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const names = namesIn(schema);
  const path = (issue.path ?? [])
    .map(({ type, key }) => (type === 'array' ? '[]' : typeof key === 'string' && names.has(key) ? `.${key}` : '.*'))
    .join('')
    .replace(/^\./, '');
  const expected =
    issue.input === undefined ? 'missing' : `expected ${(issue.expected ?? issue.type).slice(0, maxExpected)}`;
  return `${path === '' ? 'value' : path}: ${expected}`;
}

const knownNames = new WeakMap<object, ReadonlySet<string>>();

/** Names of all fields in a schema and in the schemas inside it. */
function namesIn(schema: v.GenericSchema): ReadonlySet<string> {
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

import { ownValue } from './ownValue.ts';

/** Steps to a field of a JSON value: names and list positions. */
export type FieldPath = readonly (string | number)[];

/** Paths to every field of a JSON value; a list contributes its first entry. */
export function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [[0, value[0]]] : Object.entries(value);
  return entries.flatMap(([key, inner]) =>
    inner === undefined ? [] : [[...path, key], ...pathsIn(inner, [...path, key])],
  );
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? ownValue(inner as Record<string, unknown>, String(step))
        : undefined,
    value,
  );
}

/** A copy of a JSON value with another value at the path; undefined removes a field. */
export function withValue(value: unknown, path: FieldPath, odd: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return odd;
  if (Array.isArray(value))
    return value.map((entry: unknown, place) => (place === step ? withValue(entry, rest, odd) : entry));
  const fields = value as Record<string, unknown>;
  const changed = withValue(ownValue(fields, String(step)), rest, odd);
  const { [step]: _removed, ...others } = fields;
  return changed === undefined ? others : { ...fields, [step]: changed };
}

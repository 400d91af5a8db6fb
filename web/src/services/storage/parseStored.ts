import * as v from 'valibot';

/**
 * Parses a stored value; null unless it matches the schema. Storage may contain truncated, outdated or foreign values.
 */
export function parseStored<S extends v.GenericSchema>(shape: S, text: string | null): v.InferOutput<S> | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(shape, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

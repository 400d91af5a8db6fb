import * as v from 'valibot';

/** What storage holds may be anything: cut short, of an older version, or not ours. Null unless it has the shape. */
export function readStored<S extends v.GenericSchema>(shape: S, text: string | null): v.InferOutput<S> | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(shape, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

import * as v from 'valibot';

/** Learns what a tolerant reading leaves out. */
export interface Tolerance {
  /** @returns false if the reading has to fail, because too many entries were dropped */
  dropEntry(entry: unknown): boolean;
  replaceField(): void;
}

/** Set during a tolerant reading; otherwise the schemas are strict. Parsing is synchronous, so one variable is enough. */
let tolerance: Tolerance | null = null;

/** Runs a synchronous parse in which the schemas of this file are tolerant. */
export function withTolerance<T>(value: Tolerance, parse: () => T): T {
  const outer = tolerance;
  tolerance = value;
  try {
    return parse();
  } finally {
    tolerance = outer;
  }
}

/**
 * A list that loses only its bad entries when it is read tolerantly. A list of bad entries alone is bad: it would look
 * empty.
 * @param max maximum number of entries; a tolerant reading keeps the first ones
 */
export function tolerantList<S extends v.GenericSchema>(item: S, max = Infinity): v.ArraySchema<S, undefined> {
  const list = v.array(item);
  const strict = max === Infinity ? list : v.pipe(list, v.maxLength(max));
  return {
    ...strict,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const current = tolerance;
      if (current === null || !Array.isArray(dataset.value)) return strict['~run'](dataset, config);
      const accepted: unknown[] = [];
      let bad: ReturnType<S['~run']> | null = null;
      for (const entry of dataset.value as readonly unknown[]) {
        if (accepted.length >= max) {
          current.dropEntry(entry);
          break;
        }
        const read = item['~run']({ value: entry }, config);
        if (read.issues === undefined) accepted.push(read.value);
        else {
          bad ??= read as ReturnType<S['~run']>;
          if (!current.dropEntry(entry)) return read;
        }
      }
      return bad !== null && accepted.length === 0 ? bad : { typed: true, value: accepted };
    },
  } as v.ArraySchema<S, undefined>;
}

/** A field that is not needed: a tolerant reading replaces a bad or missing value by the fallback. */
export function lenient<S extends v.GenericSchema>(
  schema: S,
  fallback: v.InferOutput<S> | (() => v.InferOutput<S>),
): S {
  const replace = (): v.InferOutput<S> => {
    tolerance?.replaceField();
    return typeof fallback === 'function' ? (fallback as () => v.InferOutput<S>)() : fallback;
  };
  return {
    ...schema,
    // An object schema reads this for a missing field.
    get fallback() {
      return tolerance === null ? undefined : replace;
    },
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const read = schema['~run'](dataset, config);
      return tolerance === null || read.issues === undefined ? read : { typed: true, value: replace() };
    },
  };
}

/** An extension of the specification: may be missing, also for a strict reading. */
export function extension<S extends v.GenericSchema>(schema: S): v.OptionalSchema<S, undefined>;
export function extension<S extends v.GenericSchema, const D extends v.InferInput<S> & v.InferOutput<S>>(
  schema: S,
  fallback: D,
): v.OptionalSchema<S, D>;
export function extension(schema: v.GenericSchema, fallback?: unknown) {
  return v.optional(lenient(schema, fallback), fallback as undefined);
}

import * as v from 'valibot';
import { problemOf } from './problemOf.ts';
import { withTolerance } from './tolerantSchemas.ts';

/** What a tolerant reading left out or replaced. */
export interface LeftOut {
  /** Number of list entries that were dropped. */
  entries: number;
  /** Numeric ids of the first dropped entries that have one. */
  ids: readonly number[];
  /** Number of fields that were replaced by a fallback. */
  fields: number;
  /** Where and why the first of them was left out, without any received value. */
  problem: string;
}

export type TolerantReading<Output> =
  | { success: true; output: Output; leftOut: LeftOut | null }
  | { success: false; problem: string };

/** A list with more bad entries is no list of the contract, and reading on would only cost time. */
const maxDroppedEntries = 1000;
const maxNamedIds = 5;
const firstOnly = { abortEarly: true } as const;

/**
 * Reads a response of a service: bad entries of a `tolerantList` are dropped, and bad `lenient` fields get their
 * fallback. Stops at the first problem that neither covers. With `v.safeParse` the same schema is strict.
 */
export function readTolerantly<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): TolerantReading<v.InferOutput<S>> {
  let entries = 0;
  let fields = 0;
  const ids: number[] = [];
  const tolerance = {
    dropEntry(entry: unknown) {
      entries += 1;
      const id = idOf(entry);
      if (id !== null && ids.length < maxNamedIds) ids.push(id);
      return entries <= maxDroppedEntries;
    },
    replaceField() {
      fields += 1;
    },
  };
  const read = withTolerance(tolerance, () => v.safeParse(schema, input, firstOnly));
  if (!read.success) return { success: false, problem: problemOf(schema, read.issues[0]) };
  if (entries === 0 && fields === 0) return { success: true, output: read.output, leftOut: null };
  // The strict schema names the first thing that was left out.
  const strict = v.safeParse(schema, input, firstOnly);
  const problem = strict.success ? '' : problemOf(schema, strict.issues[0]);
  return { success: true, output: read.output, leftOut: { entries, ids, fields, problem } };
}

const idNames = ['GameGroupId', 'gameGroupId', 'Id', 'id', 'promotionId', 'rewardId', 'moduleId'];

/** A numeric id names an entry in the log; a text could hold anything. */
function idOf(entry: unknown): number | null {
  if (typeof entry !== 'object' || entry === null) return null;
  for (const name of idNames) {
    const id: unknown = Object.hasOwn(entry, name) ? Reflect.get(entry, name) : undefined;
    if (typeof id === 'number' && Number.isSafeInteger(id) && Math.abs(id) < 1e9) return id;
  }
  return null;
}

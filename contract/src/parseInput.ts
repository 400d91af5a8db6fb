import * as v from 'valibot';

/**
 * Validates what anybody may send. Stops at the first problem: describing each of a thousand wrong entries takes
 * hundreds of times as long as an ordinary call.
 */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.SafeParseResult<S> {
  return v.safeParse(schema, input, { abortEarly: true });
}

import type { Clause, Duty } from './clause.ts';

/** Returns the duties of clauses, in order. Letters tell those of one clause apart: `UK20a`, `UK20b`. */
export const dutiesOf = (clauses: readonly Clause[]): Duty[] =>
  clauses.flatMap(({ id, reference, markets, duties }) =>
    duties.map((duty, index) => ({
      ...duty,
      id: duties.length === 1 ? id : (`${id}${String.fromCodePoint(97 + index)}` as const),
      clause: id,
      reference,
      markets,
    })),
  );

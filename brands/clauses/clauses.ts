import type { Clause } from './clause.ts';
import { britishClauses } from './greatBritain.ts';
import { malteseClauses } from './malta.ts';
import { ontarioClauses } from './ontario.ts';

/** Every clause that the product has to show, by regulator. */
export const clauses: readonly Clause[] = [...britishClauses, ...ontarioClauses, ...malteseClauses];

import { britishLicenceConditions } from './britishLicenceConditions.ts';
import { britishTechnicalStandards } from './britishTechnicalStandards.ts';
import type { Clause } from './clause.ts';
import { malteseClauses } from './malteseClauses.ts';
import { ontarioClauses } from './ontarioClauses.ts';

/** Every clause that the product has to show, by regulator. */
export const clauses: readonly Clause[] = [
  ...britishTechnicalStandards,
  ...britishLicenceConditions,
  ...ontarioClauses,
  ...malteseClauses,
];

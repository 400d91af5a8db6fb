import type { DutyId } from './clause.ts';

/** A cell of the matrix without a test: the duty in a market, or its absence from one. */
export interface OpenCell {
  duty: DutyId;
  market: string;
  isAbsence?: true;
}

/**
 * Cells that the product does not show yet. `scripts/checkClauses.ts` prints them, and fails as soon as one has its test,
 * so that this list can only shrink.
 */
export const notYetShown: readonly OpenCell[] = [];

import type { ClauseId } from './clause.ts';

/** A cell of the matrix without a test: the clause in a market, or its absence from one. */
export interface OpenCell {
  clause: ClauseId;
  market: string;
  isAbsence?: true;
}

/**
 * Cells that the product does not show yet. `scripts/checkClauses.mjs` prints them, and fails as soon as one has its test,
 * so that this list can only shrink.
 */
export const notYetShown: readonly OpenCell[] = [
  { clause: 'UK17', market: 'uk' },
  { clause: 'UK17', market: 'row', isAbsence: true },
  { clause: 'UK25', market: 'uk' },
  { clause: 'ON11', market: 'ca' },
  { clause: 'ON12', market: 'ca' },
  { clause: 'MT4', market: 'row' },
  { clause: 'MT4', market: 'row-zh' },
];

import { absenceOf, evidenceOf } from '../clauses/clauseCoverage.mjs';

/** @typedef {import('../clauses/clauseTests.mjs').ClauseTest} ClauseTest */
/** @typedef {import('../../brands/clauses/clause.ts').Clause} Clause */

/**
 * A cell of the matrix: a clause in a market, or its absence from one, with the tests that can show it.
 * @typedef {{ clause: Clause, market: string, isAbsence: boolean, tests: ClauseTest[] }} Cell
 */

/** Name of a cell on the command line and in titles: `UK2@uk`, `no-UK10@row`. @param {Pick<Cell, 'clause' | 'market' | 'isAbsence'>} cell */
export const cellName = ({ clause, market, isAbsence }) => `${isAbsence ? 'no-' : ''}${clause.id}@${market}`;

/** @param {readonly Clause[]} clauses @param {readonly ClauseTest[]} tests @returns {Cell[]} */
export function cellsOf(clauses, tests) {
  return clauses.flatMap((clause) => [
    ...clause.markets.map((market) => ({
      clause,
      market,
      isAbsence: false,
      tests: evidenceOf(clause, market, tests),
    })),
    ...(clause.absentFrom ?? []).map((market) => ({
      clause,
      market,
      isAbsence: true,
      tests: absenceOf(clause, market, tests),
    })),
  ]);
}

/** Tests written for one clause end with its screen; tests of faults start processes of their own. @param {ClauseTest} test */
function rank({ file, level }) {
  if (level !== 'screen') return 3;
  if (file.startsWith('tests/e2e/clauses/')) return 0;
  return file.startsWith('tests/e2e/faults/') ? 2 : 1;
}

/**
 * Chooses one test for each cell, the best for its picture, and as few as possible in total.
 * @param {readonly Cell[]} cells
 * @returns {ClauseTest[]}
 */
export function chooseTests(cells) {
  /** @type {Set<ClauseTest>} */
  const chosen = new Set();
  for (const { tests } of cells) {
    const best = Math.min(...tests.map(rank));
    const candidates = tests.filter((test) => rank(test) === best);
    const [first] = candidates;
    if (first !== undefined && !candidates.some((test) => chosen.has(test))) chosen.add(first);
  }
  return [...chosen];
}

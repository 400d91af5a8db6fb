/** @typedef {import('./clauseTests.mjs').ClauseTest} ClauseTest */
/** @typedef {{ id: string, markets: readonly string[], evidence: 'screen' | 'services', absentFrom?: readonly string[] }} ClauseRow */
/** A cell of the matrix that has no test yet. @typedef {{ clause: string, market: string, isAbsence?: boolean }} OpenCell */

/**
 * Tests that are evidence for a clause in a market. A browser test always is; a contract test is where the duty ends at
 * the operator's services, and for an absence.
 * @param {ClauseRow} clause
 * @param {string} market
 * @param {readonly ClauseTest[]} tests
 */
export const evidenceOf = (clause, market, tests) =>
  tests.filter(
    ({ shows, markets, level }) =>
      shows.includes(clause.id) &&
      markets.includes(market) &&
      (level === 'screen' || (level === 'services' && clause.evidence === 'services')),
  );

/** Tests of the absence of a clause's effect in a market. @param {ClauseRow} clause @param {string} market @param {readonly ClauseTest[]} tests */
export const absenceOf = ({ id }, market, tests) =>
  tests.filter(({ absent, markets, level }) => level !== 'rule' && absent.includes(id) && markets.includes(market));

/**
 * Compares the clauses with the titles of tests.
 * @param {{ clauses: readonly ClauseRow[], markets: readonly string[], tests: readonly ClauseTest[], notYetShown: readonly OpenCell[] }} input
 * @returns {{ problems: string[], open: OpenCell[], shown: number, cells: number }}
 */
export function clauseCoverage({ clauses, markets, tests, notYetShown }) {
  const cells = clauses.flatMap((clause) => [
    ...clause.markets.map((market) => ({ clause, market, isAbsence: false })),
    ...(clause.absentFrom ?? []).map((market) => ({ clause, market, isAbsence: true })),
  ]);
  const isListed = (/** @type {(typeof cells)[number]} */ cell) =>
    notYetShown.some(
      ({ clause, market, isAbsence = false }) =>
        clause === cell.clause.id && market === cell.market && isAbsence === cell.isAbsence,
    );
  const found = cells.map((cell) => ({
    ...cell,
    name: `${cell.isAbsence ? 'no-' : ''}${cell.clause.id}`,
    isOpen: isListed(cell),
    tests: (cell.isAbsence ? absenceOf : evidenceOf)(cell.clause, cell.market, tests),
  }));
  const problems = [
    ...tests.flatMap((test) => titleProblems(test, clauses, markets)),
    ...found.flatMap(({ clause, market, name, isOpen, isAbsence, tests: [first] }) => {
      if (first === undefined && !isOpen) return [missing({ clause, market, name, isAbsence }, tests)];
      if (first !== undefined && isOpen)
        return [`${name} @${market}: "${first.title}" shows it; remove it from brands/clauses/notYetShown.ts`];
      return [];
    }),
    ...notYetShown
      .filter(
        ({ clause, market, isAbsence = false }) =>
          !cells.some((cell) => cell.clause.id === clause && cell.market === market && cell.isAbsence === isAbsence),
      )
      .map(
        ({ clause, market }) => `${clause} @${market}: is in brands/clauses/notYetShown.ts, but does not apply there`,
      ),
  ];
  return {
    problems,
    open: notYetShown.filter(Boolean),
    shown: found.filter(({ tests: evidence }) => evidence.length > 0).length,
    cells: cells.length,
  };
}

/** @param {ClauseTest} test @param {readonly ClauseRow[]} clauses @param {readonly string[]} markets */
function titleProblems({ file, title, level, shows, absent, markets: tagged }, clauses, markets) {
  const unknown = [...shows, ...absent].filter((id) => !clauses.some((clause) => clause.id === id));
  const strange = tagged.filter((market) => !markets.includes(market));
  const named = [...shows, ...absent];
  return [
    ...unknown.map((id) => `${file}: "${title}" names ${id}, which is no clause`),
    ...strange.map((market) => `${file}: "${title}" names the market @${market}, which no brand has`),
    ...(level !== 'rule' && named.length > 0 && tagged.length === 0
      ? [`${file}: "${title}" names ${named.join(', ')}, but no market, for example @uk`]
      : []),
  ];
}

/** @param {{ clause: ClauseRow, market: string, name: string, isAbsence: boolean }} cell @param {readonly ClauseTest[]} tests */
function missing({ clause, market, name, isAbsence }, tests) {
  const kind = isAbsence || clause.evidence === 'services' ? 'browser or contract test' : 'browser test';
  const other = [
    ...new Set(
      tests
        .filter(({ shows, absent, level }) => level !== 'rule' && (isAbsence ? absent : shows).includes(clause.id))
        .flatMap(({ markets }) => markets),
    ),
  ];
  return `${name} @${market}: no ${kind} has them in its title${other.length > 0 ? `; tests run only in ${other.join(', ')}` : ''}`;
}

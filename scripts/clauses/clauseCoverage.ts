import type { Clause } from '../../brands/clauses/clause.ts';
import type { OpenCell } from '../../brands/clauses/notYetShown.ts';
import type { ClauseTest } from './clauseTest.ts';

export type ClauseRow = Pick<Clause, 'id' | 'markets' | 'evidence' | 'absentFrom'>;

/** A cell of the matrix: a clause in a market, or its absence from one, with the tests that can show it. */
export interface Cell<Row extends ClauseRow = ClauseRow> {
  /** On the command line and in titles: `UK2@uk`, `no-UK10@row`. */
  name: string;
  clause: Row;
  market: string;
  isAbsence: boolean;
  tests: ClauseTest[];
}

const cellName = ({ clause, market, isAbsence = false }: Omit<OpenCell, 'isAbsence'> & { isAbsence?: boolean }) =>
  `${isAbsence ? 'no-' : ''}${clause}@${market}`;

export function cellsOf<Row extends ClauseRow>(clauses: readonly Row[], tests: readonly ClauseTest[]): Cell<Row>[] {
  return clauses.flatMap((clause) =>
    [false, true].flatMap((isAbsence) =>
      ((isAbsence ? clause.absentFrom : clause.markets) ?? []).map((market) => {
        const cell = { clause, market, isAbsence };
        return { ...cell, name: cellName({ ...cell, clause: clause.id }), tests: testsOfCell(cell, tests) };
      }),
    ),
  );
}

/**
 * Tests that are evidence for a cell. A browser test always is; a contract test is where the duty ends at the operator's
 * services, and for an absence.
 */
export const testsOfCell = <Test extends ClauseTest>(
  { clause, market, isAbsence }: Pick<Cell, 'clause' | 'market' | 'isAbsence'>,
  tests: readonly Test[],
): Test[] =>
  tests.filter(
    ({ shows, absent, markets, level }) =>
      (isAbsence ? absent : shows).includes(clause.id) &&
      markets.includes(market) &&
      (level === 'screen' || (level === 'services' && (isAbsence || clause.evidence === 'services'))),
  );

/** Compares the clauses with the titles of tests. */
export function clauseCoverage({
  clauses,
  markets,
  tests,
  notYetShown,
}: {
  clauses: readonly ClauseRow[];
  markets: readonly string[];
  tests: readonly ClauseTest[];
  notYetShown: readonly OpenCell[];
}): { problems: string[]; open: string[]; shown: number; cells: number } {
  const cells = cellsOf(clauses, tests);
  const open = notYetShown.map(cellName);
  const problems = [
    ...tests.flatMap((test) => titleProblems(test, clauses, markets)),
    ...cells.flatMap((cell) => {
      const [first] = cell.tests;
      if (first === undefined) return open.includes(cell.name) ? [] : [missing(cell, tests)];
      return open.includes(cell.name)
        ? [`${cell.name}: "${first.title}" shows it; remove it from brands/clauses/notYetShown.ts`]
        : [];
    }),
    ...open
      .filter((name) => !cells.some((cell) => cell.name === name))
      .map((name) => `${name}: is in brands/clauses/notYetShown.ts, but does not apply there`),
  ];
  return { problems, open, shown: cells.filter((cell) => cell.tests.length > 0).length, cells: cells.length };
}

function titleProblems(
  { file, title, level, shows, absent, markets: tagged }: ClauseTest,
  clauses: readonly ClauseRow[],
  markets: readonly string[],
): string[] {
  const named = [...shows, ...absent];
  const unknown = named.filter((id) => !clauses.some((clause) => clause.id === id));
  const foreign = tagged.filter((market) => !markets.includes(market));
  return [
    ...unknown.map((id) => `names ${id}, which is no clause`),
    ...foreign.map((market) => `names the market @${market}, which no brand has`),
    ...(level !== 'rule' && named.length > 0 && tagged.length === 0
      ? [`names ${named.join(', ')}, but no market, for example @uk`]
      : []),
  ].map((problem) => `${file}: "${title}" ${problem}`);
}

function missing({ name, clause, isAbsence }: Cell, tests: readonly ClauseTest[]): string {
  const kind = isAbsence || clause.evidence === 'services' ? 'browser or contract test' : 'browser test';
  const others = tests.filter(
    ({ shows, absent, level }) => level !== 'rule' && (isAbsence ? absent : shows).includes(clause.id),
  );
  const elsewhere = [...new Set(others.flatMap(({ markets }) => markets))];
  return `${name}: no ${kind} has it in its title${elsewhere.length > 0 ? `; tests run only in ${elsewhere.join(', ')}` : ''}`;
}

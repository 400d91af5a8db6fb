import type { Duty } from '../../brands/clauses/clause.ts';
import type { OpenCell } from '../../brands/clauses/notYetShown.ts';
import { runsTwice } from './clauseTest.ts';
import type { ClauseTest } from './clauseTest.ts';

export type DutyRow = Pick<Duty, 'id' | 'clause' | 'markets' | 'evidence' | 'absentFrom'>;

/** A cell of the matrix: a duty in a market, or its absence from one, with the tests that can show it. */
export interface Cell<Row extends DutyRow = DutyRow> {
  /** On the command line and in titles: `UK2@uk`, `no-UK10@row`. */
  name: string;
  duty: Row;
  market: string;
  isAbsence: boolean;
  tests: ClauseTest[];
  /** Those that try it with a player who differs. */
  differing: ClauseTest[];
}

const cellName = ({ duty, market, isAbsence = false }: Omit<OpenCell, 'isAbsence'> & { isAbsence?: boolean }) =>
  `${isAbsence ? 'no-' : ''}${duty}@${market}`;

export function cellsOf<Row extends DutyRow>(duties: readonly Row[], tests: readonly ClauseTest[]): Cell<Row>[] {
  const differing = tests.map((test) => (runsTwice(test) ? { ...test, isDiffering: true } : test));
  return duties.flatMap((duty) =>
    [false, true].flatMap((isAbsence) =>
      ((isAbsence ? duty.absentFrom : duty.markets) ?? []).map((market) => {
        const cell = { duty, market, isAbsence };
        return {
          ...cell,
          name: cellName({ ...cell, duty: duty.id }),
          tests: testsOfCell(cell, tests),
          differing: differingTestsOfCell(cell, differing),
        };
      }),
    ),
  );
}

/**
 * Tests that are evidence for a cell. A browser test always is; a contract test is where the duty ends at the operator's
 * services, and for an absence.
 */
export const testsOfCell = <Test extends ClauseTest>(
  { duty, market, isAbsence }: Pick<Cell, 'duty' | 'market' | 'isAbsence'>,
  tests: readonly Test[],
): Test[] =>
  testsNaming({ duty, market, isAbsence }, tests).filter(
    ({ level }) => level === 'screen' || (level === 'services' && (isAbsence || duty.evidence === 'services')),
  );

/**
 * Tests that try a cell with a player who differs. A contract test is enough for a screen: what a page shows depends on
 * its market, its texts and what the services send.
 */
export const differingTestsOfCell = <Test extends ClauseTest>(
  cell: Pick<Cell, 'duty' | 'market' | 'isAbsence'>,
  tests: readonly Test[],
): Test[] => testsNaming(cell, tests).filter(({ level, isDiffering }) => level !== 'rule' && isDiffering);

const testsNaming = <Test extends ClauseTest>(
  { duty, market, isAbsence }: Pick<Cell, 'duty' | 'market' | 'isAbsence'>,
  tests: readonly Test[],
): Test[] =>
  tests.filter(
    ({ shows, absent, markets }) => (isAbsence ? absent : shows).includes(duty.id) && markets.includes(market),
  );

/** Compares the duties with the titles of tests. */
export function clauseCoverage({
  duties,
  markets,
  tests,
  notYetShown,
}: {
  duties: readonly DutyRow[];
  markets: readonly string[];
  tests: readonly ClauseTest[];
  notYetShown: readonly OpenCell[];
}): { problems: string[]; open: string[]; shown: number; cells: number } {
  const cells = cellsOf(duties, tests);
  const open = notYetShown.map(cellName);
  const problems = [
    ...tests.flatMap((test) => titleProblems(test, duties, markets)),
    ...cells.flatMap((cell) => {
      const [first] = cell.tests;
      if (first === undefined) return open.includes(cell.name) ? [] : [missing(cell, tests)];
      if (open.includes(cell.name))
        return [`${cell.name}: "${first.title}" shows it; remove it from brands/clauses/notYetShown.ts`];
      return cell.differing.length > 0
        ? []
        : [`${cell.name}: no test tries it with a player who differs (docs/compliance.md)`];
    }),
    ...open
      .filter((name) => !cells.some((cell) => cell.name === name))
      .map((name) => `${name}: is in brands/clauses/notYetShown.ts, but does not apply there`),
  ];
  return { problems, open, shown: cells.filter((cell) => cell.tests.length > 0).length, cells: cells.length };
}

function titleProblems(
  { file, title, level, shows, absent, markets: tagged }: ClauseTest,
  duties: readonly DutyRow[],
  markets: readonly string[],
): string[] {
  const named = [...shows, ...absent];
  const unknown = named.filter((id) => !duties.some((duty) => duty.id === id));
  const foreign = tagged.filter((market) => !markets.includes(market));
  return [
    ...unknown.flatMap((id) => {
      const own = duties.filter(({ clause }) => clause === id);
      if (own.length === 0) return [`names ${id}, which is no clause or duty`];
      // A test of a part of the code may name the whole clause: it is evidence for no cell.
      return level === 'rule' ? [] : [`names ${id}, which has the duties ${own.map((duty) => duty.id).join(', ')}`];
    }),
    ...foreign.map((market) => `names the market @${market}, which no brand has`),
    ...(level !== 'rule' && named.length > 0 && tagged.length === 0
      ? [`names ${named.join(', ')}, but no market, for example @uk`]
      : []),
  ].map((problem) => `${file}: "${title}" ${problem}`);
}

function missing({ name, duty, isAbsence }: Cell, tests: readonly ClauseTest[]): string {
  const kind = isAbsence || duty.evidence === 'services' ? 'browser or contract test' : 'browser test';
  const others = tests.filter(
    ({ shows, absent, level }) => level !== 'rule' && (isAbsence ? absent : shows).includes(duty.id),
  );
  const elsewhere = [...new Set(others.flatMap(({ markets }) => markets))];
  return `${name}: no ${kind} has it in its title${elsewhere.length > 0 ? `; tests run only in ${elsewhere.join(', ')}` : ''}`;
}

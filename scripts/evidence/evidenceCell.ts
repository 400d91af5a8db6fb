import type { Duty } from '../../brands/clauses/clause.ts';
import { differingTestsOfCell, testsOfCell } from '../clauses/clauseCoverage.ts';
import type { Cell } from '../clauses/clauseCoverage.ts';
import { runsTwice } from '../clauses/clauseTest.ts';
import type { ClauseTest } from '../clauses/clauseTest.ts';
import type { RunTest } from './testRuns.ts';

/**
 * `shown`: by a browser test of this run. `contract`: by a contract test of the services. `partly`: by either, but the
 * product does not show all of the duty yet.
 */
export type CellState = 'shown' | 'contract' | 'partly' | 'missing';

/** One cell of the evidence, as `evidence.json` has it. */
export type EvidenceCell = ReturnType<typeof evidenceCell>;

/** Tests written for one clause end with its screen; tests of faults start processes of their own. */
function rank({ file, level }: ClauseTest): number {
  if (level !== 'screen') return 3;
  if (file.startsWith('tests/e2e/clauses/')) return 0;
  return file.startsWith('tests/e2e/faults/') ? 2 : 1;
}

/**
 * Chooses the tests of a run. A contract test with a player who differs shows its cell too, so that it does not run with
 * an ordinary one as well.
 */
export function chooseRuns(cells: readonly Pick<Cell, 'tests' | 'differing'>[]): {
  ordinary: ClauseTest[];
  differing: ClauseTest[];
} {
  const chosen = chooseTests(cells.map(({ differing }) => ({ tests: differing })));
  const differing = chosen.filter(runsTwice);
  const isRun = ({ file, title }: ClauseTest) => differing.some((test) => test.file === file && test.title === title);
  const others = cells.filter(({ tests }) => tests.some(({ level }) => level === 'screen') || !tests.some(isRun));
  return { ordinary: [...new Set([...chooseTests(others), ...chosen.filter((test) => !runsTwice(test))])], differing };
}

const shownTest = ({ title, file, isPassed }: RunTest) => ({ title, file, isPassed });

/** Chooses one test for each cell, the best for its picture, and as few as possible in total. */
export function chooseTests(cells: readonly Pick<Cell, 'tests'>[]): ClauseTest[] {
  const chosen = new Set<ClauseTest>();
  for (const { tests } of cells) {
    const best = Math.min(...tests.map(rank));
    const candidates = tests.filter((test) => rank(test) === best);
    const [first] = candidates;
    if (first !== undefined && !candidates.some((test) => chosen.has(test))) chosen.add(first);
  }
  return [...chosen];
}

/**
 * @param run tests of this run
 * @param differingRun contract tests of this run with players who differ
 * @param text duty with the figures of the market
 */
export function evidenceCell(
  cell: Cell<Duty>,
  { run, differingRun }: { run: readonly RunTest[]; differingRun: readonly RunTest[] },
  text: string,
) {
  const { name, duty, market, isAbsence } = cell;
  const ordinary = testsOfCell(cell, run);
  const found = [...ordinary, ...testsOfCell(cell, differingRun)];
  const screens = found.filter(({ level }) => level === 'screen').toSorted((one, other) => rank(one) - rank(other));
  const differing = differingTestsOfCell(cell, [
    ...run,
    ...differingRun.map((test) => ({ ...test, isDiffering: true })),
  ]);
  const state = (): CellState => {
    if (found.length === 0 || found.some(({ isPassed }) => !isPassed)) return 'missing';
    if (!isAbsence && duty.unshown !== undefined) return 'partly';
    return screens.length > 0 ? 'shown' : 'contract';
  };
  return {
    name,
    id: duty.id,
    clause: duty.clause,
    market,
    isAbsence,
    state: state(),
    duty: text,
    tests: ordinary.map(shownTest),
    // With a player who differs.
    differing: differing.map(shownTest),
    // Other tests that show it, and that `npm test` runs.
    otherTests: cell.tests
      .filter(({ title }) => ![...ordinary, ...differing].some((each) => each.title.endsWith(title)))
      .map(({ title, file }) => ({ title, file })),
    // File of the screen.
    picture: screens.find(({ isPassed, picture }) => isPassed && picture !== null)?.picture ?? null,
    repeat: `npm run evidence -- ${name}`,
  };
}

/** Whether tests of the run tried the cell with a player who differs, and passed. */
export const triesDiffering = ({ differing }: Pick<EvidenceCell, 'differing'>): boolean =>
  differing.length > 0 && differing.every(({ isPassed }) => isPassed);

import type { Clause } from '../../brands/clauses/clause.ts';
import { testsOfCell } from '../clauses/clauseCoverage.ts';
import type { Cell } from '../clauses/clauseCoverage.ts';
import type { ClauseTest } from '../clauses/clauseTest.ts';
import type { RunTest } from './testRuns.ts';

/**
 * `shown`: by a browser test of this run. `contract`: by a contract test of the services. `partly`: by either, but the
 * product does not show all of the duty yet.
 */
export type CellState = 'shown' | 'contract' | 'partly' | 'missing';

/** One cell of the evidence. */
export interface EvidenceCell {
  name: string;
  clause: string;
  market: string;
  isAbsence: boolean;
  state: CellState;
  /** With the figures of the market. */
  duty: string;
  /** Tests of this run. */
  tests: { title: string; file: string; isPassed: boolean }[];
  /** Other tests that show it, and that `npm test` runs. */
  otherTests: { title: string; file: string }[];
  /** File of the screen. */
  picture: string | null;
  /** Command that repeats the cell. */
  repeat: string;
}

/** Tests written for one clause end with its screen; tests of faults start processes of their own. */
function rank({ file, level }: ClauseTest): number {
  if (level !== 'screen') return 3;
  if (file.startsWith('tests/e2e/clauses/')) return 0;
  return file.startsWith('tests/e2e/faults/') ? 2 : 1;
}

/** Chooses one test for each cell, the best for its picture, and as few as possible in total. */
export function chooseTests(cells: readonly Cell[]): ClauseTest[] {
  const chosen = new Set<ClauseTest>();
  for (const { tests } of cells) {
    const best = Math.min(...tests.map(rank));
    const candidates = tests.filter((test) => rank(test) === best);
    const [first] = candidates;
    if (first !== undefined && !candidates.some((test) => chosen.has(test))) chosen.add(first);
  }
  return [...chosen];
}

export function evidenceCell(cell: Cell<Clause>, run: readonly RunTest[], duty: string): EvidenceCell {
  const { name, clause, market, isAbsence } = cell;
  const found = testsOfCell(cell, run);
  const screens = found.filter(({ level }) => level === 'screen').toSorted((one, other) => rank(one) - rank(other));
  const state = (): CellState => {
    if (found.length === 0 || found.some(({ isPassed }) => !isPassed)) return 'missing';
    if (!isAbsence && clause.unshown !== undefined) return 'partly';
    return screens.length > 0 ? 'shown' : 'contract';
  };
  return {
    name,
    clause: clause.id,
    market,
    isAbsence,
    state: state(),
    duty,
    tests: found.map(({ title, file, isPassed }) => ({ title, file, isPassed })),
    otherTests: cell.tests
      .filter(({ title }) => !found.some((each) => each.title.endsWith(title)))
      .map(({ title, file }) => ({ title, file })),
    picture: screens.find(({ isPassed, picture }) => isPassed && picture !== null)?.picture ?? null,
    repeat: `npm run evidence -- ${name}`,
  };
}

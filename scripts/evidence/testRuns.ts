import type { JSONReport } from '@playwright/test/reporter';
import { clauseTest, fromFirstDuty, differingEnv } from '../clauses/clauseTest.ts';
import type { ClauseTest } from '../clauses/clauseTest.ts';
import type { Check } from '../runCheck.ts';
import { reportedTests } from './reportedTests.ts';

/** A test of this run. */
export interface RunTest extends ClauseTest {
  isPassed: boolean;
  /** File of its screen. */
  picture: string | null;
}

type ChosenTest = Pick<ClauseTest, 'file' | 'title'>;

const minute = 60_000;

/** Name of the attachment that holds the screen at the end of a test. */
const pictureName = 'clause screen';

/** A pattern for the titles. Parts that only a run knows match anything. */
const titlePattern = (tests: readonly ChosenTest[]) =>
  tests
    .map(({ title }) =>
      fromFirstDuty(title)
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('…', '.*'),
    )
    .join('|');

const filesOf = (tests: readonly ChosenTest[]) => [...new Set(tests.map(({ file }) => file))];

/** Name of Vitest's file filter: the suites of the web server run from one file. */
const filterOf = (file: string) => file.replace(/^tests\/contract\/web\/\w+\.ts$/, 'tests/contract/web');

export const browserReport = '.cache/tests/evidence-browser.json';
export const contractReport = '.cache/tests/evidence-contract.json';
export const differingReport = '.cache/tests/evidence-differing.json';

export const browserRun = (tests: readonly ChosenTest[]): Check => ({
  name: 'browser tests of clauses',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/evidence.config.ts',
    `--grep=${titlePattern(tests)}`,
    ...filesOf(tests),
  ],
  limitMs: 15 * minute,
  counts: 'playwright',
  report: browserReport,
  env: { FOYER_EVIDENCE: 'yes', PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
});

const contractCheck = (name: string, tests: readonly ChosenTest[], report: string): Check => ({
  name,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=contract',
    ...new Set(filesOf(tests).map(filterOf)),
    `--testNamePattern=${titlePattern(tests)}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  limitMs: 10 * minute,
  counts: 'vitest',
  report,
  maySkip: true,
});

export const contractRun = (tests: readonly ChosenTest[]): Check =>
  contractCheck('contract tests of clauses', tests, contractReport);

/** The same tests with players who differ. */
export const differingRun = (tests: readonly ChosenTest[]): Check => ({
  ...contractCheck('contract tests of clauses with players who differ', tests, differingReport),
  env: differingEnv,
});

export const browserTestsOf = (report: JSONReport): RunTest[] =>
  reportedTests(report).map(({ file, title, results }) => {
    const last = results.at(-1);
    return {
      ...clauseTest({ file: `tests/e2e/${file}`, title, level: 'screen' }),
      isPassed: last?.status === 'passed',
      picture: last?.attachments.find(({ name }) => name === pictureName)?.path ?? null,
    };
  });

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Tests of Vitest's report that ran. */
export const contractTestsOf = ({ testResults }: VitestReport, root: string): RunTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        ...clauseTest({ file: name.replace(`${root}/`, ''), title: fullName, level: 'services' }),
        isPassed: status === 'passed',
        picture: null,
      })),
  );

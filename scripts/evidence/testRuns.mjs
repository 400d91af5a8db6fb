import { clauseTest } from '../clauses/clauseTests.mjs';
import { networkTest } from './networkRecord.mjs';

/** @typedef {import('../clauses/clauseTests.mjs').ClauseTest} ClauseTest */
/** @typedef {import('../runCheck.mjs').Check} Check */
/** A test of this run. `picture`: file of its screen. @typedef {ClauseTest & { isPassed: boolean, picture: string | null }} RunTest */

const minute = 60_000;

/**
 * A pattern for the titles, from their first clause on: the runners join a group and its test differently. Parts that
 * only a run knows match anything.
 * @param {readonly ClauseTest[]} tests
 */
const titlePattern = (tests) =>
  tests
    .map(({ title }) => title.slice(Math.max(0, title.search(/(?:no-)?(?:UK|ON|MT)\d/))))
    .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*'))
    .join('|');

const filesOf = (/** @type {readonly ClauseTest[]} */ tests) => [...new Set(tests.map(({ file }) => file))];

/** @param {readonly ClauseTest[]} tests @param {{ recordsNetwork: boolean }} options @returns {Check} */
export const browserRun = (tests, { recordsNetwork }) => ({
  name: 'browser tests of clauses',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/evidence.config.ts',
    '--grep',
    [...(tests.length > 0 ? [titlePattern(tests)] : []), ...(recordsNetwork ? [networkTest.title] : [])].join('|'),
    ...filesOf(tests),
    ...(recordsNetwork ? [networkTest.file] : []),
  ],
  limitMs: 15 * minute,
  counts: 'playwright',
  report: '.cache/tests/evidence-browser.json',
  env: { FOYER_EVIDENCE: 'yes', PLAYWRIGHT_JSON_OUTPUT_FILE: '.cache/tests/evidence-browser.json' },
});

/** @param {readonly ClauseTest[]} tests @returns {Check} */
export const contractRun = (tests) => ({
  name: 'contract tests of clauses',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'contract',
    // The suites of the web server run from one file.
    ...filesOf(tests).map((file) => file.replace(/^tests\/contract\/web\/\w+\.ts$/, 'tests/contract/web')),
    '--testNamePattern',
    titlePattern(tests),
    '--reporter=json',
    '--outputFile.json=.cache/tests/evidence-contract.json',
  ],
  limitMs: 10 * minute,
  counts: 'vitest',
  report: '.cache/tests/evidence-contract.json',
  maySkip: true,
});

/**
 * Tests of Playwright's report.
 * @typedef {{ title: string, file: string, specs?: { title: string, ok: boolean, tests: { results: { status: string, attachments: { name: string, path?: string }[] }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites?: Suite[] }} report
 * @param {string} pictureName name of the attachment
 * @returns {RunTest[]}
 */
export function browserTestsOf(report, pictureName) {
  /** @param {Suite} suite @param {readonly string[]} groups @returns {RunTest[]} */
  const read = (suite, groups) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ results }) => {
        const last = results.at(-1);
        const picture = last?.attachments.find(({ name }) => name === pictureName)?.path ?? null;
        const file = `tests/e2e/${suite.file}`;
        return {
          ...clauseTest({ file, title: [...groups, title].join(' '), level: /** @type {const} */ ('screen') }),
          isPassed: last?.status === 'passed',
          picture,
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  return (report.suites ?? []).flatMap((file) => read(file, []));
}

/**
 * Tests of Vitest's report that ran.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @param {string} root folder of the project
 * @returns {RunTest[]}
 */
export function contractTestsOf({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        ...clauseTest({
          file: name.replace(`${root}/`, ''),
          title: fullName,
          level: /** @type {const} */ ('services'),
        }),
        isPassed: status === 'passed',
        picture: null,
      })),
  );
}

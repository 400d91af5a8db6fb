import { basename } from 'node:path';
import { backgroundChecks, browserChecks, buildCheck, builtChecks, furtherChecks, unitChecks } from './checks.mjs';
import { sourceFiles } from './sourceFiles.mjs';

/** @typedef {import('./runCheck.mjs').Check} Check */

const minute = 60_000;
const everyCheck = [...backgroundChecks, ...unitChecks, buildCheck, ...builtChecks, ...browserChecks, ...furtherChecks];

/**
 * Checks that names on the command line select: a name of a check (`lint`), of a test file (`pageCache.server.test.ts`
 * or `pageCache`), of a suite of the web server (`transport`), or a part of a path (`features/login`, `web/pageCache`).
 * A name that unit or view tests have selects these alone, because they need no build.
 * @param {readonly string[]} names
 * @param {readonly string[]} [files] paths relative to the project
 * @returns {Check[] | { problem: string }} in the order in which they run
 */
export function selectTests(names, files = sourceFiles(/\.(tsx?|mjs)$/)) {
  /** @type {Set<Check>} */
  const checks = new Set();
  const tests = /** @type {Set<string>} */ (new Set());
  const suites = /** @type {Set<string>} */ (new Set());
  const journeys = /** @type {Set<string>} */ (new Set());
  for (const name of names) {
    const check = everyCheck.find((each) => plain(each.name) === plain(name));
    if (check !== undefined) {
      checks.add(check);
      continue;
    }
    const found = filesNamed(name, files);
    if (found.length === 0) return { problem: problemOf(name) };
    for (const file of found) {
      if (isWebSuite(file)) suites.add(testName(file));
      else if (file.endsWith('.spec.ts')) journeys.add(file);
      else tests.add(file);
    }
  }
  const unitTests = [...tests].filter(isUnitTest);
  const builtTests = [...tests].filter((file) => !isUnitTest(file));
  const needsBuild = suites.size + journeys.size + builtTests.length > 0;
  return [
    ...(unitTests.length > 0 ? [{ ...vitest('selected unit tests', unitTests), isSelfContained: true }] : []),
    ...(needsBuild && !checks.has(buildCheck) ? [buildCheck] : []),
    ...checks,
    ...(builtTests.length > 0 ? [vitest('selected tests', builtTests)] : []),
    ...(suites.size > 0
      ? [
          {
            ...vitest('selected web suites', ['tests/contract/web'], ['-t', `^web (${[...suites].join('|')}): `]),
            // Vitest reports the tests of every other suite as skipped.
            maySkip: true,
          },
        ]
      : []),
    ...(journeys.size > 0 ? [playwright([...journeys])] : []),
  ];
}

/** @param {string} name @param {readonly string[]} files */
function filesNamed(name, files) {
  const tests = files.filter((file) => isWebSuite(file) || /\.(test|spec)\.(tsx?|mjs)$/.test(file));
  const exact = tests.filter((file) => basename(file) === basename(name) || testName(file) === name);
  if (exact.length === 0) return tests.filter((file) => file.includes(name));
  const unitTests = exact.filter(isUnitTest);
  return unitTests.length > 0 ? unitTests : exact;
}

/** Unit and view tests are beside the code. @param {string} file */
const isUnitTest = (file) => !file.startsWith('tests/');

/** Vitest starts the projects that it is given, else all of them. @param {string} file */
function projectOf(file) {
  if (file.includes('.simulation.')) return 'simulations';
  if (file.startsWith('tests/contract/long/')) return 'contract-long';
  if (file.startsWith('web/')) return file.endsWith('.tsx') ? 'views' : 'unit';
  return isUnitTest(file) ? 'platform' : (file.split('/')[1] ?? '');
}

const plain = (/** @type {string} */ name) => name.toLowerCase().replaceAll(/[\s-]/g, '');
const testName = (/** @type {string} */ file) => basename(file).split('.')[0] ?? '';
const isWebSuite = (/** @type {string} */ file) => /^tests\/contract\/web\/\w+\.ts$/.test(file);

/** @param {string} name */
const problemOf = (name) =>
  `No check, suite or test file has the name "${name}". The checks are: ${everyCheck.map((check) => check.name).join(', ')}.`;

/** @param {string} name @param {string[]} files @param {string[]} [args] @returns {Check} */
function vitest(name, files, args = []) {
  const report = `.cache/tests/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...[...new Set(files.map(projectOf))].flatMap((project) => ['--project', project]),
      ...files,
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    limitMs: 15 * minute,
    counts: 'vitest',
    report,
  };
}

/** @param {string[]} files @returns {Check} */
function playwright(files) {
  const all = /** @type {Check} */ (furtherChecks.find(({ counts }) => counts === 'playwright'));
  return { ...all, name: 'selected browser tests', args: [...all.args, ...files] };
}

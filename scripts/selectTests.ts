import { basename } from 'node:path';
import {
  backgroundChecks,
  browserChecks,
  buildCheck,
  builtChecks,
  furtherChecks,
  unitChecks,
  vitest,
} from './checks.ts';
import type { Check } from './runCheck.ts';
import { sourceFiles } from './sourceFiles.ts';

const everyCheck = [...backgroundChecks, ...unitChecks, buildCheck, ...builtChecks, ...browserChecks, ...furtherChecks];

/**
 * Checks that names on the command line select: a name of a check (`lint`), of a test file (`pageCache.server.test.ts`
 * or `pageCache`), of a suite of the web server (`transport`), or a part of a path (`features/login`, `web/pageCache`).
 * A name that unit or view tests have selects these alone, because they need no build.
 * @param files paths relative to the project
 * @returns in the order in which they run
 */
export function selectTests(
  names: readonly string[],
  files: readonly string[] = sourceFiles(/\.(tsx?|mjs)$/),
): Check[] | { problem: string } {
  const checks = new Set<Check>();
  const tests = new Set<string>();
  const suites = new Set<string>();
  const journeys = new Set<string>();
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
    ...(unitTests.length > 0 ? [{ ...selected('selected unit tests', unitTests), isSelfContained: true }] : []),
    ...(needsBuild && !checks.has(buildCheck) ? [buildCheck] : []),
    ...checks,
    ...(builtTests.length > 0 ? [selected('selected tests', builtTests)] : []),
    ...(suites.size > 0
      ? [
          {
            ...selected('selected web suites', ['tests/contract/web'], ['-t', `^web (${[...suites].join('|')}): `]),
            // Vitest reports the tests of every other suite as skipped.
            maySkip: true,
          },
        ]
      : []),
    ...(journeys.size > 0 ? [playwright([...journeys])] : []),
  ];
}

function filesNamed(name: string, files: readonly string[]) {
  const tests = files.filter((file) => isWebSuite(file) || /\.(test|spec)\.(tsx?|mjs)$/.test(file));
  const exact = tests.filter((file) => basename(file) === basename(name) || testName(file) === name);
  if (exact.length === 0) return tests.filter((file) => file.includes(name));
  const unitTests = exact.filter(isUnitTest);
  return unitTests.length > 0 ? unitTests : exact;
}

/** Unit and view tests are beside the code. */
const isUnitTest = (file: string) => !file.startsWith('tests/');

/** Vitest starts the projects that it is given, else all of them. */
function projectOf(file: string) {
  if (file.includes('.simulation.')) return 'simulations';
  if (file.startsWith('tests/contract/long/')) return 'contract-long';
  if (file.startsWith('web/')) return file.endsWith('.tsx') ? 'views' : 'unit';
  return isUnitTest(file) ? 'sandbox' : (file.split('/')[1] ?? '');
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s-]/g, '');
const testName = (file: string) => basename(file).split('.')[0] ?? '';
const isWebSuite = (file: string) => /^tests\/contract\/web\/\w+\.ts$/.test(file);

const problemOf = (name: string) =>
  `No check, suite or test file has the name "${name}". The checks are: ${everyCheck.map((check) => check.name).join(', ')}.`;

function selected(name: string, files: string[], args: string[] = []) {
  return vitest(name, [...new Set(files.map(projectOf))], name.replaceAll(' ', '-'), [...files, ...args]);
}

function playwright(files: string[]): Check {
  const all = furtherChecks.find(({ counts }) => counts === 'playwright') as Check;
  return { ...all, name: 'selected browser tests', args: [...all.args, ...files] };
}

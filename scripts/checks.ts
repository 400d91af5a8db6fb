import { runsTwice, clauseTitles, differingEnv } from './clauses/clauseTest.ts';
import type { Check } from './runCheck.ts';
import { sourceFiles } from './sourceFiles.ts';

const minute = 60_000;

/** Arguments of the product's Node for a command of the project. */
const command = (name: string, ...options: string[]) => ['scripts/foyer.mjs', name, ...options];

/** Half of the day has another date here than in UTC, so that a test that confuses them fails on every machine. */
const zoneOfPages = { TZ: 'Pacific/Auckland' };

/**
 * A check by Vitest.
 * @param args test files and options; without them it runs all tests of the projects
 */
export const vitest = (name: string, projects: string[], report = projects.join('-'), args: string[] = []): Check => ({
  name,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=.cache/tests/${report}.json`,
  ],
  limitMs: 15 * minute,
  ...(projects.some((project) => ['unit', 'views'].includes(project)) && { env: zoneOfPages }),
  counts: 'vitest',
  report: `.cache/tests/${report}.json`,
});

const playwright = (name: string, configuration: string, limitMs = 60 * minute): Check => ({
  name,
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', configuration],
  limitMs,
  counts: 'playwright',
  report: '.cache/tests/browser.json',
  isDivisible: true,
});

/** Programs written in Go end soon, so collect garbage rarely: it costs a quarter of their time. */
const rareGarbageCollection = { GOGC: '400' };

/** Checks that only compute. They run at low priority beside the others. */
export const backgroundChecks: Check[] = [
  { name: 'types', args: ['scripts/checkTypes.ts'], limitMs: 20 * minute, env: rareGarbageCollection },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'], limitMs: 4 * minute },
  {
    name: 'lint',
    args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    limitMs: 15 * minute,
    env: rareGarbageCollection,
  },
  {
    name: 'styles',
    args: ['node_modules/stylelint/bin/stylelint.mjs', '{web,games,sandbox}/src/**/*.css'],
    limitMs: 4 * minute,
  },
  { name: 'imports', args: ['scripts/checkImports.ts'], limitMs: 4 * minute },
  { name: 'browser APIs', args: ['scripts/checkBrowserApis.ts'], limitMs: 4 * minute },
  { name: 'house rules', args: ['scripts/checkHouseRules.ts'], limitMs: 4 * minute },
  { name: 'regular expressions', args: ['scripts/checkRegularExpressions.ts'], limitMs: 60 * minute },
  { name: 'clauses', args: ['scripts/checkClauses.ts'], limitMs: 4 * minute },
  { name: 'languages', args: ['scripts/checkLanguages.ts'], limitMs: 4 * minute },
  { name: 'prometheus rules', args: ['scripts/checkPrometheusRules.ts'], limitMs: 15 * minute },
  { name: 'content', args: command('content:check'), limitMs: 5 * minute },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'], limitMs: 10 * minute },
  { name: 'mutants of changed files', args: ['scripts/mutation/mutateChanged.ts'], limitMs: 10 * minute },
].map((check) => ({ ...check, isBackground: true }));

/** Checks that need no build. */
export const unitChecks: Check[] = [
  { ...vitest('unit and view tests', ['sandbox', 'unit', 'views']), isDivisible: true },
];

export const buildCheck: Check = { name: 'build', args: command('build', '--stale'), limitMs: 10 * minute };

/** Checks that call running processes and read built files. */
export const builtChecks: Check[] = [
  vitest('checks of the built files', ['built']),
  {
    // Three workers, because the tests wait for the processes that they start.
    ...vitest('contract tests', ['contract'], 'contract', ['--maxWorkers=3']),
    limitMs: 25 * minute,
    isDivisible: true,
  },
  {
    ...vitest('contract tests with players who differ', ['contract'], 'contract-differing', [
      '--maxWorkers=3',
      ...sourceFiles(/\.test\.ts$/).filter((file) => runsTwice({ file })),
      `--testNamePattern=${clauseTitles}`,
    ]),
    env: differingEnv,
    // Only tests of clauses run again.
    maySkip: true,
    isDivisible: true,
  },
];

/** Checks that need the whole machine. */
export const browserChecks: Check[] = [
  playwright('browser journeys', 'tests/playwright.journeys.config.ts'),
  { ...vitest('browser engines', ['engines']), limitMs: 25 * minute, env: { ENGINE_DEVICES: 'one' } },
];

/** What `npm run test:all` runs beyond `npm test`, or in place of a part of it. */
export const furtherChecks: Check[] = [
  playwright('browser tests', 'tests/playwright.config.ts', 150 * minute),
  { name: 'recorded events', args: ['scripts/checkRecordedEvents.ts'], limitMs: 4 * minute, needsWholeRun: true },
  { ...vitest('all browser engines', ['engines']), limitMs: 40 * minute },
  { ...vitest('long contract tests', ['contract-long']), limitMs: 25 * minute, isDivisible: true },
  vitest('development server', ['development']),
  { ...vitest('content system', ['content-system']), limitMs: 40 * minute },
  { ...vitest('cluster tests', ['cluster']), limitMs: 90 * minute, env: { CLUSTER: 'complete' } },
  vitest('simulated rounds', ['simulations']),
  { name: 'every regular expression', args: ['scripts/checkRegularExpressions.ts', '--anew'], limitMs: 60 * minute },
  { name: 'fault matrix', args: command('test:faults'), limitMs: 60 * minute },
  { name: 'alerts', args: command('test:alerts'), limitMs: 30 * minute },
  { name: 'image', args: command('test:image'), limitMs: 30 * minute },
  { name: 'accessibility', args: command('accessibility'), limitMs: 40 * minute },
  { name: 'evidence', args: command('evidence'), limitMs: 40 * minute },
  { name: 'screenshots', args: command('screenshots'), limitMs: 60 * minute },
  { name: 'tests at other times', args: command('test:times'), limitMs: 240 * minute },
  { name: 'mutation of clauses', args: command('test:mutation', '--clauses'), limitMs: 60 * minute },
  { name: 'mutation', args: command('test:mutation'), limitMs: 600 * minute },
];

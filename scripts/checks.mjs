import { contentCheck } from './checkContentFiles.mjs';

/** @typedef {import('./runCheck.mjs').Check} Check */

const minute = 60_000;

/** @param {string} name @param {string[]} projects @param {number} [limitMs] @param {Record<string, string>} [env] @returns {Check} */
function vitest(name, projects, limitMs = 15 * minute, env = {}) {
  const report = `.cache/tests/${projects.join('-')}.json`;
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    limitMs,
    counts: 'vitest',
    report,
    env,
  };
}

/** @param {string} name @param {string} configuration @returns {Check} */
const playwright = (name, configuration) => ({
  name,
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', configuration],
  limitMs: 60 * minute,
  counts: 'playwright',
  report: '.cache/tests/browser.json',
  isDivisible: true,
});

/** Programs written in Go end soon, so collect garbage rarely: it costs a quarter of their time. */
const rareGarbageCollection = { GOGC: '400' };

/** Checks that only compute. They run at low priority beside the others. @type {Check[]} */
export const backgroundChecks = [
  { name: 'types', args: ['scripts/checkTypes.mjs'], limitMs: 20 * minute, env: rareGarbageCollection },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'], limitMs: 4 * minute },
  {
    name: 'lint',
    args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    limitMs: 15 * minute,
    env: rareGarbageCollection,
  },
  { name: 'imports', args: ['scripts/checkImports.mjs'], limitMs: 4 * minute },
  { name: 'browser APIs', args: ['scripts/checkBrowserApis.mjs'], limitMs: 4 * minute },
  { name: 'house rules', args: ['scripts/checkHouseRules.mjs'], limitMs: 4 * minute },
  { name: 'regular expressions', args: ['scripts/checkRegularExpressions.mjs'], limitMs: 60 * minute },
  { name: 'clauses', args: ['scripts/checkClauses.mjs'], limitMs: 4 * minute },
  { name: 'languages', args: ['scripts/checkLanguages.mjs'], limitMs: 4 * minute },
  { name: 'prometheus rules', args: ['scripts/checkPrometheusRules.mjs'], limitMs: 15 * minute },
  { name: 'content', args: [contentCheck], limitMs: 5 * minute },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'], limitMs: 10 * minute },
  { name: 'mutants of changed files', args: ['scripts/mutation/mutateChanged.ts'], limitMs: 10 * minute },
].map((check) => ({ ...check, isBackground: true }));

/** Checks that need no build. @type {Check[]} */
export const unitChecks = [{ ...vitest('unit and view tests', ['platform', 'unit', 'views']), isDivisible: true }];

/** @type {Check} */
export const buildCheck = { name: 'build', args: ['scripts/buildOnce.mjs'], limitMs: 10 * minute };

/** Checks that call running processes and read built files. @type {Check[]} */
export const builtChecks = [
  vitest('checks of the built files', ['built']),
  { ...vitest('contract tests', ['contract'], 25 * minute), isDivisible: true },
];

/** Checks that need the whole machine. @type {Check[]} */
export const browserChecks = [
  playwright('browser journeys', 'tests/playwright.journeys.config.ts'),
  vitest('browser engines', ['engines'], 25 * minute, { ENGINE_DEVICES: 'one' }),
];

/** What `npm run test:all` runs beyond `npm test`, or in place of a part of it. @type {Check[]} */
export const furtherChecks = [
  playwright('browser tests', 'tests/playwright.config.ts'),
  { name: 'recorded events', args: ['scripts/checkRecordedEvents.mjs'], limitMs: 4 * minute, needsWholeRun: true },
  vitest('all browser engines', ['engines'], 40 * minute),
  { ...vitest('long contract tests', ['contract-long'], 25 * minute), isDivisible: true },
  vitest('development server', ['development'], 15 * minute),
  vitest('cluster tests', ['cluster'], 90 * minute, { CLUSTER: 'complete' }),
  { name: 'tests at other times', args: ['scripts/testAtOtherTimes.mjs'], limitMs: 240 * minute },
  vitest('simulated rounds', ['simulations'], 15 * minute),
  { name: 'every regular expression', args: ['scripts/checkRegularExpressions.mjs', '--anew'], limitMs: 60 * minute },
  { name: 'fault matrix', args: ['scripts/faultMatrix.mjs'], limitMs: 60 * minute },
  { name: 'image', args: ['scripts/testImage.mjs'], limitMs: 30 * minute },
  { name: 'accessibility', args: ['scripts/accessibility.mjs'], limitMs: 40 * minute },
  { name: 'evidence', args: ['scripts/evidence.mjs'], limitMs: 40 * minute },
  { name: 'screenshots', args: ['scripts/screenshots.mjs'], limitMs: 60 * minute },
  { name: 'mutation', args: ['scripts/testMutation.mjs'], limitMs: 600 * minute },
];

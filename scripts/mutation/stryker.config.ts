// Configuration of the mutation runner; scripts/mutation/runStryker.ts selects the files to mutate.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  concurrency: 2,
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', '.data', '*.log', 'test-results', 'playwright-report'],
  // Nothing checks types during a run.
  disableTypeChecks: false,
  // Skip values computed at import, such as schemas and tables: each mutant would need every test.
  ignoreStatic: true,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  allowEmpty: true,
};

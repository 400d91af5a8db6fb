import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../scripts/projectRoot.mjs';
import { desktop } from './e2e/support/devices.ts';
import browserTests from './playwright.config.ts';

const { projects = [], ...base } = browserTests;
const networkRecord = '**/networkRecord.spec.ts';

/**
 * Runs clause tests for `npm run evidence`: once each, on a phone only where the title says so. No retries, because
 * evidence has to come from one run.
 */
export default defineConfig({
  ...base,
  retries: 0,
  // Longer than those of the tests: a busy machine must not look like a missing clause.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: join(projectRoot, '.cache/tests/evidence'),
  reporter: [['json', { outputFile: join(projectRoot, '.cache/tests/evidence-browser.json') }]],
  workers: 5,
  projects: [
    // First and two at a time: they mostly wait for pages that have nothing to do, which the other tests use.
    { name: 'network', testMatch: networkRecord, workers: 2, use: desktop },
    ...projects.map((project) => ({
      ...project,
      testIgnore: [project.testIgnore ?? [], networkRecord].flat(),
      ...(project.name === 'phone' && { grep: /@phone/ }),
    })),
  ],
});

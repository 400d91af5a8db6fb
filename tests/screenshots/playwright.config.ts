import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { browserSwitches } from '../e2e/support/browserSwitches.ts';

/** The image of the screenshots sets it. */
const executablePath = process.env['SCREENSHOT_BROWSER'];
if (executablePath === undefined)
  throw new Error('Pixels are compared only in the project’s image: npm run screenshots.');

/** References of every site and device are made on demand, from the release before, and not stored in the repository. */
const referenceFolder = join(
  projectRoot,
  process.env['SCREENSHOTS_OF'] === 'all' ? '.cache/screenshots/reference' : 'tests/screenshots/reference',
);

/** Compares screens with their reference screenshots (docs/screenshots.md). */
export default defineConfig({
  testDir: '.',
  testMatch: 'screenshots.spec.ts',
  globalSetup: './support/globalSetup.ts',
  outputDir: join(projectRoot, '.cache/screenshots/differences'),
  snapshotPathTemplate: join(referenceFolder, '{arg}{ext}'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  updateSnapshots: process.env['SCREENSHOTS'] === 'write' ? 'all' : 'none',
  reporter: [['list'], ['json', { outputFile: join(projectRoot, '.cache/tests/screenshots.json') }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      stylePath: join(projectRoot, 'tests/screenshots/support/still.css'),
      // A control that moves by 4 px changes more pixels than this; a test shows it.
      maxDiffPixels: 40,
      // Reference screenshots have a palette of 256 colours, so colours may differ slightly.
      threshold: 0.2,
    },
  },
  use: {
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    // The page's policy forbids `still.css`.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: browserSwitches },
  },
});

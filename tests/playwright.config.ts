import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/findChromium.ts';
import { projectRoot } from '../scripts/projectRoot.mjs';
import { browserSwitches } from './e2e/support/browserSwitches.ts';
import { desktop, phone } from './e2e/support/devices.ts';
import type { StackOption } from './e2e/support/fixtures.ts';

const executablePath = findChromium();
const faults = '**/e2e/faults/**';
/** Tests that do not depend on the device: tokens and sessions, texts, markets and slot mathematics. */
const sameOnPhones =
  '**/{session,sessionLifetime,brands,chinese,language,marketSwitches,slotMechanics,themeSheet}.spec.ts';

/**
 * Every browser test. Tests run on both devices if the device matters; `@phone` or `@desktop` in the title limits them to one. Tests that
 * make the sandbox fail are in `faults/` and have their own processes, so that they do not affect others.
 */
export default defineConfig<object, StackOption>({
  testDir: './e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: join(projectRoot, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than cores, because tests spend part of their time waiting. Four take as long on two cores and leave each page
  // less of them, so tests that press and wait fail more often.
  workers: 3,
  // Ends a test that hangs. A whole way takes 5 to 30 s here, and four times as long on a slow machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(projectRoot, '.cache/tests/browser.json') }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without pictures and DOM snapshots of each step, which cost a fifth and a sixth of the processor; a failed test adds
    // pictures of its own, and `--trace on` has both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // A worker would answer in place of a test's `page.route`; the tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: browserSwitches,
    },
  },
  projects: [
    // First and two at a time, because they mostly wait, and the last one would otherwise wait alone.
    { name: 'faults', testMatch: faults, workers: 2, use: { ...desktop, ownStack: true } },
    { name: 'desktop', testIgnore: faults, grepInvert: /@phone/, use: desktop },
    { name: 'phone', testIgnore: [faults, sameOnPhones], grepInvert: /@desktop/, use: phone },
  ],
});

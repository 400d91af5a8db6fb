import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/findChromium.mjs';
import { projectRoot } from '../scripts/projectRoot.mjs';
import { browserSwitches } from './e2e/browserSwitches.ts';
import { desktop, phone } from './e2e/devices.ts';
import type { StackOption } from './e2e/fixtures.ts';

const executablePath = findChromium();
const faults = '**/e2e/faults/**';
/** What a phone shows and does no differently: tokens and sessions, words, markets, and the mathematics of slots. */
const sameOnPhones =
  '**/e2e/{session,sessionLife,brands,chinese,language,marketSwitches,slotMechanics,themeSheet}.spec.ts';

/**
 * A journey runs on both devices where the device changes what is shown or done; `@phone` or `@desktop` in its title keeps it to one. Journeys that make the sandbox
 * fail stand in `faults/` and have a pair of processes of their own, so that they disturb nobody.
 */
export default defineConfig<object, StackOption>({
  testDir: './e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: join(projectRoot, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // For a machine that is busy with something else; `npm test` names what needed it.
  retries: 2,
  // Two for each core: journeys wait for a part of their time. Three are no faster, and some run out of patience.
  workers: 4,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: join(projectRoot, '.cache/tests/browser.json') }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: browserSwitches,
    },
  },
  projects: [
    // First and two at a time: they mostly wait, and the last of them would wait alone.
    { name: 'faults', testMatch: faults, workers: 2, use: { ...desktop, ownStack: true } },
    { name: 'desktop', testIgnore: faults, grepInvert: /@phone/, use: desktop },
    { name: 'phone', testIgnore: [faults, sameOnPhones], grepInvert: /@desktop/, use: phone },
  ],
});

import { defineConfig } from '@playwright/test';
import { desktop, phone } from './e2e/support/devices.ts';
import everything from './playwright.config.ts';

/** The journeys of `npm test`: each on the desktop, and on the phone those that exist there only. */
export default defineConfig({
  ...everything,
  testMatch: 'e2e/*.spec.ts',
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: desktop },
    { name: 'phone', grep: /@phone/, use: phone },
  ],
});

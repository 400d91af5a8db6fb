import { defineConfig } from '@playwright/test';
import { desktop, phone } from './e2e/support/devices.ts';
import everything from './playwright.config.ts';

/**
 * The journeys of `npm test`: each on the desktop, and on the phone those that exist there only. `@all` leaves one to
 * `npm run test:all`: the same journey in another market, brand or game, or a rule that a lower level holds too.
 */
export default defineConfig({
  ...everything,
  testMatch: 'e2e/*.spec.ts',
  projects: [
    { name: 'desktop', grepInvert: /@phone|@all/, use: desktop },
    { name: 'phone', grep: /@phone/, grepInvert: /@all/, use: phone },
  ],
});

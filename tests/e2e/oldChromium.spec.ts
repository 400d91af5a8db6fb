import { chromium } from '@playwright/test';
import { hasOldChromium, oldChromium } from '../support/oldChromium.ts';
import { browserSwitches } from './support/browserSwitches.ts';
import { expect, test as base } from './support/fixtures.ts';
import { shortJourney } from './support/shortJourney.ts';

/** The oldest supported Chromium; where its program does not run, the usual one. */
const test = base.extend<object, { browser: Awaited<ReturnType<typeof chromium.launch>> }>({
  browser: [
    async ({ browser }, use) => {
      if (!hasOldChromium) return use(browser);
      const old = await chromium.launch({ executablePath: oldChromium(), args: browserSwitches });
      await use(old);
      await old.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ cookieGroups: null });

test('a visitor of Chromium 109 searches, logs in, plays a round, deposits and logs out', async ({
  page,
  browser,
  newPlayer,
  consoleGuard,
}) => {
  if (hasOldChromium) expect(browser.version()).toMatch(/^109\./);
  // A remark of this version about a name that newer ones know.
  consoleGuard.allow(/Permissions-Policy header: .*browsing-topics/);
  await shortJourney(page, await newPlayer());
});

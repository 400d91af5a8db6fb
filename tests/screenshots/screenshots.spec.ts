import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test as base } from '../e2e/support/fixtures.ts';
import { chosenScreenshots, movedScreenshots, screenshotOf } from './support/chosenScreenshots.ts';
import { browserSettings, openScreen } from './support/openScreen.ts';

const test = base.extend({ cookieGroups: null });

for (const screenshot of chosenScreenshots()) {
  const { name, screen, site } = screenshot;
  test.describe(name, () => {
    test.use(browserSettings(screenshot));

    test(`${name} looks like its reference screenshot`, async ({ page, sites, sandbox, stack, consoleGuard }) => {
      for (const message of screen.consoleMessages ?? []) consoleGuard.expect(message);
      const shown = await openScreen(page, {
        ...screenshot,
        origin: sites[site.brand],
        sandboxPort: stack.sandboxPort,
        sandbox,
      });
      await expect(shown).toHaveScreenshot(`${name}.png`);
    });
  });
}

/** The control that a test moves by four pixels, on a page, in a dialog and in a game. */
const controls: Record<(typeof movedScreenshots)[number], (page: Page) => Locator> = {
  'help-regency-en-1440': (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }),
  'login-regency-en-1440': (page) => page.getByRole('dialog').locator('button[type=submit]'),
  'game-slot-regency-en-1440': (page) => page.frameLocator('iframe').locator('.play-button'),
};

for (const name of movedScreenshots) {
  const screenshot = screenshotOf(name);
  test.describe('the comparison', () => {
    test.use(browserSettings(screenshot));

    test(`finds a control of ${screenshot.screen.name} that moves by four pixels`, async ({
      page,
      sites,
      sandbox,
      stack,
    }) => {
      const shown = await openScreen(page, {
        ...screenshot,
        origin: sites[screenshot.site.brand],
        sandboxPort: stack.sandboxPort,
        sandbox,
      });
      await expect(shown).toHaveScreenshot(`${name}.png`);
      await controls[name](shown).evaluate((button) => {
        button.style.translate = '4px 0';
      });
      await expect(expect(shown).toHaveScreenshot(`${name}.png`, { timeout: 3000 })).rejects.toThrow(
        /pixels .* are different/,
      );
    });
  });
}

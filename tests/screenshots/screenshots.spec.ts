import { expect } from '@playwright/test';
import { test as base } from '../e2e/support/fixtures.ts';
import { chosenScreenshots, screenshotOf } from './support/chosenScreenshots.ts';
import { browserSettings, openScreen } from './support/openScreen.ts';

const test = base.extend({ cookieGroups: null });

for (const screenshot of chosenScreenshots()) {
  const { name, screen, site, device } = screenshot;
  test.describe(name, () => {
    test.use(browserSettings(site, device));

    test(`${name} looks like its reference screenshot`, async ({ page, sites, newPlayer, consoleGuard }) => {
      if (/not-found/.test(screen.name)) consoleGuard.expect(/404/);
      await openScreen(page, { ...screenshot, origin: sites[site.brand], newPlayer });
      await expect(page).toHaveScreenshot(`${name}.png`);
    });
  });
}

test.describe('the comparison', () => {
  const help = screenshotOf('help-regency-en-1440');
  test.use(browserSettings(help.site, help.device));

  test('finds a button that moves by four pixels', async ({ page, sites, newPlayer }) => {
    await openScreen(page, { ...help, origin: sites[help.site.brand], newPlayer });
    await expect(page).toHaveScreenshot(`${help.name}.png`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Log in' })
      .evaluate((button) => {
        button.style.translate = '4px 0';
      });
    await expect(expect(page).toHaveScreenshot(`${help.name}.png`, { timeout: 3000 })).rejects.toThrow(
      /pixels .* are different/,
    );
  });
});

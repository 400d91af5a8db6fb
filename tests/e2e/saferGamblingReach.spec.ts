import type { Page } from '@playwright/test';
import { cashierFrame, openBanking } from './support/banking.ts';
import { expect, openAsPlayer, test } from './support/fixtures.ts';

/** One page of each kind; the last two are missing. */
const pages = [
  '/',
  '/all-games',
  '/live',
  '/jackpots',
  '/promotions',
  '/promotion-terms',
  '/blog',
  '/help',
  '/terms',
  '/accessibility',
  '/game/41000',
  '/game/99999999',
  '/not-there',
];

const markets = [
  { ids: 'RM-04 UK20b', marketId: 'uk', country: 'GB', help: /GamCare/ },
  { ids: 'RM-04 ON1', marketId: 'ca', country: 'CA', help: /ConnexOntario/ },
  { ids: 'RM-04 MT1a', marketId: 'row', country: 'IE', help: /Gambling Therapy/ },
] as const;

/** Follows the first visible way to safer gambling, and expects limits, breaks and exclusion with the help line there. */
async function expectReach(page: Page, help: RegExp): Promise<void> {
  await page.locator('a[href$="/responsible-gaming"]:visible').first().click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
  const main = page.getByRole('main');
  await expect(main.getByText(/limit/i).first()).toBeVisible();
  await expect(main.getByText(/self-exclu/i).first()).toBeVisible();
  await expect(main.getByText(help).first()).toBeVisible();
}

for (const { ids, marketId, country, help } of markets) {
  test.describe(marketId, () => {
    test.use({ extraHTTPHeaders: { 'cf-ipcountry': country } });

    test(
      `${ids} limits, exclusion and help are one press away from every kind of page @${marketId}`,
      { tag: marketId === 'uk' ? [] : '@all' },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 404/);
        for (const path of pages) {
          await page.goto(path);
          await test.step(path, () => expectReach(page, help));
        }
      },
    );

    test(
      `${ids} limits and exclusion are one press away from game, cashier and portal @${marketId} @desktop`,
      { tag: marketId === 'uk' ? [] : '@all' },
      async ({ page, context, newPlayer }) => {
        await openAsPlayer(page, '/game/41000', await newPlayer({ marketId }));
        const panel = page.getByRole('dialog', { name: 'My play' });
        await page.getByRole('toolbar', { name: 'Game bar' }).getByRole('link', { name: 'Safer gambling' }).click();
        await expect(panel.locator('#limits')).toBeVisible();
        await expect(panel.locator('summary', { hasText: 'Self-exclusion' })).toBeVisible();
        await page.keyboard.press('Escape');

        await page.goto('/help');
        await openBanking(page);
        await cashierFrame(page).getByRole('button', { name: 'Set a limit' }).click();
        await expect(panel.locator('#limits')).toBeVisible();

        const opened = context.waitForEvent('page');
        await panel.getByRole('button', { name: 'Marketing preferences' }).click();
        const portal = await opened;
        await portal.getByRole('contentinfo').getByRole('link', { name: 'Safer gambling' }).click();
        await expect(portal).toHaveURL(/\/responsible-gaming$/);
      },
    );
  });
}

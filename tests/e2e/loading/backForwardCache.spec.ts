import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/findChromium.ts';
import { browserSwitches } from '../support/browserSwitches.ts';
import { cookieChoice } from '../support/cookieChoice.ts';
import { desktop } from '../support/devices.ts';
import { duplicateTab } from '../support/duplicateTab.ts';
import { expect, logIn, openAsPlayer, test } from '../support/fixtures.ts';

const executablePath = findChromium();

let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: browserSwitches,
  });
});
test.afterAll(() => browser.close());

/** A visit in a context of its own, from a market with a choice of languages. */
async function visit(site: string, work: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    ...desktop,
    baseURL: site,
    extraHTTPHeaders: { 'cf-ipcountry': 'FR' },
  });
  await context.addCookies(cookieChoice([]).map((cookie) => ({ ...cookie, url: site })));
  await context.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  try {
    await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Leaves the site for another one. */
const leave = (page: Page, other: string) => page.goto(`${other}/help`);
/** A restored page fires no load event. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
const expectRestored = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
/** Waits for the code of idle time, which opens the connections that could prevent caching and follows restores. */
const untilLive = (page: Page) =>
  page.waitForFunction(() => window.sessionStorage.getItem('Site') !== null, undefined, { polling: 50 });

for (const path of ['/', '/help', '/promotions', '/all-games', '/blog', '/jackpots', '/responsible-gaming'])
  test(`@desktop ${path} of a visitor returns from the back/forward cache`, async ({ sites }) => {
    await visit(sites.regency, async (page) => {
      await page.goto(path);
      await untilLive(page);
      await leave(page, sites.aurora);
      await goBack(page);
      await expectRestored(page);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });

test('@desktop a player’s lobby returns from the back/forward cache, and its figures are fetched again', async ({
  sites,
  newPlayer,
  sandbox,
}) => {
  await visit(sites.regency, async (page) => {
    const player = await newPlayer({ marketId: 'row' });
    await openAsPlayer(page, `${sites.regency}/`, player);
    await expect(page.getByRole('banner').getByText('€1,000.00')).toBeVisible();
    await leave(page, sites.aurora);
    await sandbox.balances({ userId: player.userId, amount: 50_000 });
    await goBack(page);
    await expectRestored(page);
    await expect(page.getByRole('banner').getByText('€1,500.00')).toBeVisible();
  });
});

test('@desktop AU-11 a restored page shows the visitor’s page when the session has ended meanwhile', async ({
  sites,
  newPlayer,
}) => {
  await visit(sites.regency, async (page, context) => {
    const player = await newPlayer({ marketId: 'row' });
    await openAsPlayer(page, `${sites.regency}/`, player);
    const banner = page.getByRole('banner');
    await expect(banner.getByText('€1,000.00')).toBeVisible();
    const other = await duplicateTab(page, context);
    await leave(page, sites.aurora);
    await other.goto('/');
    await other.getByRole('button', { name: /Your account/ }).click();
    await other.locator('#account-menu').getByRole('button', { name: 'Log out' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await goBack(page);
    await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(banner.getByText('€1,000.00')).toBeHidden();
  });
});

test('@desktop a restored page of another language loads again', async ({ sites }) => {
  await visit(sites.regency, async (page, context) => {
    await page.goto('/help');
    await untilLive(page);
    await leave(page, sites.aurora);
    await context.addCookies([{ name: 'userLanguage', value: 'zh', url: sites.regency }]);
    await goBack(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
});

test('@desktop a visitor’s page shows the player when it returns after a login', async ({ sites, newPlayer }) => {
  await visit(sites.regency, async (page) => {
    await page.goto('/help');
    await untilLive(page);
    const player = await newPlayer({ marketId: 'row' });
    await page.goto('/terms');
    await logIn(page, player);
    await goBack(page);
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('banner').getByText('€1,000.00')).toBeVisible();
  });
});

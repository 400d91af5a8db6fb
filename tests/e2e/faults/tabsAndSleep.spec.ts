import type { BrowserContext, Page } from '@playwright/test';
import { duplicateTab } from '../support/duplicateTab.ts';
import { expect, openAsPlayer, test } from '../support/fixtures.ts';
import { logIn } from '../support/logIn.ts';
import { gameFrame } from '../support/play.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { untilConnected } from '../support/untilConnected.ts';

const minuteMs = 60_000;
const balance = (tab: Page, text: string) => expect(tab.getByRole('banner').getByText(text).first()).toBeVisible();
const loginLink = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Log in' });
const userToken = (tab: Page) => tab.evaluate(() => window.sessionStorage.getItem('mgsUserToken'));

/** Counts the renewals of every tab. */
function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('response', (response) => {
    if (response.url().endsWith('/api/refresh-token') && response.ok()) count += 1;
  });
  return () => count;
}

/** The device sleeps: time passes for clocks, and not for the page’s timers. */
async function sleep(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  const moved = Promise.withResolvers<void>();
  // No call may see one of the two clocks without the other.
  await page.route('**/api/**', async (route) => {
    await moved.promise;
    await route.continue();
  });
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms);
  await sandbox.clock({ move: ms });
  moved.resolve();
}

/** Time passes for the services, and all tabs learn of it from their next response, together. */
async function pass(tabs: readonly Page[], sandbox: Sandbox, ms: number): Promise<void> {
  await sandbox.clock({ move: ms });
  await Promise.all(
    tabs.map(async (tab) => {
      const summary = tab.waitForResponse(/\/api\/session-summary/);
      await tab.evaluate(() => void window.dispatchEvent(new Event('online')));
      await summary;
    }),
  );
}

test.beforeEach(async ({ page, consoleGuard }) => {
  await page.clock.install();
  // Calls of an ended session, without a network, and of tokens from before the services’ clock moved.
  consoleGuard.allow(/status of 401|ERR_INTERNET_DISCONNECTED|WebSocket connection to 'ws:\/\/hub\./);
});

test('AU-10 AU-11 AU-13 BK-02 ten tabs renew once a period, show a deposit after a gap and end together', async ({
  page,
  context,
  newPlayer,
  sandbox,
}) => {
  test.slow();
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  const tabs = [page];
  while (tabs.length < 10) {
    const tab = await duplicateTab(page, context);
    await tab.goto('/help');
    tabs.push(tab);
  }
  for (const tab of tabs) await balance(tab, '£1,000.00');
  const renewals = countRenewals(context);
  for (const period of [1, 2]) {
    await pass(tabs, sandbox, 13 * minuteMs + 5000);
    await expect.poll(renewals).toBe(period);
    const renewed = await userToken(page);
    for (const tab of tabs) await expect.poll(() => userToken(tab)).toBe(renewed);
    // A copy of a tab renews up to 90 s later than the first tab.
    await pass(tabs, sandbox, 1.75 * minuteMs);
    expect(renewals()).toBe(period);
  }

  await context.setOffline(true);
  await sandbox.balances({ userId: player.userId, amount: 50_000 });
  await context.setOffline(false);
  for (const tab of tabs) await balance(tab, '£1,500.00');

  const [third] = tabs.slice(2);
  await third
    ?.getByRole('banner')
    .getByRole('button', { name: /your account/i })
    .click();
  await third?.getByRole('button', { name: 'Log out' }).click();
  for (const tab of tabs) await tab.evaluate(() => void window.dispatchEvent(new Event('online')));
  for (const tab of tabs) {
    await expect(loginLink(tab)).toBeVisible();
    expect(await userToken(tab)).toBeNull();
  }
});

test('AU-10 AU-13 a tab that slept until its token was old renews it and shows the balance of now', async ({
  page,
  context,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  await balance(page, '£1,000.00');
  // The page connects after a moment. Then only the sleep is a gap.
  await page.clock.runFor(2000);
  await untilConnected(page, sandbox, player.userId);
  const renewals = countRenewals(context);
  await sandbox.balances({ userId: player.userId, amount: 50_000 });
  await sleep(page, sandbox, 20 * minuteMs);
  await expect.poll(renewals).toBe(1);
  await balance(page, '£1,500.00');
  expect(renewals()).toBe(1);
  await expect(loginLink(page)).toHaveCount(0);
});

test('RM-02 AU-12 a tab that slept for an hour shows the visitor’s page and stores nothing of the player', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await sleep(page, sandbox, 60 * minuteMs);
  await expect(loginLink(page)).toBeVisible();
  expect(await userToken(page)).toBeNull();
});

test('AU-10 AU-13 a clock that is set back by a day and forward again ends no session, and refreshes the balance', async ({
  page,
  context,
  newPlayer,
  sandbox,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  await balance(page, '£1,000.00');
  const renewals = countRenewals(context);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now - 24 * 60 * minuteMs);
  await sandbox.balances({ userId: player.userId, amount: 50_000 });
  await page.clock.runFor(2000);
  await balance(page, '£1,500.00');
  await page.clock.setSystemTime(now + 5000);
  await page.clock.runFor(minuteMs);
  await expect(loginLink(page)).toHaveCount(0);
  // The page may renew once before a response shows it that the clock was set again.
  expect(renewals()).toBeLessThanOrEqual(1);
});

test('RM-02 a clock that is set ahead by a day ends the session like a day’s sleep, and a login works', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  await balance(page, '£1,000.00');
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 24 * 60 * minuteMs);
  await page.clock.runFor(2000);
  await expect(loginLink(page)).toBeVisible();
  await logIn(page, player);
  await page.clock.runFor(minuteMs);
  await balance(page, '£1,000.00');
});

test('AU-12 a session whose storage the browser cleared ends within a minute, and a login works', async ({
  page,
  context,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await balance(page, '£1,000.00');
  await page.evaluate(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  await context.clearCookies();
  await page.clock.runFor(minuteMs);
  await expect(loginLink(page)).toBeVisible();
  await loginLink(page).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('AU-10 HT-03 a session goes on when the storage is full: it renews its tokens and opens a game', async ({
  page,
  context,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await balance(page, '£1,000.00');
  // Fewer launch tokens than a renewal brings.
  await page.evaluate(() => {
    window.sessionStorage.setItem('launchTokens', '[]');
    for (const storage of [window.sessionStorage, window.localStorage])
      for (let length = 2 ** 22, part = 0; length >= 1; part += 1)
        try {
          storage.setItem(`full-${part}`, 'x'.repeat(length));
        } catch {
          length = Math.floor(length / 2);
        }
  });
  const renewals = countRenewals(context);
  await page.clock.fastForward(13 * minuteMs);
  await expect.poll(renewals).toBe(1);
  await page.clock.runFor(minuteMs);
  await expect(loginLink(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Casino' }).click();
  await page.locator('main a[href^="/game/"]').first().click();
  await expect(gameFrame(page).locator('body')).toBeVisible();
});

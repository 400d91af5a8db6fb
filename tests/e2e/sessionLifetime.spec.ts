import type { Page } from '@playwright/test';
import { duplicateTab } from './support/duplicateTab.ts';
import { expect, logIn, openAsPlayer, test } from './support/fixtures.ts';
import { openPlainPage } from './support/openPlainPage.ts';
import { untilConnected } from './support/untilConnected.ts';

const tokensOf = (page: Page) =>
  page.evaluate(() => ({
    user: window.sessionStorage.getItem('mgsUserToken'),
    launch: JSON.parse(window.sessionStorage.getItem('launchTokens') ?? '[]') as string[],
    refresh: JSON.parse(window.sessionStorage.getItem('refreshTokens') ?? '[]') as string[],
  }));

/** URLs of documents requested from now on. A page that reloads before it is complete fires no load event. */
function documentsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on(
    'request',
    (request) =>
      void (request.isNavigationRequest() && request.frame() === page.mainFrame() && requests.push(request.url())),
  );
  return requests;
}

test('AU-10 the user token and other tokens are refreshed two minutes before the user token expires @desktop', async ({
  page,
  newPlayer,
}) => {
  await page.clock.install();
  await page.goto('/help');
  const summary = page.waitForResponse('**/api/session-summary*');
  await logIn(page, await newPlayer());
  // Session renewal is active once the first summary is requested.
  await summary;
  await page.clock.runFor(1000);
  const before = await tokensOf(page);
  await page.clock.fastForward(12 * 60_000);
  expect((await tokensOf(page)).user).toBe(before.user);
  await page.clock.fastForward(60_000);
  await expect.poll(async () => (await tokensOf(page)).user).not.toBe(before.user);
  const after = await tokensOf(page);
  expect(after.launch.filter((token) => before.launch.includes(token))).toEqual([]);
  expect(after.refresh.filter((token) => before.refresh.includes(token))).toEqual([]);
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
});

test('AU-09 a duplicated tab requests its own launch tokens, and both tabs stay logged in @desktop', async ({
  page,
  context,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  const copy = await duplicateTab(page, context);
  await copy.goto('/');
  await expect(copy.getByText('£1,000.00').first()).toBeVisible();
  const old = (await tokensOf(page)).launch;
  await expect.poll(async () => (await tokensOf(copy)).launch.filter((token) => old.includes(token)).length).toBe(0);
  await expect.poll(async () => (await tokensOf(copy)).launch.length).toBeGreaterThan(8);
  expect((await tokensOf(page)).launch).toEqual(old);
});

test('AU-12 each code that ends a session clears storage and reloads the page once @desktop', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/401/);
  const player = await newPlayer();
  const marker = () => page.evaluate(() => window.localStorage.getItem('foyer-session-reload'));
  await openAsPlayer(page, '/help', player);
  await openPlainPage(page);
  await page.evaluate(() => {
    window.sessionStorage.setItem('mgsUserToken', 'aaaa.bbbb.cccc');
    window.sessionStorage.setItem('refreshTokens', '["nobody-knows-this-one"]');
  });
  const loads = documentsOf(page);
  // The page reloads itself, possibly before it is complete.
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => loads.length).toBe(2);
  expect(await tokensOf(page)).toEqual({ user: null, launch: [], refresh: [] });

  // endSession.browser.test.ts covers each code.
  for (const code of [15_001, 15_005]) {
    await logIn(page, player);
    await untilConnected(page, sandbox, player.userId);
    await page.evaluate(() => window.sessionStorage.setItem('left-over', 'x'));
    await page.route('**/api/session-summary*', (route) =>
      route.fulfill({ status: 401, json: { code, message: 'User token refused' } }),
    );
    loads.length = 0;
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => loads.length, `loads after ${code}`).toBe(2);
    await expect.poll(marker).toBeNull();
    const toast = page
      .getByRole('alert')
      .filter({ hasText: code === 15_005 ? 'you logged in elsewhere' : 'Your session has ended.' });
    await expect(toast).toBeVisible();
    await toast.getByRole('button').click();
    expect(await tokensOf(page)).toEqual({ user: null, launch: [], refresh: [] });
    expect(await page.evaluate(() => window.sessionStorage.getItem('left-over'))).toBeNull();
    expect(loads).toHaveLength(2);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

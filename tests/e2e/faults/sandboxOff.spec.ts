import { expect, openAsPlayer, test } from '../support/fixtures.ts';

const everything = ['accounts', 'games', 'content'] as const;
const off = { set: everything.map((target) => ({ target, kind: 'refused' as const })) };

test('PG-09 RM-04 without the sandbox a first visit gets a styled error page with safer gambling one press away', async ({
  page,
  sandbox,
  sites,
  consoleGuard,
}) => {
  consoleGuard.expect(/503|Failed to load resource/);
  await sandbox.faults(off);
  const response = await page.goto(`${sites.aurora}/terms`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t load this right now');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/play money/i);
  await expect(page.getByRole('contentinfo').locator('a[href$="/responsible-gaming"]').first()).toBeVisible();
});

test('a cached page is available without the sandbox and works again when it is back', async ({
  page,
  sandbox,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  const player = await newPlayer();
  await page.goto('/');
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await sandbox.faults(off);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No Server Response');
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBeNull();
  await sandbox.faults({ clear: true });
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('£1,000.00').first()).toBeVisible();
});

test('GM-02 HT-05 a launch fails with a message without the sandbox, and works later in the same session', async ({
  page,
  sandbox,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await openAsPlayer(page, '/game/41000', await newPlayer());
  await expect(page.locator('iframe')).toBeVisible();
  await page.getByRole('button', { name: 'Close game' }).click();
  const before = await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'));
  await sandbox.faults({ set: [{ target: 'launch', kind: 'refused' }] });
  await page.goto('/game/41000');
  await expect(page.getByRole('alert').filter({ hasText: /nothing was staked/i })).toBeVisible();
  await expect(page.getByRole('region').getByRole('link', { name: 'Lobby' }).last()).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBe(before);
  await sandbox.faults({ clear: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a page that cannot be loaded keeps the current page and shows a message', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await page.goto('/');
  await page.route('**/api/page?**', (route) => route.abort());
  await sandbox.faults(off);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /casino/i })
    .first()
    .waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /promotions/i })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: /wrong|again/i })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible();
});

test('HT-06 a faulty favourites list keeps the player logged in and the page usable', async ({
  page,
  sandbox,
  newPlayer,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await openAsPlayer(page, '/help', await newPlayer());
  for (const kind of ['slow', '503', 'malformed', 'wrongShape', 'truncated', 'html'] as const) {
    await test.step(kind, async () => {
      await sandbox.faults({ clear: true, set: [{ target: 'favouritesByUserToken', kind, delayMs: 1500 }] });
      await page.goto('/');
      await expect(page.getByText('£1,000.00').first()).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /favourite/i })
          .first(),
      ).toHaveAttribute('aria-pressed', 'false');
    });
  }
});

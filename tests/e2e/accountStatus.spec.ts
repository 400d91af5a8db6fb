import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

async function tryToLogIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  if (!(await dialog.isVisible())) await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

const demo = (name: string) => ({ username: `demo.${name}`, password: 'play-money-1' });

test('AU-19 AU-05 blocked accounts see the reason and where to get help, and a guest can log in @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const alert = page.getByRole('dialog', { name: 'Log in' }).getByRole('alert');
  for (const [name, text, help] of [
    ['deactivated', 'This account is deactivated.', /support/],
    ['closed', 'This account is closed.', /support/],
    ['blacklisted', 'This account is blocked.', /support/],
    ['self-excluded', 'You are self-excluded.', /talk to/],
  ] as const) {
    await tryToLogIn(page, demo(name));
    await expect(alert).toContainText(text);
    await expect(alert.getByRole('link', { name: help })).toBeVisible();
  }
  await expectAccessible(page);
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBeNull();

  await tryToLogIn(page, demo('guest'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();
  await expect(page.getByRole('banner').getByText('Guest', { exact: true })).toBeVisible();
});

test('AU-19 each account status leads to verification, to support or to play @desktop @all', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.expect(/403|401|500/);
  // The hub refuses a page whose session ends while it connects.
  consoleGuard.allow(/WebSocket connection to 'ws:\/\/hub\./);
  const player = await newPlayer();
  const statuses = { unknown: -1, migrated: 0, provisional: 1, dispatched: 2 } as const;
  await page.goto('/game/41000');
  await tryToLogIn(page, player);
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  const main = page.getByRole('main');
  for (const [status, text] of [
    [statuses.provisional, 'Verify your account before you play.'],
    [statuses.dispatched, 'Verify your account before you play.'],
    [statuses.unknown, 'could not confirm the status of your account'],
  ] as const) {
    await sandbox.status({ userId: player.userId, accountStatusId: status });
    await page.reload();
    await expect(main.getByRole('alert')).toContainText(text);
    if (status === statuses.unknown)
      await expect(main.getByRole('link', { name: 'Contact customer support' })).toBeVisible();
    else await expect(main.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expect(frame).toHaveCount(0);
  }
  await expectAccessible(page);
  await sandbox.status({ userId: player.userId, accountStatusId: statuses.migrated });
  await page.reload();
  await expect(frame).toBeVisible();
  // After a self-exclusion during the session there are no further games, only the way to help.
  await sandbox.status({ userId: player.userId, accountStatusId: 7 });
  await page.reload();
  await expect(main.getByRole('heading', { name: 'You are self-excluded' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'GamCare' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Games' })).toHaveCount(0);
  await expect(frame).toHaveCount(0);
});

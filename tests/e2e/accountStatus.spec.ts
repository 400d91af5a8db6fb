import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

async function tryToLogIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  if (!(await dialog.isVisible())) await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

const demo = (name: string) => ({ username: `demo.${name}`, password: 'play-money-1' });

test('AU-19 AU-05 accounts that may not be used are told why and where help is, and nothing is stored of them; a guest comes in @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const alert = page.getByRole('dialog', { name: 'Log in' }).getByRole('alert');
  for (const [name, words, help] of [
    ['deactivated', 'This account is deactivated.', /support/],
    ['closed', 'This account is closed.', /support/],
    ['blacklisted', 'This account may not be used.', /support/],
    ['self-excluded', 'You have excluded yourself from playing.', /talk to/],
  ] as const) {
    await tryToLogIn(page, demo(name));
    await expect(alert).toContainText(words);
    await expect(alert.getByRole('link', { name: help })).toBeVisible();
  }
  await expectAccessible(page);
  expect(await page.evaluate(() => window.sessionStorage.getItem('mgsUserToken'))).toBeNull();

  await tryToLogIn(page, demo('guest'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();
  await expect(page.getByRole('banner').getByText('Guest', { exact: true })).toBeVisible();
});

test('AU-19 provisional and dispatched accounts are led to verification where the market asks for it, an unknown one to support, a migrated one plays @desktop', async ({
  page,
  newPlayer,
  sandbox,
  quiet,
}) => {
  test.slow();
  quiet.expect(/403|401|500/);
  // A page whose session ends while it connects is refused by the hub.
  quiet.allow(/WebSocket connection to 'ws:\/\/hub\./);
  const player = await newPlayer();
  const statuses = { unknown: -1, migrated: 0, provisional: 1, dispatched: 2 } as const;
  await page.goto('/game/41000');
  await tryToLogIn(page, player);
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  const main = page.getByRole('main');
  for (const [status, words] of [
    [statuses.provisional, 'has to be verified'],
    [statuses.dispatched, 'has to be verified'],
    [statuses.unknown, 'not clear to us'],
  ] as const) {
    await sandbox.status({ userId: player.userId, accountStatusId: status });
    await page.reload();
    await expect(main.getByRole('alert')).toContainText(words);
    if (status === statuses.unknown)
      await expect(main.getByRole('link', { name: 'Contact customer support' })).toBeVisible();
    else await expect(main.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expect(frame).toHaveCount(0);
  }
  await expectAccessible(page);
  await sandbox.status({ userId: player.userId, accountStatusId: statuses.migrated });
  await page.reload();
  await expect(frame).toBeVisible();
  // Excluded while the session runs: no further game, with the way to help.
  await sandbox.status({ userId: player.userId, accountStatusId: 7 });
  await page.reload();
  await expect(main.getByRole('heading', { name: 'You have excluded yourself from playing' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'GamCare' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Games' })).toHaveCount(0);
  await expect(frame).toHaveCount(0);
});

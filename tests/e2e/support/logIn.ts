import type { Page } from '@playwright/test';
import type { SandboxPlayer } from './sandbox.ts';

/** Logs in with the form from any page, and waits until the page shows the player. */
export async function logIn(
  page: Page,
  { username, password }: Pick<SandboxPlayer, 'username' | 'password'>,
): Promise<void> {
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await opener.waitFor({ state: 'hidden' });
}

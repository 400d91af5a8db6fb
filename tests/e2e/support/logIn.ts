import type { Locator, Page } from '@playwright/test';
import type { SandboxPlayer } from './sandbox.ts';

/** Presses the button of the menu. */
export async function pressLogOut(page: Page): Promise<void> {
  const menu = page.getByRole('navigation').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your account/i })
      .click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Logs out with the menu, and waits until the page shows a visitor. */
export async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
}

type Credentials = Pick<SandboxPlayer, 'username' | 'password'>;
const openerOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

/** Sends the form of any page. Returns its dialog, which stays if the login is refused. */
export async function submitLogin(page: Page, { username, password }: Credentials): Promise<Locator> {
  await openerOf(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  return dialog;
}

/** Logs in with the form from any page, and waits until the page shows the player. */
export async function logIn(page: Page, player: Credentials): Promise<void> {
  const dialog = await submitLogin(page, player);
  const opener = openerOf(page);
  await dialog.waitFor({ state: 'hidden' });
  await opener.waitFor({ state: 'hidden' });
}

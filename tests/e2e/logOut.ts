import type { Page } from '@playwright/test';

/** Logs out as a player does, and waits until the page is a visitor's. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('navigation').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your account/i })
      .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
}

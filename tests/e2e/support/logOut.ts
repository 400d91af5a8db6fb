import type { Page } from '@playwright/test';

/** Logs out with the menu, and waits until the page shows a visitor. */
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

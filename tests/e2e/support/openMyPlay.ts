import type { Locator, Page } from '@playwright/test';

/** Opens the safer-gambling panel from any page. Its title depends on the language. */
export async function openMyPlay(page: Page, title = 'My play'): Promise<Locator> {
  // On a phone the header hides while the page is further down. It must be back before the press, which would otherwise
  // begin on the link and end beside it.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('a[href$="#my-play"]:visible').first().click();
  const panel = page.getByRole('dialog', { name: title });
  await panel.locator('#limits').waitFor();
  return panel;
}

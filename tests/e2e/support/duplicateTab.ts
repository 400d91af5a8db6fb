import type { BrowserContext, Page } from '@playwright/test';

/** Opens an empty tab of a browser with the session of a page, as the browser's own command for a duplicate does. */
export async function duplicateTab(page: Page, context: BrowserContext): Promise<Page> {
  const storage = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((stored) => {
    // Once: a page that loads again keeps what it has, or has lost.
    if (window.top !== window || window.name === 'duplicate') return;
    window.name = 'duplicate';
    for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>))
      window.sessionStorage.setItem(key, value);
  }, storage);
  return copy;
}

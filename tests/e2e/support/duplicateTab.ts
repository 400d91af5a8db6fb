import type { BrowserContext, Page } from '@playwright/test';

/** Opens an empty tab of a browser with the session of a page, as the browser's own command for a duplicate does. */
export async function duplicateTab(page: Page, context: BrowserContext): Promise<Page> {
  const storage = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((stored) => {
    // The tab receives the copy once. Later loads in it keep what the page itself has stored or removed.
    if (window.top !== window || window.name === 'duplicate') return;
    window.name = 'duplicate';
    for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>))
      window.sessionStorage.setItem(key, value);
  }, storage);
  return copy;
}

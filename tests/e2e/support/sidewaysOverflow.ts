import type { Page } from '@playwright/test';

/** Pixels by which the content of a page is wider than the page. The page ends where its scrollbar begins. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth);

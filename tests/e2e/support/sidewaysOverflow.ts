import type { Page } from '@playwright/test';

/** Pixels by which a page is wider than its window. The gutter of a scrollbar that is not drawn makes it narrower. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

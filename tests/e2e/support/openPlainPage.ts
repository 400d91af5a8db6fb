import type { Page } from '@playwright/test';

/** Opens a page of the same origin on which nothing runs: the product would renew tokens that a test changes. */
export async function openPlainPage(page: Page): Promise<void> {
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Plain</title>' }));
  await page.goto('/plain');
}

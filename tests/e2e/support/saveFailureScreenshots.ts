import type { Browser, TestInfo } from '@playwright/test';

/**
 * Stores screenshots of a failed test’s pages with its results. The runner’s own `only-on-failure` takes a screenshot
 * in every test and discards those of passed ones, which costs a third of a short test’s time.
 */
export async function saveFailureScreenshots(browser: Browser, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    // A crashed or hanging page has no screenshot. The test’s error is already reported.
    const isSaved = await page.screenshot({ path, timeout: 5000 }).then(Boolean, () => false);
    if (isSaved) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

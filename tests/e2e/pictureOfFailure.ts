import type { Browser, TestInfo } from '@playwright/test';

/**
 * Keeps what a failed test's pages show, with its results. The runner's own `only-on-failure` takes a picture of every test and
 * throws away those of passed ones, which is a third of what a short journey costs.
 */
export async function pictureFailure(browser: Browser, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    // A page that has crashed or hangs has no picture; why the test failed is said already.
    const isKept = await page.screenshot({ path, timeout: 5000 }).then(Boolean, () => false);
    if (isKept) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

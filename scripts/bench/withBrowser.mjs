import { chromium } from '@playwright/test';
import { findChromium } from '../findChromium.ts';

/**
 * Runs a browser while `work` runs.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

import type { Page } from '@playwright/test';

const prefix = 'foyer-offline-';

/** Waits until the page's service worker is active, which includes that it has stored what it stores at first. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Everything that service workers have stored for the page's origin. */
export function offlineCaches(page: Page): Promise<{ cache: string; address: string; text: string }[]> {
  return page.evaluate(async (start) => {
    const found: { cache: string; address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith(start)) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        const response = await cache.match(url, { ignoreVary: true });
        found.push({
          cache: name,
          address: pathname,
          text: pathname.endsWith('.woff2') ? '' : ((await response?.text()) ?? ''),
        });
      }
    }
    return found;
  }, prefix);
}

/** The stored lobby; null without one. */
export async function storedPage(page: Page): Promise<string | null> {
  return (await offlineCaches(page)).find(({ address }) => address === '/')?.text ?? null;
}

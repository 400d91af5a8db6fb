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

/** Names of favourites that the page's origin has stored for the offline page; null without the database. */
export function storedFavouriteNames(page: Page): Promise<readonly string[] | null> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return null;
    return new Promise<readonly string[] | null>((resolve, reject) => {
      const opening = indexedDB.open(name);
      // Deleted meanwhile.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', () => resolve(null));
      opening.addEventListener('success', () => {
        const request = opening.result.transaction('names').objectStore('names').get('favourites');
        opening.result.close();
        request.addEventListener('success', () =>
          resolve((request.result as { names: readonly string[] } | undefined)?.names ?? null),
        );
        request.addEventListener('error', () => reject(new Error('The names cannot be read.')));
      });
    });
  }, 'foyer-offline-names');
}

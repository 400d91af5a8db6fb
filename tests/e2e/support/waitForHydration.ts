import type { BrowserContext, Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` resolve once the page’s scripts have started. Before that, links and keys have the
 * browser’s default behaviour, which separate tests cover with `waitUntil: 'commit'`.
 */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== 'commit') await waitForScripts(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await waitForScripts(page);
      return response;
    };
  });
}

/** Pages outside the casino record no early presses. A page whose scripts cannot load is used as it is. */
export async function waitForScripts(page: Page): Promise<void> {
  const hasHydrated = page.waitForFunction(
    () => !('__early' in window) || Reflect.get(window.__early as object, 'clicks') === null,
    undefined,
    { timeout: 5000, polling: 50 },
  );
  await hasHydrated.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  });
}

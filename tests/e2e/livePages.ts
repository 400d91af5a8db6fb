import type { BrowserContext, Page } from '@playwright/test';

/**
 * Pages of the context are used when their code has begun: `goto` and `reload` of a test come back then. Before it a link leads to
 * its page and a key does what browsers do, which is right and has journeys of its own; those ask for `waitUntil: 'commit'`.
 */
export function waitForLivePages(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== 'commit') await waitForCode(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await waitForCode(page);
      return response;
    };
  });
}

/** Pages that are not the casino's have no record of early presses; one whose code cannot come is used as it is. */
async function waitForCode(page: Page): Promise<void> {
  const isLive = page.waitForFunction(
    () => !('__early' in window) || Reflect.get(window.__early as object, 'clicks') === null,
    undefined,
    { timeout: 5000, polling: 50 },
  );
  await isLive.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  });
}

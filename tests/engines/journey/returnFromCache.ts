import type { EngineBrowser, EngineDevice } from '../support/engineBrowser.ts';
import type { SecureStack } from '../support/secureStack.ts';
import { createVisit, until } from '../support/visit.ts';

/**
 * Leaves the page of a visitor without consent and returns to it from the back/forward cache. Its flags change again afterwards.
 * @returns output of the browser, without that of the other site
 * @throws when the browser does not restore the page
 */
export async function returnFromCache(
  browser: EngineBrowser,
  stack: SecureStack,
  device: EngineDevice,
): Promise<readonly string[]> {
  const page = await browser.openPage(device);
  const visit = createVisit(page);
  const site = stack.siteOf('regency');
  const elsewhere = `https://media.localhost:${new URL(site).port}/`;
  const streams = async () => (await stack.sandbox.flags({})).streams;
  const ofServer = await streams();
  async function leaveAndReturn(): Promise<boolean> {
    await until('the page follows its flags', async () => (await streams()) > ofServer);
    // A request in flight keeps a page out of the cache too. Its entry exists once it has ended.
    await until('the lobby has its jackpots', () =>
      page.run(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/jackpots')), null),
    );
    await page.run(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    }, null);
    await page.goto(elsewhere);
    await until('the page follows no flags', async () => (await streams()) === ofServer);
    await page.run(() => history.back(), null);
    await visit.untilShown({ role: 'button', name: '中文' });
    return page.run(() => document.documentElement.dataset['persisted'] === 'true', null);
  }
  try {
    await visit.open(`${site}/`);
    await visit.press({ role: 'button', name: 'Reject all' });
    if (!(await leaveAndReturn())) throw new Error('The browser loaded the page again.');
    await stack.sandbox.flags({ set: [{ key: 'languageToggle', value: false }] });
    await visit.untilHidden({ role: 'button', name: '中文' });
    return page.problems().filter((problem) => !problem.includes(elsewhere));
  } finally {
    await stack.sandbox.flags({ set: [{ key: 'languageToggle', value: true }] });
    await page.close();
  }
}

import { isQuiet } from '../../support/isQuiet.ts';
import type { EngineBrowser, EngineDevice } from '../support/engineBrowser.ts';
import type { SecureStack } from '../support/secureStack.ts';
import { createVisit, until } from '../support/visit.ts';
import type { JourneyContext } from './journeyStep.ts';
import { logIn } from './visitorSteps.ts';

/**
 * Milliseconds without a response after which a page counts as quiet. A page with a request in flight is not kept, and
 * the vendor's flag client sends what it counted 2 s later.
 */
const quietMs = 3000;

/**
 * Leaves a page that has connections and returns to it from the back/forward cache. Its flags change again afterwards.
 * @returns output of the browser, without that of the other site
 * @throws when the browser does not restore the page, or its connections stay open while it is away
 */
export async function returnFromCache(
  browser: EngineBrowser,
  stack: SecureStack,
  device: EngineDevice,
  { consent, player }: { consent: 'Accept all' | 'Reject all'; player: JourneyContext['player'] | null },
): Promise<readonly string[]> {
  const page = await browser.openPage(device);
  const visit = createVisit(page);
  const site = stack.siteOf('regency');
  const elsewhere = `https://media.localhost:${new URL(site).port}/`;
  const streams = async () => (await stack.sandbox.flags({})).streams;
  const sockets = async () => (await stack.sandbox.hub({})).connections;
  const ofServer = await streams();
  try {
    await visit.open(`${site}/`);
    await visit.press({ role: 'button', name: consent });
    if (player !== null) await logIn(visit, player);
    await until('the page follows its flags', async () => (await streams()) > ofServer);
    if (player !== null) await until('the page is connected to the hub', async () => (await sockets()) === 1);
    await until('the page is quiet', () => page.run(isQuiet, quietMs));
    await page.run(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    }, null);
    await page.goto(elsewhere);
    await until('the page follows no flags', async () => (await streams()) === ofServer);
    await until('the page has left the hub', async () => (await sockets()) === 0);
    await page.run(() => history.back(), null);
    await visit.untilShown({ role: 'button', name: '中文' });
    if (!(await page.run(() => document.documentElement.dataset['persisted'] === 'true', null)))
      throw new Error('The browser loaded the page again.');
    if (player !== null) await until('the page is connected again', async () => (await sockets()) === 1);
    await stack.sandbox.flags({ set: [{ key: 'languageToggle', value: false }] });
    await visit.untilHidden({ role: 'button', name: '中文' });
    return page.problems().filter((problem) => !problem.includes(elsewhere));
  } finally {
    await stack.sandbox.flags({ set: [{ key: 'languageToggle', value: true }] });
    await page.close();
  }
}

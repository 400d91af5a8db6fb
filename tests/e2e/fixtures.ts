import { brands } from '@foyer/brands/brands';
import { test as base } from '@playwright/test';
import { startStack, type StackAddress } from '../stack.ts';
import { chooseCookies } from './cookieChoice.ts';
import { watchLayout } from './layoutShift.ts';
import { waitForLivePages } from './livePages.ts';
import { pictureFailure } from './pictureOfFailure.ts';
import { listenTo, type QuietBrowser } from './quietBrowser.ts';
import { createSandbox, type NewPlayer, type Sandbox, type SandboxPlayer } from './sandbox.ts';
import { sharedStack } from './sharedStack.ts';
import { listenToDataLayers, type ToldEvents } from './toldEvents.ts';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';
export { layoutShift } from './layoutShift.ts';
export { logIn } from './logIn.ts';
export { openAsPlayer } from './openAsPlayer.ts';

/** The brands that journeys name; `sites` has every one of `brands/brands.ts`. */
type BrandId = 'regency' | 'aurora' | 'pulse';

export interface StackOption {
  /** Own processes instead of the shared ones; set for the project `faults`. */
  ownStack: boolean | 'untouched';
}

interface WorkerFixtures extends StackOption {
  /** `webLog` is there where the test has processes of its own. */
  stack: StackAddress & { webLog?: readonly string[] };
}

interface Fixtures {
  /** Groups of cookies that the visitor has said yes to; null: nobody has chosen, and the page asks. */
  cookieGroups: readonly string[] | null;
  /** Origin of each brand, for example `http://regency.localhost:3000`. */
  sites: Record<BrandId, string>;
  sandbox: Sandbox;
  newPlayer: (wishes?: NewPlayer) => Promise<SandboxPlayer>;
  /** Ends after everything that can still fail the test, and before the pages close. */
  failurePictured: void;
  /** Unexpected words of the browser fail the test; `quiet.expect(…)` names those that belong to it. */
  quiet: QuietBrowser;
  /** What the pages told their data layers. A record that is not as the catalogue says fails the test. */
  told: ToldEvents;
}

/** Pages open at the Regency brand: `page.goto('/')`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownStack: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ ownStack }, use) => {
      if (!ownStack) return use(sharedStack());
      const own = await startStack();
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sites: async ({ stack }, use) => {
    await use(
      Object.fromEntries(brands.map(({ id, hosts }) => [id, `http://${hosts[0]}:${stack.webPort}`])) as Record<
        BrandId,
        string
      >,
    );
  },
  baseURL: async ({ sites }, use) => use(sites.regency),
  sandbox: async ({ stack, ownStack }, use) => {
    const sandbox = createSandbox(stack.platformPort);
    await use(sandbox);
    // What one test broke or moved must not reach the next one.
    if (ownStack) {
      await sandbox.faults({ clear: true });
      await sandbox.clock({ reset: true });
    }
  },
  cookieGroups: [[], { option: true }],
  newPlayer: async ({ sandbox }, use) => use((wishes) => sandbox.newPlayer(wishes)),
  failurePictured: [
    async ({ browser, context: _context }, use, testInfo) => {
      await use();
      await pictureFailure(browser, testInfo);
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, sites, cookieGroups, failurePictured: _pictured }, use) => {
      if (cookieGroups !== null) await chooseCookies(context, Object.values(sites), cookieGroups);
      const quiet = await listenTo(context);
      await watchLayout(context);
      waitForLivePages(context);
      await use(quiet);
      base.expect(quiet.complaints(), 'words of the browser that nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  told: [
    async ({ context, failurePictured: _pictured }, use, testInfo) => {
      const told = await listenToDataLayers(context);
      await use(told);
      base.expect(told.problems(), 'events that are not as the catalogue says').toEqual([]);
      // The run's report has them all, and a check asks it what nobody heard (scripts/checkHeardEvents.mjs).
      testInfo.annotations.push({ type: 'heard events', description: [...new Set(told.names())].join(' ') });
    },
    { auto: true },
  ],
});

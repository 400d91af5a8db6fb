import { writeFile } from 'node:fs/promises';
import { brands } from '@foyer/brands/brands';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Browser, TestInfo, Page } from '@playwright/test';
import { clauseTest } from '../../../scripts/clauses/clauseTest.ts';
import { startStack, type StackAddress } from '../../support/stack.ts';
import { guardConsole, type ConsoleGuard } from './consoleGuard.ts';
import { chooseCookies } from './cookieChoice.ts';
import { watchLayout } from './layoutShift.ts';
import { listenToDataLayers, type RecordedEvents } from './recordedEvents.ts';
import { createSandbox, type NewPlayer, type Sandbox, type SandboxPlayer } from './sandbox.ts';
import { sharedStack } from './sharedStack.ts';
import { waitForHydration } from './waitForHydration.ts';

/**
 * Stores screenshots of a failed test’s pages with its results. The runner’s own `only-on-failure` takes a screenshot
 * in every test and discards those of passed ones, which costs a third of a short test’s time.
 */
async function saveFailureScreenshots(browser: Browser, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    // A crashed or hanging page has no screenshot. The test’s error is already reported.
    const isSaved = await page.screenshot({ path, timeout: 5000 }).then(Boolean, () => false);
    if (isSaved) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

/** How many times slower the processor looks to pages; `npm run test:repeat` sets it. */
const slowdown = Number(process.env['PAGE_SLOWDOWN'] ?? '1');

/** Slows the processor for every page of a context when a run asks for it. */
function slowPages(context: BrowserContext): void {
  if (slowdown === 1) return;
  context.on('page', (page) => {
    const slow = async () => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    };
    // A page that closes at once needs it no more.
    slow().catch(() => undefined);
  });
}

export { expect } from '@playwright/test';
export { expectAccessible } from './expectAccessible.ts';
export { expectNoLayoutShift, layoutShift } from './layoutShift.ts';
export { logIn } from './logIn.ts';
export { openAsPlayer } from './openAsPlayer.ts';

/** The brands that tests refer to by name. `sites` also has brands that were added to `brands/brands.ts`. */
type BrandId = 'regency' | 'aurora' | 'pulse';

export interface StackOption {
  /** Starts separate processes instead of the shared ones; set for the project `faults`. */
  ownStack: boolean | 'untouched';
}

interface WorkerFixtures extends StackOption {
  /** `webLog` is set if the test has its own processes. */
  stack: StackAddress & { webLog?: readonly string[] };
}

interface Fixtures {
  /** Cookie groups that the visitor has allowed; null: no choice yet, so the card shows. */
  cookieGroups: readonly string[] | null;
  /** Origin of each brand, for example `http://regency.localhost:3000`. */
  sites: Record<BrandId, string>;
  sandbox: Sandbox;
  newPlayer: (overrides?: NewPlayer) => Promise<SandboxPlayer>;
  /** Runs after every check that can still fail the test, and before the pages close. */
  failureScreenshots: void;
  /** Unexpected browser output fails the test. `consoleGuard.expect(…)` announces output that belongs to it. */
  consoleGuard: ConsoleGuard;
  /** Compares the market in the title of a clause test with its pages, and takes its picture for the evidence. */
  clauseEvidence: void;
  /** Data-layer records of the pages. A record that deviates from the catalogue fails the test. */
  recordedEvents: RecordedEvents;
}

/** `page.goto('/')` opens the Regency brand. */
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
    const sandbox = createSandbox(stack.sandboxPort);
    await use(sandbox);
    // Resets the sandbox, so that faults and clock changes do not reach the next test.
    if (ownStack) {
      await sandbox.faults({ clear: true });
      await sandbox.clock({ reset: true });
    }
  },
  cookieGroups: [[], { option: true }],
  newPlayer: async ({ sandbox }, use) => use((overrides) => sandbox.newPlayer(overrides)),
  failureScreenshots: [
    async ({ browser, context: _context }, use, testInfo) => {
      await use();
      await saveFailureScreenshots(browser, testInfo);
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ context, sites, cookieGroups, failureScreenshots: _failureScreenshots }, use) => {
      if (cookieGroups !== null) await chooseCookies(context, Object.values(sites), cookieGroups);
      const consoleGuard = await guardConsole(context);
      await watchLayout(context);
      waitForHydration(context);
      slowPages(context);
      await use(consoleGuard);
      base.expect(consoleGuard.unexpectedOutput(), 'unexpected browser output').toEqual([]);
    },
    { auto: true },
  ],
  clauseEvidence: [
    async ({ context, failureScreenshots: _failureScreenshots }, use, testInfo) => {
      const shownMarkets = collectMarkets(context);
      await use();
      await finishClauseTest(context, shownMarkets, testInfo);
    },
    { auto: true },
  ],
  recordedEvents: [
    async ({ context, failureScreenshots: _failureScreenshots }, use, testInfo) => {
      const recordedEvents = await listenToDataLayers(context);
      await use(recordedEvents);
      base.expect(recordedEvents.problems(), 'events that deviate from the catalogue').toEqual([]);
      // The run’s report collects them, and scripts/checkRecordedEvents.ts finds events that no test has seen.
      testInfo.annotations.push({
        type: 'recorded events',
        description: [...new Set(recordedEvents.names())].join(' '),
      });
    },
    { auto: true },
  ],
});

/** Name of the attachment that holds the screen of a clause test, for the run of `npm run evidence`. */
const clausePicture = 'clause screen';

/** Set by `npm run evidence`, which needs a picture of every clause test. */
const takesPictures = process.env['FOYER_EVIDENCE'] === 'yes';

/** Market ids of the documents of a context’s pages, collected while the test runs. */
function collectMarkets(context: BrowserContext): () => Promise<string[]> {
  const found: Promise<string | undefined>[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || !(response.headers()['content-type'] ?? '').startsWith('text/html')) return;
    found.push(
      response.text().then(
        (html) => /"marketId":"([\w-]+)"/.exec(html)?.[1],
        // A redirect, or a page that closed meanwhile, has no text.
        () => undefined,
      ),
    );
  });
  return async () => [...new Set(await Promise.all(found))].filter((id) => id !== undefined);
}

/**
 * Fails a test that names a clause if its pages showed another market than its title, so that a title cannot be evidence
 * for a market that the test does not open. Then, for the evidence, takes a picture of the last page.
 */
async function finishClauseTest(
  context: BrowserContext,
  shownMarkets: () => Promise<string[]>,
  testInfo: TestInfo,
): Promise<void> {
  if (testInfo.status !== testInfo.expectedStatus) return;
  const title = testInfo.titlePath.slice(1).join(' ');
  const { shows, absent, markets } = clauseTest({ file: testInfo.file, title, level: 'screen' });
  if (shows.length + absent.length === 0) return;
  const opened = await shownMarkets();
  if (opened.length > 0) expect(opened, 'markets that the pages showed').toEqual(expect.arrayContaining(markets));
  const page = context.pages().findLast((each) => /^https?:/.test(each.url()));
  if (takesPictures && page !== undefined) await takePicture(page, testInfo);
}

async function takePicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('clause.png');
  await writeFile(path, await page.screenshot({ animations: 'disabled', scale: 'css' }));
  testInfo.attachments.push({ name: clausePicture, path, contentType: 'image/png' });
}

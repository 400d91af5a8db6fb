import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findChromium } from '../../../scripts/findChromium.ts';
import { browserSwitches } from '../../e2e/support/browserSwitches.ts';
import { openAsPlayer } from '../../e2e/support/openAsPlayer.ts';
import type { Cluster } from './startCluster.ts';

/** A player in a real browser, who plays or walks through pages until `stop`. */
export interface BrowserPlayer {
  /** Completed rounds or pages. */
  steps(): number;
  /** Resolves after this many further steps; rejects when the player fails. */
  makeSteps(count: number): Promise<void>;
  /** Ends the journey; returns everything that went wrong. */
  stop(): Promise<readonly string[]>;
}

const slotGame = 41_000;

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath !== null && { executablePath }), args: browserSwitches });
}

/** Plays a slot without leaving it. Fails if the game's frame is replaced. */
export async function startSlotPlayer(browser: Browser, cluster: Cluster): Promise<BrowserPlayer> {
  const { page, problems } = await openPage(browser, cluster);
  await openAsPlayer(page, `${siteOf(cluster)}/game/${slotGame}`, await cluster.sandbox.newPlayer());
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  await spin.waitFor();
  const mark = String(Math.random());
  await spin.evaluate((button, text) => (button.ownerDocument.documentElement.dataset['mark'] = text), mark);
  return repeat(page, problems, async () => {
    const [response] = await Promise.all([
      // The frame repeats a round that reaches the service before the minimum round time (429).
      page.waitForResponse((each) => each.url().endsWith('/rounds') && each.status() !== 429),
      spin.click(),
    ]);
    if (response.status() !== 200) problems.push(`round ${response.status()}`);
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: 'Spin', disabled: false })
      .waitFor({ timeout: 75_000 });
    const found = await spin.evaluate((button) => button.ownerDocument.documentElement.dataset['mark']);
    if (found !== mark) problems.push('the game was loaded again');
  });
}

/** Walks through pages by their links. */
export async function startWalker(browser: Browser, cluster: Cluster): Promise<BrowserPlayer> {
  const { page, problems } = await openPage(browser, cluster);
  await openAsPlayer(page, `${siteOf(cluster)}/`, await cluster.sandbox.newPlayer());
  return repeat(page, problems, async () => {
    await page.getByRole('link', { name: 'Promotions', exact: true }).first().click();
    await page.waitForURL(/\/promotions$/);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(/:\d+\/$/);
    await page.getByRole('tablist').first().waitFor();
  });
}

function siteOf({ port }: Cluster): string {
  return `http://regency.localhost:${port}`;
}

async function openPage(browser: Browser, cluster: Cluster): Promise<{ page: Page; problems: string[] }> {
  // Drawing the animations of twenty browsers takes more processors than a test machine has.
  const context = await browser.newContext({
    extraHTTPHeaders: { 'cf-ipcountry': 'GB' },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Many browsers share the machine; only a hanging page takes this long.
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.url().startsWith(siteOf(cluster)) && (response.status() >= 500 || response.status() === 404))
      problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels its own requests.
    const reason = request.failure()?.errorText ?? '';
    if (request.url().startsWith(siteOf(cluster)) && reason !== 'net::ERR_ABORTED')
      problems.push(`${reason} ${new URL(request.url()).pathname}`);
  });
  return { page, problems };
}

function repeat(page: Page, problems: string[], step: () => Promise<void>): BrowserPlayer {
  let steps = 0;
  const ending = new AbortController();
  const waiting: { target: number; resolve: () => void }[] = [];
  const work = (async () => {
    while (!ending.signal.aborted) {
      await step();
      steps += 1;
      for (const wait of waiting) if (steps >= wait.target) wait.resolve();
    }
  })();
  const failed = work.catch((error: unknown) => {
    problems.push(String(error));
    throw error;
  });
  failed.catch(() => undefined);
  return {
    steps: () => steps,
    makeSteps: (count) =>
      Promise.race([new Promise<void>((resolve) => waiting.push({ target: steps + count, resolve })), failed]),
    async stop() {
      ending.abort();
      await failed.catch(() => undefined);
      await page.context().close();
      return problems;
    },
  };
}

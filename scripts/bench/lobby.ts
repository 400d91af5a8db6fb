import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, BrowserContext, Page } from '@playwright/test';
import { brands } from '../../brands/brands.ts';
import { createHttpClient } from '../../tests/contract/support/httpClient.ts';
import type { HttpClient } from '../../tests/contract/support/httpClient.ts';
import { createSandbox } from '../../tests/e2e/support/sandbox.ts';
import type { Sandbox } from '../../tests/e2e/support/sandbox.ts';
import { findChromium } from '../findChromium.ts';
import { freePort } from '../ports.ts';
import { startPair } from '../startPair.ts';
import { temporaryData } from '../temporaryData.ts';

/** A running sandbox with a web front end. */
export interface Pair {
  /** Process of the web server. */
  readonly pid: number;
  readonly port: number;
  readonly sandboxPort: number;
  /** Address of the first brand's lobby. */
  readonly url: string;
  readonly client: HttpClient;
  readonly sandbox: Sandbox;
  readonly webhookSecret: string;
}

interface PairOptions {
  /** Games in the catalogue. */
  readonly games?: number;
  readonly webEnv?: Readonly<Record<string, string>>;
}

interface LobbyOptions extends PairOptions {
  /** Runs frames of other origins in the process of their page, as phones do: its slow CPU and its line are theirs. */
  readonly isOneProcess?: boolean;
}

export const hosts: readonly string[] = brands.flatMap((brand) => brand.hosts);

/** Runs a sandbox and a web front end while `work` runs. */
export async function withPair<Result>(
  work: (pair: Pair) => Promise<Result>,
  { games = 600, webEnv = {} }: PairOptions = {},
): Promise<Result> {
  const data = temporaryData();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const webhookSecret = 'bench';
  const pair = startPair({
    webPort: port,
    sandboxPort,
    hosts,
    dataFolder: data.folder,
    webhookSecret,
    sandboxEnv: { CATALOGUE_SIZE: String(games), COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' },
    webEnv,
  });
  const client = createHttpClient(port);
  try {
    const failure = await pair.started;
    if (failure !== null) throw new Error(`${failure.problem}\n${failure.lastLines.join('\n')}`);
    return await work({
      pid: pair.webPid() ?? 0,
      port,
      sandboxPort,
      url: `http://${hosts[0]}:${port}/`,
      client,
      sandbox: createSandbox(sandboxPort),
      webhookSecret,
    });
  } finally {
    client.close();
    await pair.stop();
    data.remove();
  }
}

/** Runs a pair and a browser while `work` runs. */
export const withLobby = <Result>(
  work: (browser: Browser, pair: Pair) => Promise<Result>,
  { isOneProcess = false, ...options }: LobbyOptions = {},
): Promise<Result> => withPair((pair) => withBrowser((browser) => work(browser, pair), isOneProcess), options);

async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  isOneProcess: boolean,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(isOneProcess ? ['--disable-site-isolation-trials'] : []),
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an empty page in a browser profile of its own, which closes after `work`. */
export async function inNewPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Slows a page's CPU down; 1 is the machine's own speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Frame, Locator, Page } from '@playwright/test';
import { phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { findGame } from '../../tests/e2e/support/gameKinds.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { emulateLine, goodLine, slowLine } from './emulateLine.ts';
import type { Line } from './emulateLine.ts';
import { goals } from './goals.ts';
import { inNewPage, withLobby } from './lobby.ts';
import type { Pair } from './lobby.ts';
import { medians } from './percentile.ts';
import { figuresOf } from './report.ts';
import type { Figure, FigureDefinition } from './report.ts';

/** What a press on this line took until its purpose was reached. */
interface Outcome {
  readonly ms: number;
  readonly cpuMs: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Prepares a page, and returns what to press and the text of the header that shows the end; null for a ready game. */
type Prepare = (page: Page, pair: Pair) => Promise<{ target: Locator; frame: Frame; shownAtEnd: string | null }>;

const samples = 3;
/** Time between the beginning and the end of a touch. */
const touchMs = 80;
const maxWaitMs = 60_000;
const slowName = '6x, slow line';

export const pressedPhone = { ...phone, ...withMotion, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } };

/** A feature that only games of an engine have, or the id of one of them. */
const games: Readonly<Record<string, string | number>> = {
  slot: 'lines-20',
  blackjack: 'double-down',
  roulette: 'single-zero',
  'video poker': 'hold-and-draw',
  'scratch card': 10_066,
  plinko: 10_068,
};

/** Presses whose purpose is a game, the player's lobby and a new balance, each in a browser that never did it before. */
export const presses: Readonly<Record<string, Prepare>> = {
  ...Object.fromEntries(Object.entries(games).map(([name, mark]) => [name, prepareGame(mark)])),
  login: prepareLogin,
  payment: preparePayment,
};

/** Measures the presses that a player feels most, from the touch until what they are for is there. */
export function measurePlayable(): Promise<Figure[]> {
  return withLobby(
    async (browser, pair) => {
      const measured = new Map<string, Outcome>();
      for (const [lineName, line] of [
        ['4x', goodLine],
        [slowName, slowLine],
      ] as const)
        for (const [name, prepare] of Object.entries(presses)) {
          const outcomes: Outcome[] = [];
          for (let sample = 0; sample < samples; sample += 1)
            outcomes.push(
              await inNewPage(browser, pressedPhone, (page) => measurePress(page, pair, { line, prepare })),
            );
          measured.set(`${name}, ${lineName}`, medians(outcomes));
        }
      const isGame = (name: string) => Object.keys(games).some((game) => name.startsWith(game));
      const isSlow = (name: string) => name.endsWith(slowName);
      const timesOf = (definition: FigureDefinition, isOfFigure: (name: string) => boolean) =>
        figuresOf(new Map([...measured].filter(([name]) => isOfFigure(name))), [[definition, ({ ms }) => ms / 1000]]);
      return [
        ...timesOf(goals.playable, (name) => isGame(name) && !isSlow(name)),
        ...timesOf(goals.playableSlowLine, (name) => isGame(name) && isSlow(name)),
        ...timesOf(goals.loggedIn, (name) => name.startsWith('login') && !isSlow(name)),
        ...timesOf(
          { title: 'other presses to their purpose', unit: 's' },
          (name) => name.startsWith('payment') || (name.startsWith('login') && isSlow(name)),
        ),
        ...figuresOf(measured, [
          [{ title: 'CPU of the main thread until then', unit: 'ms' }, ({ cpuMs }) => cpuMs],
          [{ title: 'requests until then', unit: '' }, ({ requests }) => requests],
          [{ title: 'received until then', unit: 'kB' }, ({ kilobytes }) => kilobytes],
        ]),
      ];
    },
    { isOneProcess: true },
  );
}

/** The press is on a result of the search in the lobby, because no lobby shows games of every engine. */
function prepareGame(mark: string | number): Prepare {
  return async (page, { url, sandbox, sandboxPort }) => {
    const { GameGroupId, SiteGameName } = await findGame(sandboxPort, ({ GameGroupId: id, Properties }) =>
      typeof mark === 'number' ? id === mark : Properties.isAvailable && Properties.features.includes(mark),
    );
    await openAsPlayer(page, url, await sandbox.newPlayer({ marketId: 'row' }));
    await untilQuiet(page);
    await page.getByRole('navigation').getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(SiteGameName);
    const target = dialog.locator(`a[href="/game/${GameGroupId}"]`).first();
    await target.waitFor();
    return { target, frame: page.mainFrame(), shownAtEnd: null };
  };
}

async function prepareLogin(page: Page, { url, sandbox }: Pair) {
  const { username, password } = await sandbox.newPlayer({ marketId: 'row' });
  await page.goto(url);
  await untilQuiet(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  return { target: dialog.getByRole('button', { name: 'Log in' }), frame: page.mainFrame(), shownAtEnd: '1,000.00' };
}

async function preparePayment(page: Page, { url, sandbox }: Pair) {
  await openAsPlayer(page, url, await sandbox.newPlayer({ marketId: 'row' }));
  await untilQuiet(page);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const cashier = page.frameLocator('iframe');
  await cashier.getByRole('button', { name: 'Continue' }).click();
  await cashier.getByLabel('Amount to deposit').fill('20.00');
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error('The cashier has no frame.');
  return { target: cashier.getByRole('button', { name: /^Deposit .*20/ }), frame, shownAtEnd: '1,020.00' };
}

/** @param onPrepared called before the press */
export async function measurePress(
  page: Page,
  pair: Pair,
  { line, prepare, onPrepared }: { line: Line; prepare: Prepare; onPrepared?: (devtools: CDPSession) => Promise<void> },
): Promise<Outcome> {
  await page.addInitScript(recordPress);
  const { target, frame, shownAtEnd } = await prepare(page, pair);
  await untilQuiet(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await emulateLine(devtools, line);
  let requests = 0;
  let bytes = 0;
  const isCached = new Set<string>();
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void isCached.add(requestId));
  devtools.on('Network.requestWillBeSent', () => void (requests += 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await page.evaluate((text) => void Reflect.set(window, '__shownAtEnd', text), shownAtEnd);
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  await onPrepared?.(devtools);
  const cpuBefore = await mainThreadMs(devtools);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(touchMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const reachedAt = await page.waitForFunction(
    () => Reflect.get(window, '__reachedAt') as number | undefined,
    undefined,
    {
      timeout: maxWaitMs,
      polling: 100,
    },
  );
  const pressedAt = await frame.evaluate(() => Reflect.get(window, '__pressedAt') as number);
  return {
    ms: ((await reachedAt.jsonValue()) ?? 0) - pressedAt,
    cpuMs: (await mainThreadMs(devtools)) - cpuBefore,
    requests: requests - isCached.size,
    kilobytes: bytes / 1000,
  };
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs before each document: notes when it was pressed, and when a game is ready or the header shows the awaited text. */
function recordPress(): void {
  const now = () => performance.timeOrigin + performance.now();
  // The next frame shows it.
  const reach = () =>
    requestAnimationFrame(() =>
      setTimeout(() => Reflect.get(window, '__reachedAt') ?? Reflect.set(window, '__reachedAt', now())),
    );
  window.addEventListener('pointerdown', () => void Reflect.set(window, '__pressedAt', now()), { capture: true });
  if (window !== window.top) return;
  window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'ready' && Reflect.get(window, '__shownAtEnd') === null) reach();
  });
  new MutationObserver(() => {
    const text = Reflect.get(window, '__shownAtEnd') as unknown;
    if (typeof text === 'string' && document.querySelector('header')?.textContent.includes(text) === true) reach();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

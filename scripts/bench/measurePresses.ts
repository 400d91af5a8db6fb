import type { Page } from '@playwright/test';
import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop, phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { goals } from './goals.ts';
import { inNewPage, slowDown, withLobby } from './lobby.ts';
import { percentile } from './percentile.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

type Device = 'phone' | 'desktop';
type Step = readonly [name: string, run: (page: Page) => Promise<unknown>];
interface Press {
  readonly step: string;
  readonly ms: number;
}
interface DeviceFigures {
  readonly presses: readonly Press[];
  readonly prefetchedMs: number;
  readonly otherMs: number;
}

const slowdown = 4;
/** Half an hour of use has about as many presses as all rounds of a device together. */
const rounds = 4;
const pageSamples = 8;
const devices = { phone: { ...phone, ...withMotion }, desktop: { ...desktop, ...withMotion } };

const lobbySteps: readonly Step[] = [
  ['category', (page) => page.getByRole('tab', { name: 'Slots' }).click()],
  ['subcategory', (page) => page.getByRole('tablist').nth(1).getByRole('tab').nth(1).click()],
  ['home category', (page) => page.getByRole('tab').first().click()],
];
const pageSteps: readonly Step[] = [
  ['page', (page) => page.locator('footer a[href="/responsible-gaming"]').first().click()],
  ['page', (page) => page.locator('footer a[href="/terms"] >> visible=true').first().click()],
  ['home page', (page) => page.getByRole('banner').getByRole('link').first().click()],
];
const searchSteps = (device: Device): readonly Step[] => [
  [
    'search opens',
    (page) =>
      page
        .getByRole(device === 'phone' ? 'navigation' : 'banner')
        .getByRole('button', { name: /Search/ })
        .first()
        .click(),
  ],
  ['search types', (page) => page.getByRole('dialog').getByRole('textbox').pressSequentially('dragon')],
  ['search closes', (page) => page.keyboard.press('Escape')],
];
const arrowStep: Step = [
  'reel arrow',
  (page) =>
    page
      .locator('main')
      .getByRole('button', { name: /: (next|previous)$/ })
      .and(page.locator(':enabled'))
      .first()
      .click(),
];
const visitorSteps = (device: Device): readonly Step[] => [
  ...lobbySteps,
  ...(device === 'desktop' ? [arrowStep] : []),
  ...searchSteps(device),
  ['login opens', (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()],
  ['login closes', (page) => page.keyboard.press('Escape')],
  ...pageSteps,
];
const playerSteps = (device: Device): readonly Step[] => [
  ...lobbySteps,
  ['heart', (page) => page.locator('main li[data-id] > button').first().click()],
  ...searchSteps(device),
  [
    'menu opens',
    (page) =>
      page
        .getByRole('button', { name: device === 'phone' ? 'Menu' : /Your account/ })
        .first()
        .click(),
  ],
  ['menu closes', (page) => page.keyboard.press('Escape')],
  ...pageSteps,
];

/**
 * Measures the response to real presses of a visitor and a player, from the input to the next frame (INP), and the time
 * from a press on a link until its page is shown.
 */
export function measurePresses(): Promise<Figure[]> {
  return withLobby(async (browser, { url, sandbox }) => {
    const measured = new Map<Device, DeviceFigures>();
    for (const device of ['phone', 'desktop'] as const) {
      const options = { ...devices[device], extraHTTPHeaders: { 'cf-ipcountry': 'IE' } };
      const figures = await inNewPage(browser, options, async (page, context) => {
        await chooseCookies(context, [url], []);
        await context.addInitScript(collectInteractions);
        await page.goto(url);
        await untilQuiet(page);
        const visitor = await runScript(page, visitorSteps(device));
        const changes = await measurePageChanges(page);
        const playerPage = await context.newPage();
        await openAsPlayer(playerPage, url, await sandbox.newPlayer({ marketId: 'row' }));
        return { ...changes, presses: [...visitor, ...(await runScript(playerPage, playerSteps(device)))] };
      });
      measured.set(device, figures);
    }
    const timesOf = (presses: readonly Press[]) => presses.map(({ ms }) => ms);
    return figuresOf(measured, [
      [{ title: 'presses', unit: '' }, ({ presses }) => presses.length],
      [goals.pressResponse, ({ presses }) => percentile(timesOf(presses), 0.98)],
      [{ title: 'slowest steps', unit: '' }, ({ presses }) => slowestSteps(presses)],
      [goals.prefetchedPage, ({ prefetchedMs }) => prefetchedMs],
      [goals.otherPage, ({ otherMs }) => otherMs],
    ]);
  });
}

async function runScript(page: Page, steps: readonly Step[]): Promise<Press[]> {
  const takePresses = () => page.evaluate(() => (Reflect.get(window, '__takeInteractions') as () => number[])());
  const presses: Press[] = [];
  // The first round loads lazy code.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) await slowDown(page, slowdown);
    for (const [step, run] of steps) {
      await run(page);
      await page.evaluate(untilIdle);
      const times = await takePresses();
      if (round > 0) presses.push(...times.map((ms) => ({ step, ms })));
    }
  }
  return presses;
}

function slowestSteps(presses: readonly Press[]): string {
  return [...Map.groupBy(presses, ({ step }) => step)]
    .map(([step, each]) => ({ step, ms: Math.max(...each.map(({ ms }) => ms)) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ step, ms }) => `${step} ${ms} ms`)
    .join(', ');
}

/** Runs before the page: keeps the longest event of each interaction. */
function collectInteractions(): void {
  let interactions = new Map<number, number>();
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const id = Reflect.get(entry, 'interactionId') as unknown;
      if (typeof id === 'number' && id !== 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  observer.observe(options);
  Reflect.set(window, '__takeInteractions', () => {
    add(observer.takeRecords());
    const taken = [...interactions.values()];
    interactions = new Map();
    return taken;
  });
}

/** Runs in the page: waits until what the press caused is done, at most half a second. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 500 }), 100)),
  );
}

/** Alternates between two pages by links of the footer, with and without intent before the press. */
async function measurePageChanges(page: Page) {
  const times: Record<'prefetched' | 'other', number[]> = { prefetched: [], other: [] };
  for (let sample = 0; sample < pageSamples; sample += 1)
    for (const kind of ['prefetched', 'other'] as const) {
      const path = page.url().endsWith('/responsible-gaming') ? '/terms' : '/responsible-gaming';
      times[kind].push(await page.evaluate(pressLink, { path, hasIntent: kind === 'prefetched' }));
      await page.evaluate(untilIdle);
    }
  return { prefetchedMs: percentile(times.prefetched, 0.5), otherMs: percentile(times.other, 0.5) };
}

/** Runs in the page: time from the press until the new page is in a frame. */
async function pressLink({ path, hasIntent }: { path: string; hasIntent: boolean }): Promise<number> {
  const link = document.querySelector<HTMLElement>(`footer a[href="${path}"]`);
  if (link === null) throw new Error(`The footer has no link to ${path}.`);
  if (hasIntent) {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  const { title } = document;
  const startedAt = performance.now();
  link.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.title === title) requestAnimationFrame(look);
      else resolve(performance.now() - startedAt);
    };
    look();
  });
}

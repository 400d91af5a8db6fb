import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop, phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { callJson } from './callJson.mjs';
import { percentile } from './percentile.mjs';

const slowdown = 4;
/** Rounds of the script. Half an hour of use has about as many presses as all rounds of a device together. */
const rounds = 4;
const pageSamples = 8;

/**
 * @typedef {object} Presses
 * @property {string} device
 * @property {number} presses measured interactions
 * @property {number} inpMs 98th percentile of their durations, from the input to the next frame
 * @property {{ step: string, ms: number }[]} slowest steps with their longest interaction
 * @property {number} prefetchedMs median time from a press on a link whose page is prefetched until it is shown
 * @property {number} otherMs the same without a prefetch
 */

/**
 * Measures the response to presses with a CPU slowed down 4 times: a script of real presses of a player on a phone and a
 * desktop, by event timing, and the time from a press on a link until its page is shown.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @returns {Promise<Presses[]>}
 */
export async function measurePresses(browser, { hosts, port, platformPort }) {
  const url = `http://${hosts[0]}:${port}/`;
  /** @type {Presses[]} */
  const results = [];
  for (const [device, size] of /** @type {const} */ ([
    ['phone', { ...phone, ...withMotion }],
    ['desktop', { ...desktop, ...withMotion }],
  ])) {
    const context = await browser.newContext({ ...size, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });
    await chooseCookies(context, [url], []);
    await context.addInitScript(collectInteractions);
    const visitorPage = await context.newPage();
    await visitorPage.goto(url);
    await untilQuiet(visitorPage);
    const visitor = await runScript(visitorPage, visitorSteps(device));
    const times = await measurePageChanges(visitorPage);
    await visitorPage.close();
    const page = await context.newPage();
    await openAsPlayer(page, url, await callJson(platformPort, '/control/players', { marketId: 'row' }));
    const player = await runScript(page, playerSteps(device));
    await context.close();
    const all = [...visitor, ...player];
    results.push({
      device,
      presses: all.length,
      inpMs: percentile(
        all.map(({ ms }) => ms),
        0.98,
      ),
      slowest: slowestSteps(all),
      ...times,
    });
  }
  return results;
}

/** @typedef {{ name: string, run: (page: import('@playwright/test').Page) => Promise<unknown> }} Step */

/** @param {string} name @param {Step['run']} run @returns {Step} */
const step = (name, run) => ({ name, run });
const lobbySteps = [
  step('category', (page) => page.getByRole('tab', { name: 'Slots' }).click()),
  step('subcategory', (page) => page.getByRole('tablist').nth(1).getByRole('tab').nth(1).click()),
  step('home category', (page) => page.getByRole('tab').first().click()),
];
const pageSteps = [
  step('page', (page) => page.locator('footer a[href="/responsible-gaming"]').first().click()),
  step('page', (page) => page.locator('footer a[href="/terms"] >> visible=true').first().click()),
  step('home page', (page) => page.getByRole('banner').getByRole('link').first().click()),
];
/** @param {string} device */
const searchSteps = (device) => [
  step('search opens', (page) =>
    device === 'phone'
      ? page.getByRole('navigation').getByRole('button', { name: 'Search' }).click()
      : page
          .getByRole('banner')
          .getByRole('button', { name: /Search/ })
          .click(),
  ),
  step('search types', (page) => page.getByRole('dialog').getByRole('textbox').pressSequentially('dragon')),
  step('search closes', (page) => page.keyboard.press('Escape')),
];
const arrowStep = step('reel arrow', (page) =>
  page
    .locator('main')
    .getByRole('button', { name: /: (next|previous)$/ })
    .and(page.locator(':enabled'))
    .first()
    .click(),
);

/** @param {string} device @returns {Step[]} */
const visitorSteps = (device) => [
  ...lobbySteps,
  ...(device === 'desktop' ? [arrowStep] : []),
  ...searchSteps(device),
  step('login opens', (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()),
  step('login closes', (page) => page.keyboard.press('Escape')),
  ...pageSteps,
];

/** @param {string} device @returns {Step[]} */
const playerSteps = (device) => [
  ...lobbySteps,
  step('heart', (page) => page.locator('main li[data-id] > button').first().click()),
  ...searchSteps(device),
  step('menu opens', (page) =>
    page
      .getByRole('button', { name: device === 'phone' ? 'Menu' : /Your account/ })
      .first()
      .click(),
  ),
  step('menu closes', (page) => page.keyboard.press('Escape')),
  ...pageSteps,
];

/**
 * @param {import('@playwright/test').Page} page
 * @param {readonly Step[]} steps
 * @returns {Promise<{ step: string, ms: number }[]>}
 */
async function runScript(page, steps) {
  const devtools = await page.context().newCDPSession(page);
  // A first round loads lazy code.
  for (const { run } of steps) await runStep(page, run);
  await page.evaluate(takeInteractions);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { name, run } of steps) {
      await runStep(page, run);
      for (const ms of await page.evaluate(takeInteractions)) measured.push({ step: name, ms });
    }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return measured;
}

/** @param {import('@playwright/test').Page} page @param {Step['run']} run */
async function runStep(page, run) {
  await run(page);
  await page.evaluate(untilIdle);
}

/** @param {readonly { step: string, ms: number }[]} measured */
function slowestSteps(measured) {
  const byStep = Map.groupBy(measured, (each) => each.step);
  return [...byStep]
    .map(([name, each]) => ({ step: name, ms: Math.max(...each.map(({ ms }) => ms)) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 4);
}

/** Runs before the page: keeps the longest event of each interaction. */
function collectInteractions() {
  /** @type {Map<number, number>} */
  let interactions = new Map();
  const add = (/** @type {PerformanceEntryList} */ entries) => {
    for (const entry of entries) {
      const id = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id !== 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
  Reflect.set(window, '__takeInteractions', () => {
    add(observer.takeRecords());
    const taken = [...interactions.values()];
    interactions = new Map();
    return taken;
  });
}

/** Runs in the page. @returns {number[]} */
function takeInteractions() {
  return Reflect.get(window, '__takeInteractions')();
}

/** Runs in the page: waits until what the press caused is done, at most half a second. */
function untilIdle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve(null), { timeout: 500 }), 100)),
  );
}

/**
 * Alternates between two pages by links of the footer, with and without intent before the press.
 * @param {import('@playwright/test').Page} page
 */
async function measurePageChanges(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  /** @type {Record<'prefetched' | 'other', number[]>} */
  const times = { prefetched: [], other: [] };
  for (let sample = 0; sample < pageSamples; sample += 1)
    for (const kind of /** @type {const} */ (['prefetched', 'other'])) {
      const path = page.url().endsWith('/responsible-gaming') ? '/terms' : '/responsible-gaming';
      times[kind].push(await page.evaluate(pressLink, { path, hasIntent: kind === 'prefetched' }));
      await page.evaluate(untilIdle);
    }
  const median = (/** @type {number[]} */ list) => percentile(list, 0.5);
  return { prefetchedMs: median(times.prefetched), otherMs: median(times.other) };
}

/**
 * Runs in the page: time from the press until the new page is in a frame.
 * @param {{ path: string, hasIntent: boolean }} link
 * @returns {Promise<number>}
 */
async function pressLink({ path, hasIntent }) {
  const element = document.querySelector(`footer a[href="${path}"]`);
  if (!(element instanceof HTMLElement)) throw new Error(`The footer has no link to ${path}.`);
  if (hasIntent) {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  const { title } = document;
  const from = performance.now();
  element.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.title === title) requestAnimationFrame(look);
      else resolve(performance.now() - from);
    };
    look();
  });
}

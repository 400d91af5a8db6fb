import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop, phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { layoutShift, watchLayout } from '../../tests/e2e/support/layoutShift.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { callJson } from './callJson.mjs';
import { connectedPage, pause } from './connectedPage.mjs';
import { traceTasks } from './mainThreadTasks.mjs';

const slowdown = 4;
/** Reading speed in pixels per frame: a phone's screen in three quarters of a second. */
export const readingPx = 18;

const sizes = /** @type {const} */ ([
  { device: 'phone', size: { ...phone, ...withMotion } },
  { device: 'desktop', size: { ...desktop, ...withMotion } },
]);

/**
 * @typedef {object} HomeScroll
 * @property {string} device
 * @property {'visitor' | 'player'} who
 * @property {number} heightPx of the page
 * @property {number} tiles
 * @property {number} fps frames per second
 * @property {number} cpuPerFrameMs main-thread CPU per frame; independent of other load on the machine
 * @property {number} longTasks tasks above 50 ms of CPU
 * @property {number} maxCpuMs CPU of the longest task
 * @property {number} maxMs duration of the longest task
 * @property {number} shift layout shift during the pass
 */

/**
 * Measures scrolling the home page at reading speed down and up, with a CPU slowed down 4 times, on a phone and a
 * desktop: as a visitor, and as a player while jackpots, winners and messages arrive.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./connectedPage.mjs').Pair} pair
 * @returns {Promise<HomeScroll[]>}
 */
export async function measureHomeScroll(browser, pair) {
  const url = `http://${pair.hosts[0]}:${pair.port}/`;
  /** @type {HomeScroll[]} */
  const results = [];
  for (const { device, size } of sizes) {
    const context = await browser.newContext({ ...size, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });
    await watchLayout(context);
    await chooseCookies(context, [url], []);
    const page = await context.newPage();
    await page.goto(url);
    await untilQuiet(page);
    results.push({ device, who: 'visitor', ...(await measurePass(context, page)) });
    await context.close();
  }
  for (const { device, size } of sizes) {
    const { context, page, userId } = await connectedPage(browser, pair, size, watchLayout);
    const arrivals = new AbortController();
    const sending = sendArrivals(pair.platformPort, userId, arrivals.signal);
    try {
      results.push({ device, who: 'player', ...(await measurePass(context, page)) });
    } finally {
      arrivals.abort();
      await sending;
    }
    await context.close();
  }
  return results;
}

/**
 * Jackpots and winners change with every batch of rounds; a message and a toast arrive every second.
 * @param {number} platformPort
 * @param {number} userId
 * @param {AbortSignal} signal
 */
async function sendArrivals(platformPort, userId, signal) {
  while (!signal.aborted) {
    await callJson(platformPort, '/control/simulated-rounds', { count: 20 });
    await callJson(platformPort, '/control/messages', {
      publish: { userId, topic: 'xeniaToast', content: { title: 'A note', text: 'One of many.' } },
    });
    await pause(1000);
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('@playwright/test').Page} page
 */
async function measurePass(context, page) {
  const devtools = await context.newCDPSession(page);
  // A first pass loads lazy code and covers.
  await page.evaluate(scrollDownAndUp, { step: 200 });
  await untilQuiet(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const shiftBefore = await layoutShift(page);
  const endTrace = await traceTasks(devtools);
  const { frames, seconds, heightPx, tiles } = await page.evaluate(scrollDownAndUp, { step: readingPx });
  const { longTasks, maxMs, maxCpuMs, cpuMs } = await endTrace();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    heightPx,
    tiles,
    fps: frames / seconds,
    cpuPerFrameMs: cpuMs / frames,
    longTasks,
    maxCpuMs,
    maxMs,
    shift: (await layoutShift(page)) - shiftBefore,
  };
}

/** Runs in the page. @param {{ step: number }} speed pixels a frame */
async function scrollDownAndUp({ step }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const height = () => document.documentElement.scrollHeight - window.innerHeight;
  await frame();
  const startedAt = performance.now();
  let frames = 0;
  /** @param {number} by @param {() => boolean} isDone */
  const scrollUntil = async (by, isDone) => {
    while (!isDone()) {
      window.scrollBy({ top: by, behavior: 'instant' });
      await frame();
      frames += 1;
    }
  };
  const limit = height();
  let y = 0;
  await scrollUntil(step, () => (y += step) > limit);
  await scrollUntil(-step, () => (y -= step) < 0);
  return {
    frames,
    seconds: (performance.now() - startedAt) / 1000,
    heightPx: limit,
    tiles: document.querySelectorAll('main li[data-id]').length,
  };
}

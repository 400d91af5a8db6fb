import { desktop, withMotion } from '../../tests/e2e/support/devices.ts';
import { pause } from './connectedPage.mjs';
import { percentile } from './percentile.mjs';

const slowdown = 4;
const repeats = 3;
/** Time from the start of the navigation for which tasks count, in milliseconds. */
export const observedMs = 3000;

/**
 * @typedef {object} FirstSeconds
 * @property {string} host
 * @property {number} tiles
 * @property {number} firstTileMs from the start of the navigation until the first cover is there
 * @property {number} scriptMs time in scripts
 * @property {number} tasksMs time in all tasks of the main thread
 */

/**
 * Measures the first three seconds of a lobby for a visitor without consent, on a desktop with a CPU slowed down 4 times
 * and an empty cache. Returns the medians of three visits.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} host
 * @param {number} port
 * @returns {Promise<FirstSeconds>}
 */
export async function measureFirstSeconds(browser, host, port) {
  /** @type {Omit<FirstSeconds, 'host'>[]} */
  const visits = [];
  for (let repeat = 0; repeat < repeats; repeat += 1)
    visits.push(await measureVisit(browser, `http://${host}:${port}/`));
  const median = (/** @type {keyof Omit<FirstSeconds, 'host'>} */ name) =>
    percentile(
      visits.map((visit) => visit[name]),
      0.5,
    );
  return {
    host,
    tiles: median('tiles'),
    firstTileMs: median('firstTileMs'),
    scriptMs: median('scriptMs'),
    tasksMs: median('tasksMs'),
  };
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function measureVisit(browser, url) {
  const context = await browser.newContext({ ...desktop, ...withMotion, extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  await page.addInitScript(recordFirstTile);
  await page.goto(url, { waitUntil: 'commit' });
  await pause(observedMs);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const secondsOf = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const seen = await page.evaluate(readFirstTile);
  await context.close();
  return { ...seen, scriptMs: secondsOf('ScriptDuration') * 1000, tasksMs: secondsOf('TaskDuration') * 1000 };
}

/** Runs before the page. */
function recordFirstTile() {
  const look = () => {
    const cover = document.querySelector('main li[data-id] img');
    if (cover instanceof HTMLImageElement && cover.complete && cover.naturalWidth > 0)
      Reflect.set(window, '__firstTileMs', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function readFirstTile() {
  const firstTileMs = Reflect.get(window, '__firstTileMs');
  if (typeof firstTileMs !== 'number') throw new Error('No cover came within the observed time.');
  return { firstTileMs, tiles: document.querySelectorAll('main li[data-id]').length };
}

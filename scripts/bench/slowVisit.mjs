import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { phone } from '../../tests/e2e/support/devices.ts';
import { untilInstalled } from '../../tests/e2e/support/offlineCaches.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { percentile } from './percentile.mjs';

/** A phone with 4 GB on a 3G line; the browser shapes the traffic. */
export const slowLine = { slowdown: 6, roundTripMs: 400, downloadBits: 1_600_000, uploadBits: 750_000 };
const repeats = 3;

/**
 * Times in milliseconds from the start of the navigation, medians.
 * @typedef {object} SlowVisit
 * @property {string} visit
 * @property {number} firstPaintMs
 * @property {number} largestPaintMs
 * @property {number} firstTileMs the first cover is there
 * @property {number} requests
 */

/**
 * Measures the lobby of a visitor on a slow phone: the first visit, a second one in the same browser, and one without a
 * network, which the service worker answers.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<SlowVisit[]>}
 */
export async function measureSlowVisits(browser, url) {
  /** @type {Record<'first' | 'second' | 'offline', Omit<SlowVisit, 'visit'>[]>} */
  const visits = { first: [], second: [], offline: [] };
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const context = await browser.newContext(phone);
    // The service worker needs this consent.
    await chooseCookies(context, [url], ['C0003']);
    visits.first.push(await measureVisit(context, url));
    visits.second.push(await measureVisit(context, url));
    await context.setOffline(true);
    visits.offline.push(await measureVisit(context, url, true));
    await context.close();
  }
  return Object.entries(visits).map(([visit, all]) => {
    const median = (/** @type {keyof Omit<SlowVisit, 'visit'>} */ name) =>
      percentile(
        all.map((each) => each[name]),
        0.5,
      );
    return {
      visit,
      firstPaintMs: median('firstPaintMs'),
      largestPaintMs: median('largestPaintMs'),
      firstTileMs: median('firstTileMs'),
      requests: median('requests'),
    };
  });
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {boolean} [isOffline]
 * @returns {Promise<Omit<SlowVisit, 'visit'>>}
 */
async function measureVisit(context, url, isOffline = false) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowLine.slowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: isOffline,
    latency: slowLine.roundTripMs,
    downloadThroughput: slowLine.downloadBits / 8,
    uploadThroughput: slowLine.uploadBits / 8,
  });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.addInitScript(recordPaints);
  await page.goto(url, { waitUntil: 'load' });
  const times = await page.waitForFunction(() => Reflect.get(window, '__paints')());
  await untilQuiet(page);
  if (!isOffline) await untilInstalled(page);
  const measured = { .../** @type {Omit<SlowVisit, 'visit' | 'requests'>} */ (await times.jsonValue()), requests };
  await page.close();
  return measured;
}

/** Runs before the page. */
function recordPaints() {
  /** @type {Record<string, number>} */
  const times = {};
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times['firstPaintMs'] = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    times['largestPaintMs'] = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const lookForTile = () => {
    const cover = document.querySelector('main li[data-id] img');
    if (cover instanceof HTMLImageElement && cover.complete && cover.naturalWidth > 0)
      times['firstTileMs'] = performance.now();
    else requestAnimationFrame(lookForTile);
  };
  requestAnimationFrame(lookForTile);
  Reflect.set(window, '__paints', () =>
    document.readyState === 'complete' && Object.keys(times).length === 3 ? times : null,
  );
}

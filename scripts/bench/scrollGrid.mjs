import { phone } from '../../tests/e2e/devices.ts';

const slowdown = 4;
/** Frames in which the page is scrolled from one end to the other: twenty seconds at sixty a second. */
export const framesDown = 1200;

/**
 * Scrolls the grid of all games from its top to its end and back, on a phone with a CPU four times slower, and says what
 * it cost. The speed is that of a hand that throws the page again and again.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the page with all games
 */
export async function measureScroll(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  let lists = 0;
  /** @type {Promise<number>[]} */
  const listBytes = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/games/search-list')) return;
    lists += 1;
    listBytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  // Once down and up at full speed: code that scrolling brings and what is remembered for good belong to no scroll.
  await page.evaluate(scrollThrough, { frames: 120 });
  const before = await heapMb(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = await page.evaluate(scrollThrough, { frames: framesDown });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const after = await heapMb(devtools);
  const listKb = (await Promise.all(listBytes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  await context.close();
  return { ...seen, heapGrowthMb: after - before, lists, listKb };
}

/** @param {import('@playwright/test').CDPSession} devtools */
async function heapMb(devtools) {
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Runs in the page. @param {{ frames: number }} wish */
async function scrollThrough({ frames }) {
  let mostElements = 0;
  let longest = 0;
  let longTasks = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longTasks += 1;
      longest = Math.max(longest, duration);
    }
  });
  watch.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const height = () => document.documentElement.scrollHeight - window.innerHeight;
  await frame();
  const startedAt = performance.now();
  let drawn = 0;
  for (const way of ['down', 'up']) {
    for (let at = 1; at <= frames; at += 1) {
      const share = way === 'down' ? at / frames : 1 - at / frames;
      window.scrollTo({ top: Math.round(height() * share), behavior: 'instant' });
      await frame();
      drawn += 1;
      if (at % 20 === 0) mostElements = Math.max(mostElements, document.querySelectorAll('*').length);
    }
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 200));
  watch.disconnect();
  return { perSecond: drawn / seconds, seconds, heightPx: height(), mostElements, longTasks, longestTaskMs: longest, tiles: document.querySelectorAll('main li a[href^="/game/"]').length };
}

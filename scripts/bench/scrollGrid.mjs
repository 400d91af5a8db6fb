import { phone } from '../../tests/e2e/devices.ts';

const slowdown = 4;
/**
 * Pixels a frame: a part at the pace of one who looks at covers, down as fast as a thumb throws a page again and again,
 * back up as fast as one drags a scroll bar.
 */
export const scrollSpeed = { looking: 36, lookingPx: 60_000, down: 120, up: 1200 };

/**
 * Scrolls the grid of all games from its top to its end and back, on a phone with a CPU four times slower, and says what
 * it cost. The first part is looked at, each tile with its cover; on the rest of the way down every row is drawn, its names
 * first; on the way up they go by too fast to be seen.
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
  // Once through beforehand: code that scrolling brings and the list of games belong to no scroll.
  await page.evaluate(scrollThrough, { looking: 36, lookingPx: 360, down: 6000, up: 6000 });
  const before = await heapMb(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = await page.evaluate(scrollThrough, scrollSpeed);
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

/** Runs in the page. @param {typeof scrollSpeed} scrollSpeeds pixels a frame */
async function scrollThrough(scrollSpeeds) {
  let maxElements = 0;
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
  /** @param {number} step @param {() => boolean} isThere */
  const travel = async (step, isThere) => {
    const startedAt = performance.now();
    let frames = 0;
    while (!isThere()) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await frame();
      frames += 1;
      if (frames % 50 === 0) maxElements = Math.max(maxElements, document.querySelectorAll('*').length);
    }
    return frames / ((performance.now() - startedAt) / 1000);
  };
  const lookingPerSecond = await travel(scrollSpeeds.looking, () => window.scrollY >= scrollSpeeds.lookingPx);
  const downPerSecond = await travel(scrollSpeeds.down, () => window.scrollY >= height() - 1);
  const upPerSecond = await travel(-scrollSpeeds.up, () => window.scrollY <= 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  watch.disconnect();
  return {
    lookingPerSecond,
    downPerSecond,
    upPerSecond,
    heightPx: height(),
    maxElements,
    longTasks,
    maxTaskMs: longest,
  };
}

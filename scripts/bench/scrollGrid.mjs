import { phone } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';

const slowdown = 4;
/**
 * Scroll speeds in pixels per frame: a part at reading speed, down at the speed of repeated flings, up at the speed of
 * a dragged scroll bar.
 */
export const scrollSpeed = { reading: 36, readingPx: 60_000, down: 120, up: 1200 };

/**
 * Measures scrolling the grid of all games from top to bottom and back, on a phone with a CPU slowed down 4 times. In
 * the first part every cover loads. On the rest of the way down every row is drawn, with names first. On the way up
 * rows pass too fast to be drawn.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url page with all games
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
  await untilQuiet(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  // Scroll once beforehand, so that lazy code and the list of games do not count.
  await page.evaluate(scrollThrough, { reading: 36, readingPx: 360, down: 6000, up: 6000 });
  const before = await heapMb(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const figures = await page.evaluate(scrollThrough, scrollSpeed);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const after = await heapMb(devtools);
  const listKb = (await Promise.all(listBytes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  await context.close();
  return { ...figures, heapGrowthMb: after - before, lists, listKb };
}

/** @param {import('@playwright/test').CDPSession} devtools */
async function heapMb(devtools) {
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Runs in the page. @param {typeof scrollSpeed} scrollSpeeds pixels a frame */
async function scrollThrough(scrollSpeeds) {
  let maxElements = 0;
  let maxTaskMs = 0;
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longTasks += 1;
      maxTaskMs = Math.max(maxTaskMs, duration);
    }
  });
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const height = () => document.documentElement.scrollHeight - window.innerHeight;
  await frame();
  /** @param {number} step @param {() => boolean} isDone */
  const scrollUntil = async (step, isDone) => {
    const startedAt = performance.now();
    let frames = 0;
    while (!isDone()) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await frame();
      frames += 1;
      if (frames % 50 === 0) maxElements = Math.max(maxElements, document.querySelectorAll('*').length);
    }
    return frames / ((performance.now() - startedAt) / 1000);
  };
  const readingFps = await scrollUntil(scrollSpeeds.reading, () => window.scrollY >= scrollSpeeds.readingPx);
  const downFps = await scrollUntil(scrollSpeeds.down, () => window.scrollY >= height() - 1);
  const upFps = await scrollUntil(-scrollSpeeds.up, () => window.scrollY <= 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return {
    readingFps,
    downFps,
    upFps,
    heightPx: height(),
    maxElements,
    longTasks,
    maxTaskMs,
  };
}

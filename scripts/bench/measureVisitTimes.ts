import type { BrowserContext } from '@playwright/test';
import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop, phone, withMotion } from '../../tests/e2e/support/devices.ts';
import { untilInstalled } from '../../tests/e2e/support/offlineCaches.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { emulateLine, goodLine, slowLine } from './emulateLine.ts';
import type { Line } from './emulateLine.ts';
import { goals } from './goals.ts';
import { withLobby } from './lobby.ts';
import { medians } from './percentile.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

type VisitTimes = Awaited<ReturnType<typeof visitLobby>>;

const visitors = 3;

/** Measures the lobby of a visitor on a slow phone, also again and without a network, and on a desktop. */
export function measureVisitTimes(): Promise<Figure[]> {
  return withLobby(async (browser, { url }) => {
    const visits = new Map<string, VisitTimes[]>();
    const addVisit = async (name: string, ...options: Parameters<typeof visitLobby>) =>
      void visits.set(name, [...(visits.get(name) ?? []), await visitLobby(...options)]);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const context = await browser.newContext(phone);
      // The service worker needs this consent.
      await chooseCookies(context, [url], ['C0003']);
      await addVisit('slow phone', context, url, slowLine, { hasServiceWorker: true });
      await addVisit('slow phone again', context, url, slowLine, { hasServiceWorker: true });
      await context.setOffline(true);
      await addVisit('slow phone without network', context, url, slowLine, { isOffline: true });
      await context.close();
      const atDesk = await browser.newContext({ ...desktop, ...withMotion });
      await addVisit('desktop', atDesk, url, goodLine);
      await atDesk.close();
    }
    const times = new Map([...visits].map(([name, all]) => [name, medians(all)]));
    const repeated = new Map([...times].filter(([name]) => name.startsWith('slow phone ')));
    const firstPaintMs = times.get('slow phone')?.firstPaintMs ?? 0;
    return [
      ...figuresOf(repeated, [[goals.repeatedPaint, (visit) => visit.firstPaintMs / firstPaintMs]]),
      ...figuresOf(times, [
        [{ title: 'first paint', unit: 'ms' }, (visit) => visit.firstPaintMs],
        [{ title: 'largest paint', unit: 'ms' }, ({ largestPaintMs }) => largestPaintMs],
        [{ title: 'first cover', unit: 'ms' }, ({ firstCoverMs }) => firstCoverMs],
        [{ title: 'time in scripts', unit: 'ms' }, ({ scriptMs }) => scriptMs],
        [{ title: 'time in tasks', unit: 'ms' }, ({ tasksMs }) => tasksMs],
        [{ title: 'requests', unit: '' }, ({ requests }) => requests],
      ]),
    ];
  });
}

export async function visitLobby(
  context: BrowserContext,
  url: string,
  line: Line,
  { isOffline = false, hasServiceWorker = false } = {},
) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await emulateLine(devtools, line, isOffline);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.addInitScript(recordPaints);
  await page.goto(url);
  const paints = await (await page.waitForFunction(readPaints)).jsonValue();
  await untilQuiet(page);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metricMs = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  if (hasServiceWorker) await untilInstalled(page);
  await page.close();
  if (paints === null) throw new Error('The page recorded no paint.');
  return { ...paints, scriptMs: metricMs('ScriptDuration'), tasksMs: metricMs('TaskDuration'), requests };
}

/** Runs before the page. */
function recordPaints(): void {
  const times: Record<string, number> = {};
  Reflect.set(window, '__paints', times);
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times['firstPaintMs'] = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    times['largestPaintMs'] = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const lookForCover = () => {
    const cover = document.querySelector('main li[data-id] img');
    if (cover instanceof HTMLImageElement && cover.complete && cover.naturalWidth > 0)
      times['firstCoverMs'] = performance.now();
    else requestAnimationFrame(lookForCover);
  };
  requestAnimationFrame(lookForCover);
}

/** Runs in the page: the recorded times when all are known. */
function readPaints() {
  const times = Reflect.get(window, '__paints') as Partial<Record<string, number>>;
  const { firstPaintMs, largestPaintMs, firstCoverMs } = times;
  const isComplete = firstPaintMs !== undefined && largestPaintMs !== undefined && firstCoverMs !== undefined;
  return isComplete ? { firstPaintMs, largestPaintMs, firstCoverMs } : null;
}

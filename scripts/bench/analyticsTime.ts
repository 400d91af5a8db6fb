import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { phone } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { projectRoot } from '../projectRoot.mjs';
import { goals } from './goals.ts';
import { inNewPage, withLobby } from './lobby.ts';
import type { Figure } from './report.ts';

const samplingIntervalUs = 250;
const analyticsModules = /^src\/services\/(?:analytics|errors|telemetry)\//;

interface Profile {
  readonly nodes: readonly { id: number; callFrame: { url: string }; children?: number[] }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/**
 * Measures the main-thread time of analytics and telemetry: from the first byte of a visit with every consent until the
 * page is quiet, and while categories are chosen. Uses a CPU profile, because long-task entries do not name the code
 * that caused them.
 */
export function measureAnalyticsTime(): Promise<Figure[]> {
  return withLobby(async (browser, { url }) => {
    const files = analyticsFiles();
    const normal = executionTime(await profileVisit(browser, url, 1), files);
    const slow = executionTime(await profileVisit(browser, url, 4), files);
    return [
      { ...goals.analyticsTask, values: { phone: normal.maxMs, 'slow phone': slow.maxMs } },
      { title: 'all tasks', unit: 'ms', values: { phone: normal.totalMs, 'slow phone': slow.totalMs } },
    ];
  });
}

function profileVisit(browser: Browser, url: string, slowdown: number): Promise<Profile> {
  return inNewPage(browser, phone, async (page, context) => {
    await chooseCookies(context, [url], ['C0002', 'C0003', 'C0004']);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: samplingIntervalUs });
    await devtools.send('Profiler.start');
    await page.goto(url);
    await untilQuiet(page);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await untilQuiet(page);
    const { profile } = await devtools.send('Profiler.stop');
    const events: unknown = await page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown);
    // Without events the measured code did not run, and a result of 0 would be wrong.
    if (!Array.isArray(events) || events.length === 0) throw new Error('No event reached the data layer.');
    return profile;
  });
}

/** Built files in which most modules belong to analytics and telemetry. */
function analyticsFiles(): string[] {
  const files = JSON.parse(readFileSync(join(projectRoot, 'web/dist/client/.vite/modules.json'), 'utf8')) as Record<
    string,
    string
  >;
  const byFile = Map.groupBy(Object.entries(files), ([, file]) => file);
  return [...byFile]
    .filter(([, modules]) => modules.filter(([name]) => analyticsModules.test(name)).length * 2 > modules.length)
    .map(([file]) => file);
}

/**
 * Returns the longest uninterrupted run and the total time of code in `files`, including the functions that it calls.
 * Evaluating a file counts. Parsing and compiling do not, because the browser does them on another thread.
 */
export function executionTime(
  { nodes, samples = [], timeDeltas = [] }: Profile,
  files: readonly string[],
): { maxMs: number; totalMs: number } {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const urls = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url]));
  const known = new Map<number, boolean>();
  const isAnalyticsNode = (id: number): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const parent = parents.get(id);
    const isOne =
      files.some((file) => urls.get(id)?.endsWith(file)) || (parent !== undefined && isAnalyticsNode(parent));
    known.set(id, isOne);
    return isOne;
  };
  let [maxUs, totalUs, runUs] = [0, 0, 0];
  for (const [index, id] of samples.entries()) {
    // A sample represents the time until the next sample.
    const durationUs = Math.max(0, timeDeltas[index + 1] ?? 0);
    runUs = isAnalyticsNode(id) ? runUs + durationUs : 0;
    if (runUs > 0) totalUs += durationUs;
    maxUs = Math.max(maxUs, runUs);
  }
  return { maxMs: maxUs / 1000, totalMs: totalUs / 1000 };
}

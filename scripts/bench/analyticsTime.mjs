import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { phone } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { projectRoot } from '../projectRoot.mjs';

/** Sampling interval of the profiler, in microseconds. */
const samplingIntervalUs = 250;
const analyticsModules = /^src\/services\/(?:analytics|errors|telemetry)\//;

/** @typedef {{ id: number, callFrame: { url: string }, children?: number[] }} ProfileNode */
/** @typedef {{ nodes: ProfileNode[], samples?: number[], timeDeltas?: number[] }} Profile */

/**
 * Measures the main-thread time of analytics and telemetry: from the first byte of a visit with every consent until the
 * page is idle, and while categories are chosen. Uses a CPU profile, because long-task entries do not name the code
 * that caused them.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} slowdown factor by which the CPU is slowed down
 */
export async function measureAnalyticsTime(browser, url, slowdown) {
  const context = await browser.newContext(phone);
  await chooseCookies(context, [url], ['C0002', 'C0003', 'C0004']);
  const page = await context.newPage();
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
  const eventCount = await page.evaluate(() =>
    Array.isArray(Reflect.get(window, 'dataLayer')) ? Reflect.get(window, 'dataLayer').length : 0,
  );
  await context.close();
  // Without events the measured code did not run, and a result of 0 would be wrong.
  if (eventCount === 0) throw new Error('No event reached the data layer.');
  return { ...executionTime(profile, analyticsFiles()), slowdown };
}

/**
 * Built files in which most modules belong to analytics and telemetry. Bundles that load with the page hold only two
 * small functions of them among a hundred.
 */
function analyticsFiles() {
  /** @type {Record<string, string>} */
  const files = JSON.parse(readFileSync(join(projectRoot, 'web/dist/client/.vite/modules.json'), 'utf8'));
  const byFile = Map.groupBy(Object.entries(files), ([, file]) => file);
  return [...byFile]
    .filter(([, modules]) => modules.filter(([name]) => analyticsModules.test(name)).length * 2 > modules.length)
    .map(([file]) => file);
}

/**
 * Returns the longest uninterrupted run and the total time of code in `files`, including the functions that it calls.
 * Evaluating a file counts. Parsing and compiling do not, because the browser does them on another thread.
 * @param {Profile} profile
 * @param {readonly string[]} files
 * @returns {{ maxMs: number, wholeMs: number }}
 */
export function executionTime({ nodes, samples = [], timeDeltas = [] }, files) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** @type {Map<number, boolean>} */
  const known = new Map();
  /** @param {number} id @returns {boolean} */
  const isAnalyticsNode = (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const url = byId.get(id)?.callFrame.url ?? '';
    const parent = parents.get(id);
    const is = files.some((file) => url.endsWith(file)) || (parent !== undefined && isAnalyticsNode(parent));
    known.set(id, is);
    return is;
  };
  let [maxUs, totalUs, runUs] = [0, 0, 0];
  for (const [index, id] of samples.entries()) {
    // A sample represents the time until the next sample.
    const durationUs = Math.max(0, timeDeltas[index + 1] ?? 0);
    runUs = isAnalyticsNode(id) ? runUs + durationUs : 0;
    if (runUs > 0) totalUs += durationUs;
    maxUs = Math.max(maxUs, runUs);
  }
  return { maxMs: maxUs / 1000, wholeMs: totalUs / 1000 };
}

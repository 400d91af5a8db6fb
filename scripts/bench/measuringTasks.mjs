import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseCookies } from '../../tests/e2e/cookieChoice.ts';
import { phone } from '../../tests/e2e/devices.ts';
import { projectRoot } from '../projectRoot.mjs';

/** Between two looks of the profiler, microseconds. */
const sampledEveryUs = 250;
const ofMeasuring = /^src\/(?:analytics|telemetry)\//;

/** @typedef {{ id: number, callFrame: { url: string }, children?: number[] }} ProfileNode */
/** @typedef {{ nodes: ProfileNode[], samples?: number[], timeDeltas?: number[] }} Profile */

/**
 * What analytics and telemetry take of the browser's one thread, from the first byte of a visit with every consent until
 * it is quiet, and while somebody moves about: as one profile of the processor, because a long task does not say whose it is.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} slowdown how much slower than this machine the phone is
 */
export async function measureMeasuring(browser, url, slowdown) {
  const context = await browser.newContext(phone);
  await chooseCookies(context, [url], ['C0002', 'C0003', 'C0004']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: sampledEveryUs });
  await devtools.send('Profiler.start');
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.waitForLoadState('networkidle');
  const { profile } = await devtools.send('Profiler.stop');
  const told = await page.evaluate(() =>
    Array.isArray(Reflect.get(window, 'dataLayer')) ? Reflect.get(window, 'dataLayer').length : 0,
  );
  await context.close();
  // Where nothing was measured it took nothing, which says nothing.
  if (told === 0) throw new Error('No event reached the data layer.');
  return { ...stretchesOf(profile, measuringFiles()), slowdown };
}

/** Files of the build in which most modules are of measuring. Those that come with the page hold two small functions of it among a hundred. */
function measuringFiles() {
  /** @type {Record<string, string>} */
  const files = JSON.parse(readFileSync(join(projectRoot, 'web/dist/client/.vite/modules.json'), 'utf8'));
  const byFile = Map.groupBy(Object.entries(files), ([, file]) => file);
  return [...byFile]
    .filter(([, modules]) => modules.filter(([name]) => ofMeasuring.test(name)).length * 2 > modules.length)
    .map(([file]) => file);
}

/**
 * The longest time without a pause that code of some files was at work, or what it had called, and all of it.
 * Evaluating a file for the first time counts; reading and compiling it does not, which the browser does elsewhere.
 * @param {Profile} profile
 * @param {readonly string[]} files
 * @returns {{ maxMs: number, wholeMs: number }}
 */
export function stretchesOf({ nodes, samples = [], timeDeltas = [] }, files) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** @type {Map<number, boolean>} */
  const known = new Map();
  /** @param {number} id @returns {boolean} */
  const isMeasuring = (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const url = byId.get(id)?.callFrame.url ?? '';
    const parent = parents.get(id);
    const is = files.some((file) => url.endsWith(file)) || (parent !== undefined && isMeasuring(parent));
    known.set(id, is);
    return is;
  };
  let [longest, whole, running] = [0, 0, 0];
  for (const [index, id] of samples.entries()) {
    // A sample stands for the time until the next one.
    const lasted = Math.max(0, timeDeltas[index + 1] ?? 0);
    running = isMeasuring(id) ? running + lasted : 0;
    if (running > 0) whole += lasted;
    longest = Math.max(longest, running);
  }
  return { maxMs: longest / 1000, wholeMs: whole / 1000 };
}

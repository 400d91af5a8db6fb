import { askPage } from './askPage.mjs';
import { cpuMs } from './processUsage.mjs';

/**
 * @typedef {object} Target
 * @property {number} pid of the web server
 * @property {number} port
 * @property {string} host
 * @property {string} webhookSecret
 */

/** Empties the page cache and the cache of upstream answers, as the content service does when editors publish. @param {Target} target */
export async function emptyCaches({ port, host, webhookSecret }) {
  const { status } = await askPage({
    port,
    host,
    path: '/webhooks/content',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-secret': webhookSecret },
    body: JSON.stringify({ event: 'content.published' }),
  });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
}

/**
 * CPU of the web server for one page, all threads: parsing, upstream answers, rendering, compressing, sending.
 * @param {Target} target
 * @param {{ uncached: number, cached: number }} counts how many requests are averaged
 * @returns {Promise<{ uncachedMs: number, cachedMs: number }>}
 */
export async function measureRequestCost(target, { uncached, cached }) {
  const ask = async () => {
    const { status } = await askPage(target);
    if (status !== 200) throw new Error(`the page answered ${status}`);
  };
  // Warm: compiled code and open connections are what a server has after its first minute.
  for (let i = 0; i < 30; i++) {
    await emptyCaches(target);
    await ask();
  }
  const emptying = await cpuOf(target.pid, uncached, () => emptyCaches(target));
  const both = await cpuOf(target.pid, uncached, async () => {
    await emptyCaches(target);
    await ask();
  });
  await ask();
  return { uncachedMs: both - emptying, cachedMs: await cpuOf(target.pid, cached, ask) };
}

/** @param {number} pid @param {number} times @param {() => Promise<void>} work @returns {Promise<number>} milliseconds for one */
async function cpuOf(pid, times, work) {
  const before = cpuMs(pid);
  for (let i = 0; i < times; i++) await work();
  return (cpuMs(pid) - before) / times;
}

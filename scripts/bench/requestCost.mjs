import { cpuMs } from './processUsage.mjs';
import { requestPage } from './requestPage.mjs';

/**
 * @typedef {object} Target
 * @property {number} pid of the web server
 * @property {number} port
 * @property {string} host
 * @property {string} webhookSecret
 */

/**
 * Empties the page cache and the upstream cache through the webhook that the content service calls after publishing.
 * @param {Target} target
 */
export async function emptyCaches({ port, host, webhookSecret }) {
  const { status } = await requestPage({
    port,
    host,
    path: '/webhooks/content',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-secret': webhookSecret },
    body: JSON.stringify({ event: 'content.published' }),
  });
  if (status !== 200) throw new Error(`the webhook sent status ${status}`);
}

/**
 * Measures the CPU time of the web server per page, all threads: parsing, upstream responses, rendering, compressing,
 * sending.
 * @param {Target} target
 * @param {{ uncached: number, cached: number }} counts number of requests to average
 * @returns {Promise<{ uncachedMs: number, cachedMs: number }>}
 */
export async function measureRequestCost(target, { uncached, cached }) {
  const requestOnce = async () => {
    const { status } = await requestPage(target);
    if (status !== 200) throw new Error(`the page sent status ${status}`);
  };
  // Warm up first: a server has compiled code and open connections after its first minute.
  for (let i = 0; i < 30; i++) {
    await emptyCaches(target);
    await requestOnce();
  }
  const emptying = await cpuOf(target.pid, uncached, () => emptyCaches(target));
  const both = await cpuOf(target.pid, uncached, async () => {
    await emptyCaches(target);
    await requestOnce();
  });
  await requestOnce();
  return { uncachedMs: both - emptying, cachedMs: await cpuOf(target.pid, cached, requestOnce) };
}

/**
 * @param {number} pid @param {number} times @param {() => Promise<void>} work @returns {Promise<number>} milliseconds
 * of CPU per call
 */
async function cpuOf(pid, times, work) {
  const before = cpuMs(pid);
  for (let i = 0; i < times; i++) await work();
  return (cpuMs(pid) - before) / times;
}

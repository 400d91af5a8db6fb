import { execFileSync } from 'node:child_process';
import { openAsPlayer } from '../../../tests/e2e/support/openAsPlayer.ts';
import { untilQuiet } from '../../../tests/e2e/support/untilQuiet.ts';
import { callJson } from '../callJson.mjs';
import { cpuMs } from '../processUsage.mjs';

/** @typedef {import('./scaleModel.mjs').EventCost} EventCost */
/** @typedef {import('./simulatePlayers.mjs').TrafficKind} TrafficKind */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const minuteMs = 60_000;
const slotGame = 41_000;
/** Players at once: one player's minute costs less than what a process's clock can measure. */
const playersAtOnce = 6;

/**
 * Measures what a visit, a login, a launch and a minute of play cost one web server, with real pages in a real browser.
 * The browser's own work is in another process and does not count, and neither does what the idle server uses.
 * @param {object} options
 * @param {Browser} options.browser
 * @param {{ pid: number, port: number, platformPort: number, hosts: string[] }} options.pair
 * @param {number} options.redisPort
 * @param {() => number} options.upstreamCalls number of service calls so far
 * @param {number} options.rounds repetitions, which run one after another
 * @returns {Promise<Record<TrafficKind, EventCost>>}
 */
export async function measureCosts({ browser, pair, redisPort, upstreamCalls, rounds }) {
  const site = `http://${pair.hosts[0]}:${pair.port}`;
  /** @type {Map<TrafficKind, EventCost[]>} */
  const measured = new Map();
  const readCounters = () => ({
    at: performance.now(),
    cpuMs: cpuMs(pair.pid),
    upstreamCalls: upstreamCalls(),
    redisCommands: redisCommands(redisPort),
  });
  /** @param {ReturnType<typeof readCounters>} before */
  const countedSince = (before) => {
    const now = readCounters();
    const seconds = (now.at - before.at) / 1000;
    return {
      seconds,
      cpuMs: now.cpuMs - before.cpuMs,
      upstreamCalls: now.upstreamCalls - before.upstreamCalls,
      redisCommands: now.redisCommands - before.redisCommands,
    };
  };

  /**
   * @param {TrafficKind} kind
   * @param {readonly Page[]} pages
   * @param {(page: Page, index: number) => Promise<unknown>} work
   * @param {ReturnType<typeof countedSince>} idle
   */
  async function measure(kind, pages, work, idle) {
    const traffics = pages.map((page) => watchTraffic(page, site));
    const before = readCounters();
    await Promise.all(pages.map(work));
    const sums = countedSince(before);
    const received = await Promise.all(traffics.map((traffic) => traffic.stop()));
    /** @param {'cpuMs' | 'upstreamCalls' | 'redisCommands'} name */
    const share = (name) => Math.max(0, sums[name] - (idle[name] / idle.seconds) * sums.seconds) / pages.length;
    const cost = {
      ...mean(received),
      cpuMs: share('cpuMs'),
      upstreamCalls: share('upstreamCalls'),
      redisCommands: share('redisCommands'),
    };
    measured.set(kind, [...(measured.get(kind) ?? []), cost]);
  }

  const beforeIdle = readCounters();
  await new Promise((resolve) => setTimeout(resolve, minuteMs));
  const idle = countedSince(beforeIdle);
  for (let round = 0; round <= rounds; round += 1) {
    // The first round fills the caches of pages and services, and does not count.
    if (round === 1) measured.clear();
    const waitMs = round === 0 ? 0 : minuteMs;
    const contexts = await Promise.all(Array.from({ length: playersAtOnce }, () => browser.newContext()));
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    const players = await Promise.all(contexts.map(() => callJson(pair.platformPort, '/control/players', {})));
    await measure('visit', pages, (page) => openAndSettle(page, `${site}/`), idle);
    await measure(
      'navigation',
      pages,
      async (page) => {
        await page.getByRole('link', { name: 'Promotions' }).first().click();
        await page.waitForURL(/promotions/);
        await untilQuiet(page);
      },
      idle,
    );
    await measure(
      'login',
      pages,
      async (page, index) => {
        await openAsPlayer(page, `${site}/`, players[index]);
        await untilQuiet(page);
      },
      idle,
    );
    await measure('lobbyMinute', pages, (page) => page.waitForTimeout(waitMs), idle);
    await measure(
      'launch',
      pages,
      async (page) => {
        await page.goto(`${site}/game/${slotGame}`);
        await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor();
      },
      idle,
    );
    await measure('gameMinute', pages, (page) => page.waitForTimeout(waitMs), idle);
    await Promise.all(contexts.map((context) => context.close()));
  }
  return /** @type {Record<TrafficKind, EventCost>} */ (
    Object.fromEntries([...measured].map(([kind, costs]) => [kind, mean(costs)]))
  );
}

/** @param {Page} page @param {string} address */
async function openAndSettle(page, address) {
  await page.goto(address);
  await untilQuiet(page);
}

/**
 * Counts requests and received bytes of a page.
 * @param {Page} page @param {string} site
 */
function watchTraffic(page, site) {
  /** @type {Promise<{ bytes: number, isCacheable: boolean } | null>[]} */
  const finished = [];
  const onFinished = (/** @type {import('@playwright/test').Request} */ request) => {
    if (!request.url().startsWith(site)) return;
    const { pathname } = new URL(request.url());
    const isCacheable = !pathname.startsWith('/api/') && request.method() === 'GET';
    finished.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({ bytes: responseBodySize + responseHeadersSize, isCacheable }),
        () => null,
      ),
    );
  };
  page.on('requestfinished', onFinished);
  return {
    async stop() {
      page.off('requestfinished', onFinished);
      const known = (await Promise.all(finished)).filter((request) => request !== null);
      const cacheable = known.filter(({ isCacheable }) => isCacheable);
      const sum = (/** @type {typeof known} */ requests) =>
        requests.reduce((bytes, request) => bytes + request.bytes, 0);
      return {
        requests: known.length,
        cacheableRequests: cacheable.length,
        bytes: sum(known),
        cacheableBytes: sum(cacheable),
      };
    },
  };
}

/** Commands that Redis has run. @param {number} port */
function redisCommands(port) {
  const text = execFileSync('redis-cli', ['-p', String(port), 'info', 'commandstats']).toString();
  return text
    .split('\n')
    .filter((line) => line.startsWith('cmdstat_') && !line.startsWith('cmdstat_info'))
    .reduce((sum, line) => sum + Number(/:calls=(\d+)/.exec(line)?.[1] ?? 0), 0);
}

/**
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} all
 * @returns {Figures}
 */
function mean(all) {
  const [first] = all;
  if (first === undefined) throw new Error('Nothing was measured.');
  return /** @type {Figures} */ (
    Object.fromEntries(
      Object.keys(first).map((name) => [
        name,
        all.reduce((sum, figures) => sum + (figures[name] ?? 0), 0) / all.length,
      ]),
    )
  );
}

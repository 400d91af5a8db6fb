import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { openAsPlayer } from '../../../tests/e2e/support/openAsPlayer.ts';
import type { SandboxPlayer } from '../../../tests/e2e/support/sandbox.ts';
import { untilQuiet } from '../../../tests/e2e/support/untilConnected.ts';
import { cpuMs } from '../cpuAndMemory.ts';
import type { Pair } from '../lobby.ts';
import type { EventCost } from './demandOf.ts';
import { trafficKinds } from './trafficOf.ts';
import type { TrafficKind } from './trafficOf.ts';

const minuteMs = 60_000;
/** Players at once: one player's minute costs less than what a process's clock can measure. */
const playersAtOnce = 6;

interface MeasureOptions {
  readonly browser: Browser;
  readonly pair: Pair;
  readonly redisPort: number;
  /** Number of service calls so far. */
  readonly upstreamCalls: () => number;
  /** Repetitions, which run one after another. */
  readonly rounds: number;
}

interface PlayerPage {
  readonly page: Page;
  readonly player: SandboxPlayer;
}

/** What causes an event of each kind in a page. */
const eventsOf = (
  url: string,
  waitMs: number,
): Readonly<Record<TrafficKind, (each: PlayerPage) => Promise<unknown>>> => ({
  async visit({ page }) {
    await page.goto(url);
    await untilQuiet(page);
  },
  async navigation({ page }) {
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await page.waitForURL(/promotions/);
    await untilQuiet(page);
  },
  async login({ page, player }) {
    await openAsPlayer(page, url, player);
    await untilQuiet(page);
  },
  lobbyMinute: () => delay(waitMs),
  async launch({ page }) {
    await page.goto(`${url}game/41000`);
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor();
  },
  gameMinute: () => delay(waitMs),
});

/**
 * Measures what each kind of event costs one web server, with real pages in a real browser. The browser's work is in
 * another process and does not count, and neither does what the idle server uses.
 */
export async function measureCosts({ browser, pair, redisPort, upstreamCalls, rounds }: MeasureOptions) {
  const readCounters = () => ({
    atMs: performance.now(),
    cpuMs: cpuMs(pair.pid),
    upstreamCalls: upstreamCalls(),
    redisCommands: redisCommands(redisPort),
  });
  const countedSince = (before: ReturnType<typeof readCounters>) => {
    const now = readCounters();
    const since = (name: keyof typeof now) => now[name] - before[name];
    return {
      ms: since('atMs'),
      cpuMs: since('cpuMs'),
      upstreamCalls: since('upstreamCalls'),
      redisCommands: since('redisCommands'),
    };
  };
  const beforeIdle = readCounters();
  await delay(minuteMs);
  const idle = countedSince(beforeIdle);

  async function measure(
    pages: readonly PlayerPage[],
    cause: (each: PlayerPage) => Promise<unknown>,
  ): Promise<EventCost> {
    const watched = pages.map(({ page }) => watchTraffic(page, pair.url));
    const before = readCounters();
    await Promise.all(pages.map(cause));
    const counted = countedSince(before);
    const traffic = meanOf(await Promise.all(watched.map((stop) => stop())));
    const share = (name: 'cpuMs' | 'upstreamCalls' | 'redisCommands') =>
      Math.max(0, counted[name] - (idle[name] / idle.ms) * counted.ms) / pages.length;
    return {
      ...traffic,
      cpuMs: share('cpuMs'),
      upstreamCalls: share('upstreamCalls'),
      redisCommands: share('redisCommands'),
    };
  }

  const measured = new Map<TrafficKind, EventCost[]>(trafficKinds.map((kind) => [kind, []]));
  for (let round = 0; round <= rounds; round += 1) {
    // The first round fills the caches of pages and services, and does not count.
    const events = eventsOf(pair.url, round === 0 ? 0 : minuteMs);
    const pages = await Promise.all(
      Array.from({ length: playersAtOnce }, async () => {
        const context = await browser.newContext();
        return { page: await context.newPage(), player: await pair.sandbox.newPlayer() };
      }),
    );
    for (const kind of trafficKinds) {
      const cost = await measure(pages, events[kind]);
      if (round > 0) measured.get(kind)?.push(cost);
    }
    await Promise.all(pages.map(({ page }) => page.context().close()));
  }
  return Object.fromEntries([...measured].map(([kind, costs]) => [kind, meanOf(costs)])) as Record<
    TrafficKind,
    EventCost
  >;
}

/** Counts requests and received bytes of a page, until the returned function is called. */
function watchTraffic(page: Page, site: string) {
  const finished: Promise<{ bytes: number; isCacheable: boolean } | null>[] = [];
  const onFinished = (request: Request) => {
    if (!request.url().startsWith(site)) return;
    const isCacheable = !new URL(request.url()).pathname.startsWith('/api/') && request.method() === 'GET';
    finished.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({ bytes: responseBodySize + responseHeadersSize, isCacheable }),
        () => null,
      ),
    );
  };
  page.on('requestfinished', onFinished);
  return async () => {
    page.off('requestfinished', onFinished);
    const all = (await Promise.all(finished)).filter((request) => request !== null);
    const cacheable = all.filter(({ isCacheable }) => isCacheable);
    const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: all.length,
      cacheableRequests: cacheable.length,
      bytes: sum(all),
      cacheableBytes: sum(cacheable),
    };
  };
}

/** Commands that Redis has run. */
function redisCommands(port: number): number {
  return execFileSync('redis-cli', ['-p', String(port), 'info', 'commandstats'])
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('cmdstat_') && !line.startsWith('cmdstat_info'))
    .reduce((sum, line) => sum + Number(/:calls=(\d+)/.exec(line)?.[1] ?? 0), 0);
}

function meanOf<Name extends string>(all: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
  const names = Object.keys(all[0] ?? {}) as Name[];
  const sumOf = (name: Name) => all.reduce((sum, each) => sum + each[name], 0);
  return Object.fromEntries(names.map((name) => [name, sumOf(name) / all.length])) as Record<Name, number>;
}

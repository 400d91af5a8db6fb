import { measureAnalyticsTime } from './analyticsTime.mjs';
import { measureCachedThroughput } from './cachedThroughput.mjs';
import { callJson } from './callJson.mjs';
import { measureEdgeHitRatio } from './edgeHitRatio.mjs';
import { measureFavouriteReady } from './favouriteReady.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
import { measureFirstSeconds } from './firstSeconds.mjs';
import { measureGameFrames } from './gameFrames.mjs';
import { measureHomeScroll } from './homeScroll.mjs';
import { measureLargeCatalogue } from './largeCatalogue.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLobbyDuringPlay } from './lobbyDuringPlay.mjs';
import { measureLoginReady } from './loginReady.mjs';
import { measurePresses } from './presses.mjs';
import { residentMb } from './processUsage.mjs';
import { measureRealTime } from './realTime.mjs';
import { measureRenderCost, pageData, withTiles } from './renderCost.mjs';
import { emptyCaches, measureRequestCost } from './requestCost.mjs';
import { requestPage, browserHeaders } from './requestPage.mjs';
import { withRunningPair } from './runningPair.mjs';
import { measureSlowVisits } from './slowVisit.mjs';
import { withBrowser } from './withBrowser.mjs';

/** Tiles of the page that is rendered in the process: a brand's home page with all rows full. */
export const benchTiles = 120;
const usualGames = 600;

/**
 * Measures every figure of the benchmark in one run.
 * @param {number} audits Lighthouse audits of each page
 * @param {ReturnType<typeof import('./storedFigures.mjs').storeFigures>} measured
 * @param {(what: string) => void} onProgress receives the name of the measurement that starts
 */
export async function measureAll(audits, measured, onProgress) {
  const visits = await measured('visits', () =>
    withRunningPair(usualGames, (pair) => withBrowser((browser) => measureVisits(browser, pair, onProgress))),
  );
  const lighthouse = await measured('lighthouse', () => {
    onProgress('Lighthouse scores');
    return withRunningPair(usualGames, ({ hosts, port }) => measureLighthouse(hosts, port, audits));
  });
  const server = await measured('server', () => withRunningPair(usualGames, (pair) => measureServer(pair, onProgress)));
  const largeCatalogue = await measured('largeCatalogue', () => {
    onProgress('search and scrolling among 10,000 games');
    return measureLargeCatalogue(10_000);
  });
  const use = await measured('use', () => {
    onProgress('scrolling the home page, presses, and rounds of games');
    return withRunningPair(usualGames, (pair) =>
      withBrowser(async (browser) => ({
        homeScroll: await measureHomeScroll(browser, pair),
        presses: await measurePresses(browser, pair),
        gameFrames: await measureGameFrames(browser, pair),
      })),
    );
  });
  const lobbyDuringPlay = await measured('lobbyDuringPlay', () => {
    onProgress('jackpots and winners during play');
    return withRunningPair(usualGames, (pair) => withBrowser((browser) => measureLobbyDuringPlay(browser, pair)), {
      platform: { SIMULATED_PLAYERS: 'on' },
    });
  });
  const realTime = await measured('realTime', () => measureRealTime(onProgress));
  const edgeHitRatio = await measured('edgeHitRatio', () => {
    onProgress('pages from the edge');
    return measureEdgeHitRatio();
  });
  const catalogues = await measured('catalogues', async () => {
    const figures = [];
    for (const games of [100, 10_000]) {
      onProgress(`a catalogue of ${games} games`);
      figures.push(await withRunningPair(games, (pair) => measureCatalogue(games, pair)));
    }
    onProgress('renders of both catalogues, in turn');
    return compareRenders(figures);
  });
  return {
    ...visits,
    lighthouse,
    ...server,
    largeCatalogue,
    ...use,
    lobbyDuringPlay,
    realTime,
    edgeHitRatio,
    catalogues,
  };
}

/** @typedef {Parameters<Parameters<typeof withRunningPair>[1]>[0]} Pair */

/** @param {Pair} pair */
const pageTarget = ({ pid, port, hosts: [host = ''], webhookSecret }) => ({ pid, port, host, webhookSecret });

/**
 * Measures what visitors load and wait for.
 * @param {import('@playwright/test').Browser} browser
 * @param {Pair} pair
 * @param {(what: string) => void} onProgress
 */
async function measureVisits(browser, { hosts, port, platformPort }, onProgress) {
  const url = `http://${hosts[0]}:${port}/`;
  onProgress('scripts of a first visit');
  const firstLoads = [];
  for (const host of hosts) firstLoads.push({ host, ...(await measureFirstLoad(browser, `http://${host}:${port}/`)) });
  onProgress('the first seconds of a visit');
  const firstSeconds = [];
  for (const host of hosts) firstSeconds.push(await measureFirstSeconds(browser, host, port));
  onProgress('a working favourite button on a slow phone');
  const player = await callJson(platformPort, '/control/players', {});
  const favouriteMs = await measureFavouriteReady(browser, { url, player });
  onProgress('the login form on a slow phone');
  const loginMs = await measureLoginReady(browser, { url });
  onProgress('main-thread time of analytics and telemetry');
  const analyticsTime = [];
  for (const slowdown of [1, 4]) analyticsTime.push(await measureAnalyticsTime(browser, url, slowdown));
  onProgress('visits on a slow phone and line');
  const slowVisits = await measureSlowVisits(browser, url);
  return {
    firstLoads,
    firstSeconds,
    favouriteMs,
    loginMs,
    analyticsTime,
    slowVisits,
    chromiumVersion: browser.version(),
  };
}

/**
 * Measures what pages cost the web server.
 * @param {Pair} pair
 * @param {(what: string) => void} onProgress
 */
async function measureServer(pair, onProgress) {
  const target = pageTarget(pair);
  onProgress('CPU of a render');
  const { body } = await requestPage({ ...target, headers: { ...browserHeaders, 'accept-encoding': 'identity' } });
  const filled = withTiles(pageData(body.toString()), benchTiles);
  const renders = [];
  for (let round = 0; round < rounds; round += 1) renders.push(await measureRenderCost(filled, 1000));
  const render = renders.reduce((best, each) => (each.ms < best.ms ? each : best));
  onProgress('CPU of a request');
  const cost = await measureRequestCost(target, { uncached: 200, cached: 3000 });
  const idleMb = residentMb(pair.pid);
  onProgress('cached pages per second, compared with nginx');
  const throughput = await measureCachedThroughput(target);
  return { render, cost, throughput, idleMb, loadedMb: residentMb(pair.pid) };
}

/** Rounds of renders. The fastest counts, because interference only adds time. */
const rounds = 8;

/**
 * Measures the render cost of the catalogues' pages in turn, so that a busy moment affects all of them.
 * @template {{ filled: unknown }} Catalogue
 * @param {Catalogue[]} catalogues
 * @returns {Promise<(Catalogue & { render: { ms: number, bytes: number } })[]>}
 */
async function compareRenders(catalogues) {
  /** @type {{ ms: number, bytes: number }[][]} */
  const measured = catalogues.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...catalogues.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [index, { filled }] of order) measured[index]?.push(await measureRenderCost(filled, 1000));
  }
  return catalogues.map((catalogue, index) => {
    const renders = measured[index] ?? [];
    return { ...catalogue, render: { bytes: renders[0]?.bytes ?? 0, ms: Math.min(...renders.map(({ ms }) => ms)) } };
  });
}

/** @typedef {Awaited<ReturnType<typeof measureAll>>} Figures */

/** @param {number} games @param {Pair} pair */
async function measureCatalogue(games, pair) {
  const target = pageTarget(pair);
  await emptyCaches(target);
  const plain = await requestPage({ ...target, headers: { ...browserHeaders, 'accept-encoding': 'identity' } });
  const gzipped = await requestPage(target);
  const { uncachedMs } = await measureRequestCost(target, { uncached: 100, cached: 100 });
  const tiles = pageData(plain.body.toString()).model.blocks.reduce(
    (sum, { properties }) => sum + (properties.tiles?.length ?? 0),
    0,
  );
  // Small catalogues do not fill every row, so compare pages with the same number of tiles.
  const filled = withTiles(pageData(plain.body.toString()), benchTiles);
  return {
    games,
    tiles,
    bytes: plain.body.byteLength,
    gzipBytes: gzipped.body.byteLength,
    filled,
    uncachedMs,
    residentMb: residentMb(pair.pid),
  };
}

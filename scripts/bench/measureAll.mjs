import { measureAnalyticsTime } from './analyticsTime.mjs';
import { measureCachedThroughput } from './cachedThroughput.mjs';
import { callJson } from './callJson.mjs';
import { measureEdgeHitRatio } from './edgeHitRatio.mjs';
import { measureFavouriteReady } from './favouriteReady.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
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
 * @param {(what: string) => void} onProgress receives the name of the measurement that starts
 */
export async function measureAll(audits, onProgress) {
  const main = await withRunningPair(usualGames, async (pair) => {
    const [host = ''] = pair.hosts;
    const target = { pid: pair.pid, port: pair.port, host, webhookSecret: pair.webhookSecret };

    onProgress('scripts of a first visit');
    const { firstLoads, favouriteMs, loginMs, analyticsTime, slowVisits, chromiumVersion } = await withBrowser(
      async (browser) => {
        const loads = [];
        for (const brandHost of pair.hosts)
          loads.push({ host: brandHost, ...(await measureFirstLoad(browser, `http://${brandHost}:${pair.port}/`)) });

        onProgress('a working favourite button on a slow phone');
        const player = await callJson(pair.platformPort, '/control/players', {});
        const ms = await measureFavouriteReady(browser, { url: `http://${host}:${pair.port}/`, player });

        onProgress('the login form on a slow phone');
        const formMs = await measureLoginReady(browser, { url: `http://${host}:${pair.port}/` });

        onProgress('main-thread time of analytics and telemetry');
        const analyticsTimes = [];
        for (const slowdown of [1, 4])
          analyticsTimes.push(await measureAnalyticsTime(browser, `http://${host}:${pair.port}/`, slowdown));
        onProgress('visits on a slow phone and line');
        const visits = await measureSlowVisits(browser, `http://${host}:${pair.port}/`);
        return {
          slowVisits: visits,
          firstLoads: loads,
          favouriteMs: ms,
          loginMs: formMs,
          analyticsTime: analyticsTimes,
          chromiumVersion: browser.version(),
        };
      },
    );

    onProgress('Lighthouse scores');
    const lighthouse = await measureLighthouse(pair.hosts, pair.port, audits);

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
    return {
      render,
      firstLoads,
      lighthouse,
      favouriteMs,
      loginMs,
      analyticsTime,
      slowVisits,
      cost,
      throughput,
      idleMb,
      loadedMb: residentMb(pair.pid),
      chromiumVersion,
    };
  });

  onProgress('search and scrolling among 10,000 games');
  const largeCatalogue = await measureLargeCatalogue(10_000);
  onProgress('scrolling the home page, presses, and rounds of games');
  const use = await withRunningPair(usualGames, (pair) =>
    withBrowser(async (browser) => ({
      homeScroll: await measureHomeScroll(browser, pair),
      presses: await measurePresses(browser, pair),
      gameFrames: await measureGameFrames(browser, pair),
    })),
  );
  onProgress('jackpots and winners during play');
  const lobbyDuringPlay = await withRunningPair(
    usualGames,
    (pair) => withBrowser((browser) => measureLobbyDuringPlay(browser, pair)),
    { platform: { SIMULATED_PLAYERS: 'on' } },
  );

  const realTime = await measureRealTime(onProgress);

  onProgress('pages from the edge');
  const edgeHitRatio = await measureEdgeHitRatio();

  const catalogues = [];
  for (const games of [100, 10_000]) {
    onProgress(`a catalogue of ${games} games`);
    catalogues.push(await withRunningPair(games, (pair) => measureCatalogue(games, pair)));
  }
  onProgress('renders of both catalogues, in turn');
  return {
    ...main,
    largeCatalogue,
    ...use,
    lobbyDuringPlay,
    realTime,
    edgeHitRatio,
    catalogues: await compareRenders(catalogues),
  };
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

/** @param {number} games @param {{ pid: number, port: number, hosts: string[], webhookSecret: string }} pair */
async function measureCatalogue(games, { pid, port, hosts, webhookSecret }) {
  const target = { pid, port, host: hosts[0] ?? '', webhookSecret };
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
    residentMb: residentMb(pid),
  };
}

import { askPage, browserHeaders } from './askPage.mjs';
import { measureCachedThroughput } from './cachedThroughput.mjs';
import { callJson } from './callJson.mjs';
import { measureFavouriteReady } from './favouriteReady.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLivingLobby } from './livingLobby.mjs';
import { measureLoginReady } from './loginReady.mjs';
import { measureManyGames } from './manyGames.mjs';
import { measureMeasuring } from './measuringTasks.mjs';
import { residentMb } from './processUsage.mjs';
import { measureRealTime } from './realTime.mjs';
import { measureRenderCost, pageData, withTiles } from './renderCost.mjs';
import { emptyCaches, measureRequestCost } from './requestCost.mjs';
import { withRunningPair } from './runningPair.mjs';
import { withBrowser } from './withBrowser.mjs';

/** Tiles of the lobby that is rendered in the process: a brand's home page with all its rows full. */
export const benchTiles = 120;
const usualGames = 600;

/**
 * Every figure of the benchmark, in one run.
 * @param {(what: string) => void} say what is measured now
 */
export async function measureEverything(say) {
  const main = await withRunningPair(usualGames, async (pair) => {
    const [host = ''] = pair.hosts;
    const target = { pid: pair.pid, port: pair.port, host, webhookSecret: pair.webhookSecret };

    say('scripts of a first visit');
    const { firstLoads, favouriteMs, loginMs, measuring, chromiumVersion } = await withBrowser(async (browser) => {
      const loads = [];
      for (const brandHost of pair.hosts)
        loads.push({ host: brandHost, ...(await measureFirstLoad(browser, `http://${brandHost}:${pair.port}/`)) });

      say('a working favourite button on a slow phone');
      const player = await callJson(pair.platformPort, '/control/players', {});
      const ms = await measureFavouriteReady(browser, { url: `http://${host}:${pair.port}/`, player });

      say('the login form on a slow phone');
      const formMs = await measureLoginReady(browser, { url: `http://${host}:${pair.port}/` });

      say('what analytics and telemetry take of the thread');
      const stretches = [];
      for (const slowdown of [1, 4])
        stretches.push(await measureMeasuring(browser, `http://${host}:${pair.port}/`, slowdown));
      return {
        firstLoads: loads,
        favouriteMs: ms,
        loginMs: formMs,
        measuring: stretches,
        chromiumVersion: browser.version(),
      };
    });

    say('what Lighthouse says');
    const lighthouse = await measureLighthouse(pair.hosts, pair.port);

    say('CPU of a render');
    const { body } = await askPage({ ...target, headers: { ...browserHeaders, 'accept-encoding': 'identity' } });
    const filled = withTiles(pageData(body.toString()), benchTiles);
    const renders = [];
    for (let round = 0; round < rounds; round += 1) renders.push(await measureRenderCost(filled, 1000));
    const render = renders.reduce((best, each) => (each.ms < best.ms ? each : best));

    say('CPU of a request');
    const cost = await measureRequestCost(target, { uncached: 200, cached: 3000 });
    const restedMb = residentMb(pair.pid);
    say('cached pages a second, beside nginx');
    const throughput = await measureCachedThroughput(target);
    return {
      render,
      firstLoads,
      lighthouse,
      favouriteMs,
      loginMs,
      measuring,
      cost,
      throughput,
      restedMb,
      loadedMb: residentMb(pair.pid),
      chromiumVersion,
    };
  });

  say('search and scrolling among 10,000 games');
  const many = await measureManyGames(10_000);
  say('jackpots and winners while others play');
  const living = await withRunningPair(
    usualGames,
    (pair) => withBrowser((browser) => measureLivingLobby(browser, pair)),
    { platform: { SIMULATED_PLAYERS: 'on' } },
  );

  const realTime = await measureRealTime(say);

  const catalogues = [];
  for (const games of [100, 10_000]) {
    say(`a catalogue of ${games} games`);
    catalogues.push(await withRunningPair(games, (pair) => measureCatalogue(games, pair)));
  }
  say('renders of both catalogues, in turn');
  return { ...main, many, living, realTime, catalogues: await compareRenders(catalogues) };
}

/** Rounds of renders: the best counts, because whatever disturbs only adds. Of the comparison, each catalogue once a round. */
const rounds = 8;

/**
 * What the pages of two catalogues cost to render, measured in turn so that a noisy moment hits both.
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

/** @typedef {Awaited<ReturnType<typeof measureEverything>>} Figures */

/** @param {number} games @param {{ pid: number, port: number, hosts: string[], webhookSecret: string }} pair */
async function measureCatalogue(games, { pid, port, hosts, webhookSecret }) {
  const target = { pid, port, host: hosts[0] ?? '', webhookSecret };
  await emptyCaches(target);
  const plain = await askPage({ ...target, headers: { ...browserHeaders, 'accept-encoding': 'identity' } });
  const packed = await askPage(target);
  const { uncachedMs } = await measureRequestCost(target, { uncached: 100, cached: 100 });
  const tiles = pageData(plain.body.toString()).model.blocks.reduce(
    (sum, { properties }) => sum + (properties.tiles?.length ?? 0),
    0,
  );
  // Small catalogues do not fill every row, so costs are compared for pages of as many tiles.
  const filled = withTiles(pageData(plain.body.toString()), benchTiles);
  return {
    games,
    tiles,
    bytes: plain.body.byteLength,
    gzipBytes: packed.body.byteLength,
    filled,
    uncachedMs,
    residentMb: residentMb(pid),
  };
}

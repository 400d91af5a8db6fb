import { edgeHitRatioSection } from './edgeHitRatio.mjs';
import { observedMs } from './firstSeconds.mjs';
import { goalsSection } from './goals.mjs';
import { readingPx } from './homeScroll.mjs';
import { lighthouseVersion } from './lighthouse.mjs';
import { hasChanges, observationMs } from './lobbyDuringPlay.mjs';
import { realTimeSection } from './realTimeSection.mjs';
import { scrollSpeed } from './scrollGrid.mjs';
import { slowLine } from './slowVisit.mjs';

/** @typedef {import('./measureAll.mjs').Figures} Figures */

const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (/** @type {number} */ value) => `${value < 1 ? value.toFixed(3) : value.toFixed(2)} ms`;
const formatInteger = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');

/**
 * Renders the figures as the Markdown page docs/bench.md.
 * @param {Figures} figures
 * @param {{ tiles: number, audits: number, machine: string, day: string }} about
 */
export function benchPage(figures, { tiles, audits, machine, day }) {
  const {
    render,
    firstLoads,
    firstSeconds,
    lighthouse,
    favouriteMs,
    loginMs,
    analyticsTime,
    cost,
    throughput,
    idleMb,
    edgeHitRatio,
    loadedMb,
    chromiumVersion,
    catalogues,
    largeCatalogue: { search, scroll },
    homeScroll,
    presses,
    gameFrames,
    lobbyDuringPlay,
    realTime,
    slowVisits,
  } = figures;
  const { web, nginx } = throughput;
  const besideNginx =
    nginx === null
      ? 'nginx is not installed here'
      : `${Math.round((web.perSecond / nginx.perSecond) * 100)} % of nginx`;
  return `# Benchmark

This page shows the speed and size of the product, for engineers and operators. \`npm run bench\` measures and writes it. Measured ${day} on ${machine}, Chromium ${chromiumVersion}.
To repeat the measurement, stop other programs. It needs Chromium, \`wrk\` and \`nginx\` (Debian: \`apt-get install wrk nginx-light\`), and Linux for \`/proc\`. \`npm run bench -- --resume\` goes on after the last measurement of a run that was stopped.

${goalsSection(figures)}
## First visit of a lobby

The table shows the scripts that the document names, and all scripts until the network is idle, both compressed with gzip. The other columns show bytes as sent.

| host | scripts of the document, gzip | all scripts until idle, gzip | scripts | requests | page | styles | fonts | pictures |
|---|---|---|---|---|---|---|---|---|
${firstLoads.map(({ host, startGzipBytes, idleGzipBytes, scripts, requests, sentBytes }) => `| ${host} | ${kb(startGzipBytes)} | ${kb(idleGzipBytes)} | ${scripts} | ${requests} | ${['document', 'stylesheet', 'font', 'image'].map((type) => kb(sentBytes[type] ?? 0)).join(' | ')} |`).join('\n')}

Time from navigation to a working favourite button on a phone with a CPU slowed down 4 times: **${formatInteger(favouriteMs)} ms**. Time from a press on Log in to a form that accepts letters, on the same phone: **${formatInteger(loginMs)} ms**.

The next table shows the first ${observedMs / 1000} seconds on a desktop of 1440 × 900 with a CPU slowed down 4 times, medians of three visits without consent. The goals are ratios to
a comparable front end, which is not part of this repository: at most half its time to the first tile, at most its time in scripts, and at most 1.2 times its time in tasks. Measured once on another machine, with 10 tiles, it
took 1.09 to 1.44 s to its first tile, 250 ms in scripts and 1,060 to 1,160 ms in tasks; Foyer then took 0.92 to 1.03 s, 540 to 590 ms and 1,800 to 1,940 ms.

| host | tiles | first tile | scripts | all tasks |
|---|---|---|---|---|
${firstSeconds.map(({ host, tiles: shown, firstTileMs, scriptMs, tasksMs }) => `| ${host} | ${shown} | ${[firstTileMs, scriptMs, tasksMs].map((value) => `${formatInteger(value)} ms`).join(' | ')} |`).join('\n')}

The next table shows main-thread time of analytics and telemetry, with every consent, from the first byte until the page is idle and while categories are selected. The figures come from a CPU profile and include code evaluation.

| CPU of the phone slowed down | longest task (target: 50 ms) | total |
|---|---|---|
${analyticsTime.map(({ slowdown, maxMs, wholeMs }) => `| ${slowdown === 1 ? 'no' : `${slowdown} times`} | ${ms(maxMs)} | ${ms(wholeMs)} |`).join('\n')}

${lighthouseSection(lighthouse, audits)}

## A slow phone and line

The same lobby on a phone with a CPU slowed down ${slowLine.slowdown} times, ${slowLine.roundTripMs} ms of round trip and ${slowLine.downloadBits / 1e6} Mbit/s: medians of three visitors, who allow functional cookies.
The browser shapes the traffic and loses no packet, because the machine's kernel has no module for it. The service worker answers without a network.

| visit | first paint | largest paint | first cover | requests |
|---|---|---|---|---|
${slowVisits.map(({ visit, firstPaintMs, largestPaintMs, firstTileMs, requests }) => `| ${visit} | ${[firstPaintMs, largestPaintMs, firstTileMs].map((value) => `${formatInteger(value)} ms`).join(' | ')} | ${requests} |`).join('\n')}

## Server

| measurement | figure |
|---|---|
| CPU of a render of ${tiles} tiles, in the process | ${ms(render.ms)} (${kb(render.bytes)} of html) |
| CPU of an uncached page: upstream responses, render, compress, send | ${ms(cost.uncachedMs)} |
| CPU of a cached page | ${ms(cost.cachedMs)} |
| cached pages per second, one core, ${kb(throughput.bytes)} ${throughput.encoding} | ${formatInteger(web.perSecond)} (99 % within ${ms(web.p99Ms)}, ${web.errors} errors) |
| nginx, one worker, same core, bytes and headers | ${nginx === null ? 'not measured' : `${formatInteger(nginx.perSecond)} (99 % within ${ms(nginx.p99Ms)}, ${nginx.errors} errors)`} |
| ratio to nginx | ${besideNginx} |
| CPU of one such page, Foyer and nginx | ${ms(web.cpuMs)}, ${nginx === null ? 'not measured' : ms(nginx.cpuMs)} |
| memory before and after the load | ${formatInteger(idleMb)} MB, ${formatInteger(loadedMb)} MB |

## Size of the catalogue

The home page with few and with many games in the catalogue. A small catalogue does not fill every row, so the page is also
measured with the number of tiles above, which repeats its own tiles. An uncached page was purged; the list of games is cached.

| games | html with ${tiles} tiles | CPU of its render | own tiles | page | page, gzip | CPU of an uncached page | memory |
|---|---|---|---|---|---|---|---|
${catalogues.map(({ games, tiles: shown, bytes, gzipBytes, render: filled, uncachedMs, residentMb }) => `| ${formatInteger(games)} | ${kb(filled.bytes)} | ${filled.ms.toFixed(3)} ms | ${shown} | ${kb(bytes)} | ${kb(gzipBytes)} | ${ms(uncachedMs)} | ${formatInteger(residentMb)} MB |`).join('\n')}

## Search and scrolling with 10,000 games

Every cover is the same picture under its own address, because drawing ten thousand covers would occupy the measured
processor. Search runs on a desktop without slowdown. Scrolling runs on a phone with a CPU slowed down 4 times, through the
whole page of all games (${formatInteger(scroll.heightPx)} px): the first ${formatInteger(scrollSpeed.readingPx)} px at ${scrollSpeed.reading} px a frame with every cover, then down ${scrollSpeed.down} px a frame with
the names of each row, and back up ${formatInteger(scrollSpeed.up)} px a frame, too fast to read.
A first pass loads the code and the list.

| measurement | figure | target |
|---|---|---|
| response to a keystroke, 95th percentile of ${search.keystrokes} | ${ms(search.response95Ms)} (longest ${ms(search.maxResponseMs)}, painted ${ms(search.paint95Ms)}) | 16 ms |
| frames per second at reading speed, down, and up | ${scroll.readingFps.toFixed(1)}, ${scroll.downFps.toFixed(1)}, ${scroll.upFps.toFixed(1)} | 55 |
| tasks above 50 ms while scrolling | ${scroll.longTasks} (longest ${ms(scroll.maxTaskMs)}) | 0 |
| elements in the document, maximum | ${formatInteger(scroll.maxElements)} | 1,500 |
| heap growth after scrolling down and up | ${scroll.heapGrowthMb >= 0 ? '+' : ''}${scroll.heapGrowthMb.toFixed(2)} MB | +5 MB |
| list of all games, as sent | ${scroll.listKb.toFixed(1)} kB, fetched ${scroll.lists} times | 250 kB, once |

## Scrolling the home page

The home page with all rows, at reading speed (${readingPx} px a frame) down and up, with a CPU slowed down 4 times. During a player's pass, jackpots, winners
and messages arrive. Frames per second need an idle machine; CPU figures of the main thread hardly depend on other load.

| device | page | tiles | frames per second (target: 58) | CPU of a frame | tasks above 50 ms of CPU (target: 0) | longest task, CPU time and duration | layout shift |
|---|---|---|---|---|---|---|---|
${homeScroll.map(({ device, who, tiles: shown, fps, cpuPerFrameMs, longTasks, maxCpuMs, maxMs, shift }) => `| ${device} | ${who} | ${shown} | ${fps.toFixed(1)} | ${ms(cpuPerFrameMs)} | ${longTasks} | ${ms(maxCpuMs)}, ${ms(maxMs)} | ${shift.toFixed(4)} |`).join('\n')}

## Presses

Real presses of a visitor and a player with a CPU slowed down 4 times: categories, reel arrows, hearts, search, login, menu and pages. The response to a press is
the time from the input to the next frame (INP). The last columns show the median time from a press on a link until its page is shown, with and without
a prefetch.

| device | presses | response, 98th percentile (target: 100 ms) | slowest steps | page prefetched (100 ms) | other page (300 ms) |
|---|---|---|---|---|---|
${presses.map(({ device, presses: count, inpMs, slowest, prefetchedMs, otherMs }) => `| ${device} | ${count} | ${formatInteger(inpMs)} ms | ${slowest.map(({ step, ms: longest }) => `${step} ${formatInteger(longest)} ms`).join(', ')} | ${formatInteger(prefetchedMs)} ms | ${formatInteger(otherMs)} ms |`).join('\n')}

## Rounds of games

Rounds on a phone with a CPU slowed down 4 times, from the press for three seconds. Before the stages, symbols and motion of their own, the same command counted
60.0, 59.7 and 58.7 frames per second with 870, 1,260 and 922 ms of CPU; a round of roulette took 3.5 s then and takes 5.3 s now.

| game | frames per second | CPU of a round | tasks above 50 ms of CPU |
|---|---|---|---|
${gameFrames.map(({ kind, fps, cpuPerRoundMs, longTasks }) => `| ${kind} | ${fps.toFixed(1)} | ${formatInteger(cpuPerRoundMs)} ms | ${longTasks} |`).join('\n')}

## Jackpots and winners during play

The table shows changes of the jackpot figures within ${observationMs / 1000} seconds, and the layout shift since navigation (target: 0).

| device | changes, shift | paused | with reduced motion |
|---|---|---|---|
${lobbyDuringPlay.map(({ device, ...seen }) => `| ${device} | ${[seen.moving, seen.paused, seen.still].map(({ changes, shift }) => `${changes}, ${shift.toFixed(4)}`).join(' | ')} |`).join('\n')}
${hasChanges(lobbyDuringPlay) ? '' : '\n**No figure changed, so this measurement is not valid.**\n'}
${realTimeSection(realTime)}
${edgeHitRatioSection(edgeHitRatio)}`;
}

/** @param {Figures['lighthouse']} reports @param {number} audits of each page */
function lighthouseSection(reports, audits) {
  const heading = `## Lighthouse ${lighthouseVersion}, mobile`;
  if (reports === null)
    return `${heading}\n\nNot measured: each measurement downloads Lighthouse, and the download failed.`;
  const rows = reports.map(({ host, path, scores, timings }) => {
    const shown = [
      timings['first-contentful-paint'],
      timings['largest-contentful-paint'],
      timings['total-blocking-time'],
      timings['speed-index'],
    ].map((value) => `${formatInteger(value)} ms`);
    return `| ${host} | ${path} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${scores.seo} | ${shown.join(' | ')} | ${timings['cumulative-layout-shift'].toFixed(3)} |`;
  });
  const complaints = reports.flatMap(({ host, path, complaints: failedAudits }) =>
    failedAudits.map((complaint) => `- ${host}${path}: ${complaint}`),
  );
  return `${heading}

Lighthouse measures a visitor's page of each kind with its default simulated phone and network: ${audits === 1 ? 'one audit of each' : `medians of ${audits} audits`}. \`npm run bench -- --audits 5\` measures medians. The performance score needs an idle machine. The audit that a page may be listed by search engines is left out, because the sandbox forbids it.

| host | page | performance (target: 100) | accessibility (100) | best practices (100) | search engines (100) | first contentful paint | largest contentful paint | total blocking time | speed index | layout shift |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
${complaints.length === 0 ? '' : `\nAudits below 90 of 100:\n\n${complaints.join('\n')}\n`}`.trimEnd();
}

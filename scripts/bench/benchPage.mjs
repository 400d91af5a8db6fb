import { lighthouseVersion } from './lighthouse.mjs';
import { isAlive, watchedMs } from './livingLobby.mjs';
import { realTimeSection } from './realTimeSection.mjs';
import { scrollSpeed } from './scrollGrid.mjs';

/** @typedef {import('./measureEverything.mjs').Figures} Figures */

const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (/** @type {number} */ value) => `${value < 1 ? value.toFixed(3) : value.toFixed(2)} ms`;
const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');

/**
 * The figures as a page of Markdown.
 * @param {Figures} figures
 * @param {{ tiles: number, machine: string, day: string }} about
 */
export function benchPage(
  {
    render,
    firstLoads,
    lighthouse,
    favouriteMs,
    loginMs,
    measuring,
    cost,
    throughput,
    restedMb,
    loadedMb,
    chromiumVersion,
    catalogues,
    many: { search, scroll },
    living,
    realTime,
  },
  { tiles, machine, day },
) {
  const { web, nginx } = throughput;
  const besideNginx =
    nginx === null
      ? 'nginx is not installed here'
      : `${Math.round((web.perSecond / nginx.perSecond) * 100)} % of nginx`;
  return `# Benchmark

Printed by \`npm run bench\`, which also writes this page. Measured ${day} on ${machine}, Chromium ${chromiumVersion}.
Repeat it with nothing else running. It wants Chromium; \`wrk\` and \`nginx\` (Debian: \`apt-get install wrk nginx-light\`); and Linux, for \`/proc\`.

## First visit of a lobby

Scripts that the document itself names, and all until the network is quiet, compressed with gzip; the rest as sent.

| host | scripts at start, gzip | scripts with idle time, gzip | scripts | page | styles | fonts | pictures |
|---|---|---|---|---|---|---|---|
${firstLoads.map(({ host, startGzipBytes, idleGzipBytes, scripts, sentBytes }) => `| ${host} | ${kb(startGzipBytes)} | ${kb(idleGzipBytes)} | ${scripts} | ${['document', 'stylesheet', 'font', 'image'].map((type) => kb(sentBytes[type] ?? 0)).join(' | ')} |`).join('\n')}

From navigation to a favourite button that works, phone, CPU slowed down 4 times: **${whole(favouriteMs)} ms**. From the press on Log in to a form that takes letters, on the same phone: **${whole(loginMs)} ms**.

Analytics and telemetry on the browser's one thread, with every consent, from the first byte until it is quiet and while categories are chosen; by a profile of the processor, evaluating their code included:

| phone slowed down | longest stretch (wanted: 50 ms) | all of it |
|---|---|---|
${measuring.map(({ slowdown, maxMs, wholeMs }) => `| ${slowdown === 1 ? 'not' : `${slowdown} times`} | ${ms(maxMs)} | ${ms(wholeMs)} |`).join('\n')}

${lighthouseSection(lighthouse)}

## Server

| what | figure |
|---|---|
| CPU of a render of ${tiles} tiles, in the process | ${ms(render.ms)} (${kb(render.bytes)} of html) |
| CPU of a page that nobody stored: upstream answers, render, compress, send | ${ms(cost.uncachedMs)} |
| CPU of a stored page | ${ms(cost.cachedMs)} |
| stored pages a second, one core, ${kb(throughput.bytes)} ${throughput.encoding} | ${whole(web.perSecond)} (99 % within ${ms(web.p99Ms)}, ${web.errors} errors) |
| nginx, one worker, same core, bytes and headers | ${nginx === null ? 'not measured' : `${whole(nginx.perSecond)} (99 % within ${ms(nginx.p99Ms)}, ${nginx.errors} errors)`} |
| beside nginx | ${besideNginx} |
| CPU of one of those pages, ours and nginx | ${ms(web.cpuMs)}, ${nginx === null ? 'not measured' : ms(nginx.cpuMs)} |
| memory before and after that load | ${whole(restedMb)} MB, ${whole(loadedMb)} MB |

## Size of the catalogue

The home page with few and with many games in the catalogue. A small catalogue does not fill every row, so the page is also
measured with as many tiles as above, its own and the same again. Nobody stored: the page was purged, the list of games is at hand.

| games | html with ${tiles} tiles | CPU of its render | tiles of its own | page | page, gzip | CPU of a page that nobody stored | memory |
|---|---|---|---|---|---|---|---|
${catalogues.map(({ games, tiles: shown, bytes, gzipBytes, render: filled, uncachedMs, residentMb }) => `| ${whole(games)} | ${kb(filled.bytes)} | ${filled.ms.toFixed(3)} ms | ${shown} | ${kb(bytes)} | ${kb(gzipBytes)} | ${ms(uncachedMs)} | ${whole(residentMb)} MB |`).join('\n')}

## Finding a game among 10,000

Every cover is the same picture here, each asked for by its own address: drawing ten thousand would keep the processor busy
that is measured. Search on a desktop without slowdown; scrolling on a phone with a CPU slowed down 4 times, through the whole
page of all games (${whole(scroll.heightPx)} px): the first ${whole(scrollSpeed.lookingPx)} px at ${scrollSpeed.looking} px a frame with every cover, then down ${scrollSpeed.down} px a frame, each
row drawn with its names, and back up ${whole(scrollSpeed.up)} px a frame, too fast to be seen.
One pass before brings the code and the list.

| what | figure | wanted |
|---|---|---|
| answer to a keystroke, 95th percentile of ${search.keystrokes} | ${ms(search.answered95Ms)} (longest ${ms(search.maxResponseMs)}, painted ${ms(search.painted95Ms)}) | 16 ms |
| frames a second while looking, on the way down, and up | ${scroll.lookingPerSecond.toFixed(1)}, ${scroll.downPerSecond.toFixed(1)}, ${scroll.upPerSecond.toFixed(1)} | 55 |
| tasks above 50 ms while scrolling | ${scroll.longTasks} (longest ${ms(scroll.maxTaskMs)}) | 0 |
| elements in the document, most | ${whole(scroll.maxElements)} | 1,500 |
| heap after both ways | ${scroll.heapGrowthMb >= 0 ? '+' : ''}${scroll.heapGrowthMb.toFixed(2)} MB | +5 MB |
| list of all games, as sent | ${scroll.listKb.toFixed(1)} kB, fetched ${scroll.lists} times | 250 kB, once |

## Jackpots and winners of a living lobby

Changes of the jackpots' figures within ${watchedMs / 1000} seconds, and the layout shift since the page began to load (wanted: 0).

| device | changes, shift | paused | with less motion asked for |
|---|---|---|---|
${living.map(({ device, ...seen }) => `| ${device} | ${[seen.moving, seen.paused, seen.still].map(({ changes, shift }) => `${changes}, ${shift.toFixed(4)}`).join(' | ')} |`).join('\n')}
${isAlive(living) ? '' : '\n**Nothing changed by itself, so this shows nothing.**\n'}
${realTimeSection(realTime)}`;
}

/** @param {Figures['lighthouse']} reports */
function lighthouseSection(reports) {
  const heading = `## Lighthouse ${lighthouseVersion}, mobile`;
  if (reports === null) return `${heading}\n\nNot measured: it is fetched for each measurement, and could not be.`;
  const rows = reports.map(({ host, scores, timings }) => {
    const shown = [
      timings['first-contentful-paint'],
      timings['largest-contentful-paint'],
      timings['total-blocking-time'],
      timings['speed-index'],
    ].map((value) => `${whole(value)} ms`);
    return `| ${host} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${shown.join(' | ')} | ${timings['cumulative-layout-shift'].toFixed(3)} |`;
  });
  const complaints = reports.flatMap(({ host, complaints: said }) =>
    said.map((complaint) => `- ${host}: ${complaint}`),
  );
  return `${heading}

A visitor's lobby with its usual simulated phone and network. Performance wants a machine with nothing else to do.

| host | performance (wanted: 95) | accessibility (100) | best practices (100) | first paint | largest paint | blocked | speed index | layout shift |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
${complaints.length === 0 ? '' : `\nBelow 90 of 100:\n\n${complaints.join('\n')}\n`}`.trimEnd();
}

// Writes docs/chunks.md. Runs on the product's Node.
import { writeFileSync } from 'node:fs';
import { chooseCookies } from '../../tests/e2e/support/cookieChoice.ts';
import { desktop } from '../../tests/e2e/support/devices.ts';
import { recordScripts } from '../../tests/e2e/support/loadedScripts.ts';
import { openAsPlayer } from '../../tests/e2e/support/openAsPlayer.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';
import { builtChunks } from '../../tests/support/builtChunks.ts';
import { chunkTableFile } from '../../tests/support/chunkTable.ts';
import { visitors } from '../../tests/support/visitors.ts';
import { callJson } from './callJson.mjs';
import { withRunningPair } from './runningPair.mjs';
import { withBrowser } from './withBrowser.mjs';

const chunks = builtChunks();
/** @type {Map<string, { start: string[], later: string[] }>} */
const loads = new Map();

await withRunningPair(600, (pair) =>
  withBrowser(async (browser) => {
    const url = `http://${pair.hosts[0]}:${pair.port}/`;
    for (const { kind, isPlayer, allowed } of visitors) {
      const context = await browser.newContext({ ...desktop, extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
      await chooseCookies(context, [url], allowed);
      const page = await context.newPage();
      const player = isPlayer ? await callJson(pair.platformPort, '/control/players', {}) : null;
      const scripts = recordScripts(page);
      const document = page.waitForResponse(url);
      await (player === null ? page.goto(url) : openAsPlayer(page, url, player));
      await untilQuiet(page);
      loads.set(kind, scripts(await (await document).text()));
      await context.close();
    }
  }),
);

const integer = new Intl.NumberFormat('en-GB');
/** @param {string} kind @param {string} file */
const loading = (kind, file) =>
  loads.get(kind)?.start.includes(file) ? 'start' : loads.get(kind)?.later.includes(file) ? 'later' : '';
/** @param {string} kind @param {boolean} isWhole */
const sum = (kind, isWhole) =>
  integer.format(
    chunks
      .filter(({ file }) => (isWhole ? loading(kind, file) !== '' : loading(kind, file) === 'start'))
      .reduce((total, { gzipBytes }) => total + gzipBytes, 0),
  );
const rows = chunks.map(({ name, file, gzipBytes, requestedBy }) => [
  `\`${name}\``,
  integer.format(gzipBytes),
  ...visitors.map(({ kind }) => loading(kind, file)),
  requestedBy.join(', '),
]);
const head = ['chunk', 'bytes', ...visitors.map(({ title }) => title), 'requested by'];
const totals = [
  ['at start', '', ...visitors.map(({ kind }) => sum(kind, false)), ''],
  ['until the page is quiet', '', ...visitors.map(({ kind }) => sum(kind, true)), ''],
];
const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;

writeFileSync(
  chunkTableFile,
  `# Chunks

This page lists every script file of the build, who loads it, and its size, for engineers who add code to the browser.

\`npm run chunks\` measures and writes it. A visit opens the lobby of Regency in the UK. \`start\` marks files that the document names, \`later\` files that
the page loads until it is quiet; the others load when something needs them. Bytes are compressed with gzip.

Tests compare the build with this table: a chunk may exceed its size by 3 %, and a visit may load nothing that is not listed here. After an intended
change, run the command and look at the difference.

${line(head)}
|${head.map((_, index) => (index === 1 ? '---:' : '---')).join('|')}|
${[...totals, ...rows].map(line).join('\n')}
`,
);

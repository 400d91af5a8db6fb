import { gzipSync } from 'node:zlib';
import { isNamedBy } from '../../tests/e2e/support/loadedScripts.ts';
import { untilQuiet } from '../../tests/e2e/support/untilQuiet.ts';

/**
 * What a visitor's browser loads for a lobby with an empty cache, until the network is idle.
 * @typedef {object} FirstLoad
 * @property {number} startGzipBytes scripts that the document names, compressed here with gzip whatever encoding was
 * sent
 * @property {number} idleGzipBytes the same, including scripts that load in idle time
 * @property {number} scripts number of scripts, including those of idle time
 * @property {number} requests number of all requests
 * @property {Record<string, number>} sentBytes by type, as sent (compressed, without headers)
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<FirstLoad>}
 */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  /** @type {Promise<{ type: string, sent: number, gzip: number, path: string } | null>[]} */
  const loaded = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    loaded.push(weigh(request).then((response) => response && { ...response, path: new URL(request.url()).pathname }));
  });
  const page_ = await page.goto(url, { waitUntil: 'load' });
  const document = (await page_?.text()) ?? '';
  await untilQuiet(page);
  const responses = (await Promise.all(loaded)).filter((response) => response !== null);
  await context.close();
  /** @type {Record<string, number>} */
  const sentBytes = {};
  for (const { type, sent } of responses) sentBytes[type] = (sentBytes[type] ?? 0) + sent;
  const scripts = responses.filter(({ type }) => type === 'script');
  const sum = (/** @type {typeof scripts} */ some) => some.reduce((total, { gzip }) => total + gzip, 0);
  return {
    startGzipBytes: sum(scripts.filter(({ path }) => isNamedBy(document, path))),
    idleGzipBytes: sum(scripts),
    scripts: scripts.length,
    requests,
    sentBytes,
  };
}

/** @param {import('@playwright/test').Request} request */
async function weigh(request) {
  const type = request.resourceType();
  // An event stream never ends, so a first visit does not wait for it.
  if (type === 'eventsource') return null;
  const response = await request.response();
  await response?.finished();
  if (response === null || !response.ok()) return null;
  const { responseBodySize: sent } = await request.sizes();
  return { type, sent, gzip: type === 'script' ? gzipSync(await response.body()).byteLength : 0 };
}

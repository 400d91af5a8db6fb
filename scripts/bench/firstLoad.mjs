import { gzipSync } from 'node:zlib';

/**
 * What a visitor's browser loads for a lobby, from nothing, until it is idle.
 * @typedef {object} FirstLoad
 * @property {number} scriptGzipBytes every script asked for, compressed here with gzip whatever was sent
 * @property {number} scripts how many
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
  /** @type {Promise<{ type: string, sent: number, gzip: number } | null>[]} */
  const loaded = [];
  page.on('requestfinished', (request) => loaded.push(weigh(request)));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const answers = (await Promise.all(loaded)).filter((answer) => answer !== null);
  await context.close();
  /** @type {Record<string, number>} */
  const sentBytes = {};
  for (const { type, sent } of answers) sentBytes[type] = (sentBytes[type] ?? 0) + sent;
  const scripts = answers.filter(({ type }) => type === 'script');
  return { scriptGzipBytes: scripts.reduce((sum, { gzip }) => sum + gzip, 0), scripts: scripts.length, sentBytes };
}

/** @param {import('@playwright/test').Request} request */
async function weigh(request) {
  const type = request.resourceType();
  const answer = await request.response();
  if (answer === null || !answer.ok()) return null;
  const { responseBodySize: sent } = await request.sizes();
  return { type, sent, gzip: type === 'script' ? gzipSync(await answer.body()).byteLength : 0 };
}

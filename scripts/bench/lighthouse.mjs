import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../findChromium.ts';
import { projectRoot } from '../projectRoot.mjs';
import { percentile } from './percentile.mjs';
import { requestPage, browserHeaders } from './requestPage.mjs';

const run = promisify(execFile);

/** Downloaded for each measurement; it is not a dependency of the product. */
export const lighthouseVersion = '13.5.0';

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
/** The sandbox forbids search engines to list its pages, which fails this audit on purpose. */
const skippedAudit = 'is-crawlable';
/** A page of each kind. */
const paths = ['/', '/all-games', '/game/41000', '/promotions', '/jackpots', '/blog', '/help', '/responsible-gaming'];
/** @param {number[]} values */
const median = (values) => percentile(values, 0.5);

const timings = /** @type {const} */ ([
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]);

/**
 * @typedef {object} Report
 * @property {string} host
 * @property {string} path
 * @property {Record<(typeof categories)[number], number>} scores 0 to 100
 * @property {Record<(typeof timings)[number], number>} timings milliseconds; the layout shift has no unit
 * @property {string[]} complaints failed audits with their display values
 */

/**
 * Audits a visitor's page of each kind on the phone that Lighthouse simulates. Returns medians, or null when Lighthouse
 * cannot be downloaded.
 * @param {readonly string[]} hosts
 * @param {number} port
 * @param {number} times audits of each page
 * @returns {Promise<Report[] | null>}
 */
export async function measureLighthouse(hosts, port, times) {
  const reports = [];
  for (const [host, path] of hosts.flatMap((each) => paths.map((one) => /** @type {const} */ ([each, one])))) {
    // Request the page twice first: the server caches pages from the second request in an hour, and separately for
    // phones.
    await requestPage({
      port,
      host,
      path,
      headers: { ...browserHeaders, 'user-agent': 'Mozilla/5.0 (Linux; Android 11) Mobile' },
    });
    const audits = [];
    for (let time = 0; time < times; time += 1) {
      const report = await auditPage({ host, path }, `http://${host}:${port}${path}`);
      if (report === null) return null;
      audits.push(report);
    }
    reports.push(medianReport({ host, path }, audits));
  }
  return reports;
}

/**
 * @param {{ host: string, path: string }} page
 * @param {readonly Report[]} reports
 * @returns {Report} the median of each score and timing, and every complaint
 */
export function medianReport(page, reports) {
  return {
    ...page,
    scores: /** @type {Report['scores']} */ (
      Object.fromEntries(categories.map((id) => [id, median(reports.map(({ scores }) => scores[id]))]))
    ),
    timings: /** @type {Report['timings']} */ (
      Object.fromEntries(timings.map((id) => [id, median(reports.map((report) => report.timings[id]))]))
    ),
    complaints: [...new Set(reports.flatMap(({ complaints }) => complaints))],
  };
}

/**
 * @param {{ host: string, path: string }} page
 * @param {string} url
 * @param {number} [attempts]
 * @returns {Promise<Report | null>}
 */
async function auditPage(page, url, attempts = 3) {
  const file = join(tmpdir(), `foyer-lighthouse-${process.pid}.json`);
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const args = [
    '--yes',
    `lighthouse@${lighthouseVersion}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--skip-audits=${skippedAudit}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  // Lighthouse may need a newer Node than the machine's, so it runs on the product's.
  const env = {
    ...process.env,
    CHROME_PATH: findChromium() ?? '',
    PATH: `${join(projectRoot, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
  };
  try {
    await run('npx', args, { cwd: tmpdir(), env, maxBuffer: 2 ** 26 });
    return readReport(page, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (/E404|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(String(error))) return null;
    // Lighthouse's message for a load that it could not record.
    if (attempts > 1 && String(error).includes('Please run Lighthouse again'))
      return await auditPage(page, url, attempts - 1);
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param {{ host: string, path: string }} page
 * @param {{ categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, { title: string, score: number | null, numericValue?: number, displayValue?: string }> }} report
 * @returns {Report}
 */
export function readReport({ host, path }, report) {
  const complaints = categories.flatMap((category) => {
    const audits = report.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    return audits.flatMap(({ id }) => {
      const audit = report.audits[id];
      return audit === undefined || audit.score === null || audit.score >= 0.9
        ? []
        : [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    });
  });
  return {
    host,
    path,
    scores: /** @type {Report['scores']} */ (
      Object.fromEntries(
        categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
      )
    ),
    timings: /** @type {Report['timings']} */ (
      Object.fromEntries(timings.map((id) => [id, report.audits[id]?.numericValue ?? 0]))
    ),
    complaints,
  };
}

import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../findChromium.ts';
import { projectRoot } from '../projectRoot.mjs';
import { goals } from './goals.ts';
import { withPair } from './lobby.ts';
import { medians } from './percentile.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

const run = promisify(execFile);

/** Downloaded for each measurement; it is not a dependency of the product. */
export const lighthouseVersion = '13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
] as const;
type PageFigures = Record<(typeof categories)[number] | (typeof timings)[number], number>;

/** A page of each kind. */
const paths = ['/', '/all-games', '/game/41000', '/promotions', '/jackpots', '/blog', '/help', '/responsible-gaming'];
const flags = [
  '--headless',
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Audits a visitor's page of each kind on the phone that Lighthouse simulates. */
export function measureLighthouse(audits: number): Promise<Figure[]> {
  return withPair(async ({ client, url }) => {
    const pages = new Map<string, PageFigures>();
    for (const path of paths) {
      // The server caches a page from its second request on, and separately for phones.
      await client.request({ path, isPhone: true });
      const reports = [];
      for (let audit = 0; audit < audits; audit += 1)
        reports.push(readReport(await auditPage(new URL(path, url).href)));
      pages.set(path, medians(reports));
    }
    return figuresOf(pages, [
      ...categories.map((name) => [{ ...goals.lighthouse, title: name }, (page: PageFigures) => page[name]] as const),
      [goals.largestPaint, (page) => page['largest-contentful-paint'] / 1000],
      [{ title: 'first contentful paint', unit: 'ms' }, (page) => page['first-contentful-paint']],
      [{ title: 'total blocking time', unit: 'ms' }, (page) => page['total-blocking-time']],
      [{ title: 'speed index', unit: 'ms' }, (page) => page['speed-index']],
      [{ title: 'cumulative layout shift', unit: '' }, (page) => page['cumulative-layout-shift']],
    ]);
  });
}

/** Scores of 0 to 100, timings in milliseconds, and the layout shift. */
export function readReport(report: LighthouseReport): PageFigures {
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ...timings.map((name) => [name, report.audits[name]?.numericValue ?? 0]),
  ]) as PageFigures;
}

/** @param throttling `simulate` computes the slow line from a fast load, `devtools` applies it */
export async function auditPage(
  url: string,
  throttling: 'simulate' | 'devtools' = 'simulate',
  attempts = 3,
): Promise<LighthouseReport> {
  const file = join(tmpdir(), `foyer-lighthouse-${process.pid}.json`);
  const args = [
    '--yes',
    `lighthouse@${lighthouseVersion}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    // The sandbox forbids search engines to list its pages.
    '--skip-audits=is-crawlable',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  // Lighthouse may need a newer Node than the machine's, so it runs on the product's.
  const path = `${join(projectRoot, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '', PATH: path };
  try {
    await run('npx', args, { cwd: tmpdir(), env, maxBuffer: 2 ** 26 });
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  } catch (error) {
    // Lighthouse's message for a load that it could not record.
    if (attempts > 1 && String(error).includes('Please run Lighthouse again'))
      return await auditPage(url, throttling, attempts - 1);
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
}

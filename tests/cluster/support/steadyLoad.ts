import type { HttpClient } from '../../contract/support/httpClient.ts';

export interface LoadReport {
  pages: number;
  files: number;
  /** What went wrong, one line per request, and how often. */
  failures: Record<string, number>;
}

export interface Load {
  /** Requests so far. */
  readonly report: LoadReport;
  /** Stops sending, waits for the last responses and returns the report. */
  stop(): Promise<LoadReport>;
}

interface LoadOptions {
  client: HttpClient;
  pagesPerSecond: number;
  paths: readonly string[];
}

const brandNames = ['regency', 'aurora', 'pulse'];
const countries = ['GB', 'CA', 'FR', 'CN'];
/** Time after which a known file is requested again. */
const checkAgainMs = 3000;

/** The mix repeats after this many requests. */
const mixLength = 120;

function visitOf(number: number, paths: readonly string[]) {
  return {
    brand: brandNames[number % brandNames.length] ?? '',
    path: paths[number % paths.length] ?? '/',
    country: countries[number % countries.length] ?? '',
    isPhone: number % 2 === 0,
    headers: { 'accept-encoding': 'gzip' },
    ...(number % 5 === 0 ? { cookie: 'foyer-player=1' } : {}),
  };
}

/** Requests every page of the mix once, so that a test does not start with empty caches. */
export async function warmUp(client: HttpClient, paths: readonly string[]): Promise<void> {
  for (let number = 0; number < mixLength; number += 1)
    while ((await client.request(visitOf(number, paths))).status !== 200);
}

/**
 * Requests pages at a constant rate, whether or not earlier ones have been answered, and all files that a page names. A
 * page is good if its status is 200, its markup is complete and all its files arrive.
 */
export function startLoad({ client, pagesPerSecond, paths }: LoadOptions): Load {
  const report: LoadReport = { pages: 0, files: 0, failures: {} };
  const checkedFiles = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const fail = (reason: string) => (report.failures[reason] = (report.failures[reason] ?? 0) + 1);
  let sent = 0;
  const startedAt = performance.now();

  async function requestFile(brand: string, path: string): Promise<void> {
    checkedFiles.set(path, performance.now());
    report.files += 1;
    const response = await client.request({ brand, path }).catch((error: unknown) => String(error));
    if (typeof response === 'string') fail(`file ${path}: ${response}`);
    else if (response.status !== 200) fail(`file ${path}: ${response.status}`);
  }

  async function requestPage(number: number): Promise<void> {
    const visit = visitOf(number, paths);
    const { brand, path } = visit;
    const response = await client.request(visit).catch((error: unknown) => String(error));
    report.pages += 1;
    if (typeof response === 'string') return void fail(`page ${path}: ${response}`);
    if (response.status !== 200) return void fail(`page ${path}: ${response.status} ${titleOf(response.text)}`);
    if (!response.text.includes('</html>')) return void fail(`page ${path}: incomplete`);
    const files = new Set(response.text.match(/\/(?:assets|theme)\/[\w.-]+\.(?:js|json|css|woff2|webp|svg)\b/g));
    if (files.size === 0) fail(`page ${path}: names no files`);
    const now = performance.now();
    await Promise.all(
      [...files]
        .filter((file) => now - (checkedFiles.get(file) ?? -checkAgainMs) >= checkAgainMs)
        .map((file) => requestFile(brand, file)),
    );
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * pagesPerSecond);
    for (; sent < due; sent += 1) {
      const work: Promise<void> = requestPage(sent).finally(() => pending.delete(work));
      pending.add(work);
    }
  }, 10);

  return {
    report,
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return report;
    },
  };
}

function titleOf(html: string): string {
  return /<title>([^<]*)|<h1>([^<]*)/.exec(html)?.slice(1).find(Boolean) ?? '';
}

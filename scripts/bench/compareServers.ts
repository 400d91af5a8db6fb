import { join, resolve } from 'node:path';
import { createHttpClient } from '../../tests/contract/support/httpClient.ts';
import { freePort } from '../ports.ts';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { startSandbox, startWeb } from '../startPair.ts';
import { temporaryData } from '../temporaryData.ts';
import { residentMb } from './cpuAndMemory.ts';
import { hosts } from './lobby.ts';
import { cpuOfCachedPage, cpuOfUncachedPage, warmServer } from './pageCosts.ts';
import type { MeasuredServer } from './pageCosts.ts';
import { percentile } from './percentile.ts';
import { figuresOf, writeReport } from './report.ts';

/** A server to compare: its build and its environment. */
export interface Variant {
  title: string;
  /** Folder with `client/` and `server/`. */
  build: string;
  env: Record<string, string | undefined>;
}

const pagesOfRound = 60;
const load = { pagesPerSecond: 400, seconds: 3 };
const webhookSecret = 'bench';

/**
 * Reads a variant such as `before BUILD=/tmp/before/web/dist MALLOC_ARENA_MAX=1`: words without `=` belong to the title
 * only. An empty value unsets a variable that `startWeb` would set.
 */
export function readVariant(text: string): Variant {
  const settings = text.split(/\s+/).filter((word) => word.includes('='));
  const { BUILD: build = 'web/dist', ...env } = Object.fromEntries(
    settings.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1) || undefined]),
  );
  return { title: text, build: resolve(projectRoot, build), env };
}

/**
 * Runs several web servers in front of one sandbox and measures them in turns, so that another load of the machine meets
 * all of them alike. Writes reports/compare.md with ratios to the first.
 */
export async function main({ names, values }: Pick<CommandLine, 'names' | 'values'>): Promise<number> {
  const rounds = Number(values['rounds']);
  if (names.length < 2 || !Number.isInteger(rounds) || rounds < 1) {
    process.stderr.write("Name at least two servers: npm run bench:compare -- now 'one arena MALLOC_ARENA_MAX=1'\n");
    return 1;
  }
  const progress = createProgress();
  await using started = new AsyncDisposableStack();
  const data = temporaryData();
  started.defer(() => data.remove());
  const plan = { sandboxPort: await freePort(), webPort: 0, hosts, dataFolder: data.folder };
  const sandboxEnv = { CATALOGUE_SIZE: '600', COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' };
  const sandbox = startSandbox({ ...plan, sandboxEnv }, webhookSecret);
  started.defer(() => sandbox.stop());
  const facts = (await sandbox.ready) ?? fail((await sandbox.ended).lastLines);
  const servers = new Map<string, MeasuredServer>();
  for (const variant of names.map(readVariant)) {
    const port = await freePort();
    const webArgs = [join(variant.build, 'server/server.js')];
    const web = startWeb({ ...plan, webPort: port, webArgs, webEnv: variant.env }, webhookSecret, facts);
    started.defer(() => web.stop());
    if ((await web.ready) === null) fail((await web.ended).lastLines);
    const client = createHttpClient(port);
    started.defer(() => client.close());
    servers.set(variant.title, { pid: web.pid ?? 0, client, webhookSecret });
  }
  for (const server of servers.values()) await warmServer(server);
  const measured = new Map(
    [...servers.keys()].map((title) => [title, { uncached: [0].slice(1), cached: [0].slice(1) }]),
  );
  for (let round = 1; round <= rounds; round += 1) {
    progress.begin(`Round ${round} of ${rounds}`);
    // Each server is first as often as last.
    for (const [title, server] of round % 2 === 1 ? servers : [...servers].toReversed()) {
      measured.get(title)?.uncached.push(await cpuOfUncachedPage(server, pagesOfRound));
      measured.get(title)?.cached.push(await cpuOfCachedPage(server, load));
    }
    progress.done(`Round ${round} of ${rounds}`);
  }
  const first = [...measured.values()][0] ?? fail(['nothing was measured']);
  const memoryOf = new Map([...servers].map(([title, { pid }]) => [title, residentMb(pid)]));
  const figures = figuresOf(
    new Map([...measured].map(([title, times]) => [title, { ...times, memory: memoryOf.get(title) ?? 0 }])),
    [
      [{ title: 'CPU of an uncached page', unit: 'ms' }, ({ uncached }) => median(uncached)],
      [{ title: 'compared with the first', unit: 'times' }, ({ uncached }) => ratioOf(uncached, first.uncached)],
      [{ title: 'CPU of a cached page', unit: 'ms' }, ({ cached }) => median(cached)],
      [{ title: 'cached, compared with the first', unit: 'times' }, ({ cached }) => ratioOf(cached, first.cached)],
      [{ title: 'memory after the load', unit: 'MB' }, ({ memory }) => memory],
    ],
  );
  const method = `Medians of ${rounds} rounds in turns, each of ${pagesOfRound} uncached pages and ${load.seconds} s with ${load.pagesPerSecond} cached pages a second. Ratios are medians of the ratios within a round.`;
  writeReport('compare.md', 'Servers compared', [{ title: 'Home page with 600 games', method, figures }]);
  return 0;
}

const median = (values: readonly number[]) => percentile(values, 0.5);

/** Median of the ratios of rounds that were measured one after the other. */
export const ratioOf = (times: readonly number[], others: readonly number[]): number =>
  median(times.map((time, round) => time / (others[round] ?? time)));

function fail(lines: readonly string[]): never {
  throw new Error(lines.join('\n'));
}

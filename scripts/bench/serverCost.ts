import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../tests/cluster/support/startProgram.ts';
import { createHttpClient } from '../../tests/contract/support/httpClient.ts';
import type { WebResponse } from '../../tests/contract/support/httpClient.ts';
import { freePort } from '../ports.ts';
import { residentMb } from './cpuAndMemory.ts';
import { goals } from './goals.ts';
import { withPair } from './lobby.ts';
import type { Pair } from './lobby.ts';
import { cpuOfCachedPage, cpuOfUncachedPage, gzip, warmServer } from './pageCosts.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

/** Headers that nginx sets itself, or that belong to one connection. */
const ownHeaders =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-type|etag|last-modified|server)$/;

/** Starts nginx with one worker that sends the bytes and headers of a page, from a file, for every path. */
async function startNginx(port: number, { bytes, headers }: WebResponse) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-'));
  mkdirSync(join(folder, 'site'));
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'site/page'), bytes);
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replace(/["\\]/g, String.raw`\$&`)}" always;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10 inactive=60s;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { } default_type "${headers['content-type'] ?? 'text/html'}";
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}/site; try_files /page =404; ${added.join(' ')} }
  }
}
`,
  );
  const nginx = await startProgram({ command: 'nginx', args: ['-p', folder, '-c', configuration], port });
  return {
    pid: nginx.pid,
    async end(): Promise<void> {
      await nginx.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const catalogueSizes = [100, 600, 10_000];
const uncachedPages = 200;
/** Cached pages in a second, for this server and for nginx: CPU of a page depends on how often a server wakes up. */
export const cachedPagesPerSecond = 800;
const load = { pagesPerSecond: cachedPagesPerSecond, seconds: 10 };

/** Measures what the home page costs the web server, with few and many games in the catalogue, and what it costs nginx. */
export async function measureServerCost(): Promise<Figure[]> {
  const costs = new Map<string, Awaited<ReturnType<typeof measureCosts>>>();
  for (const games of catalogueSizes) costs.set(`${games} games`, await withPair(measureCosts, { games }));
  const [first] = costs.values();
  const nginxMs = await measureNginx(first?.page ?? fail('nothing was measured'));
  return figuresOf(costs, [
    [{ title: 'page', unit: 'kB' }, ({ kb }) => kb],
    [{ title: 'page, gzip', unit: 'kB' }, ({ gzipKb }) => gzipKb],
    [goals.uncachedPage, ({ uncachedMs }) => uncachedMs],
    [{ title: 'CPU of a cached page', unit: 'ms' }, ({ cachedMs }) => cachedMs],
    [goals.cachedPage, ({ cachedMs }) => cachedMs / nginxMs],
    [{ title: 'memory of an idle process', unit: 'MB' }, ({ idleMb }) => idleMb],
    [goals.memory, ({ loadedMb }) => loadedMb],
  ]);
}

async function measureCosts(pair: Pair) {
  const { pid, client } = pair;
  await warmServer(pair);
  const uncachedMs = await cpuOfUncachedPage(pair, uncachedPages);
  const page = await client.request({ headers: gzip });
  const idleMb = residentMb(pid);
  const cachedMs = await cpuOfCachedPage(pair, load);
  return {
    page,
    kb: Buffer.byteLength(page.text) / 1000,
    gzipKb: page.bytes.byteLength / 1000,
    uncachedMs,
    cachedMs,
    idleMb,
    loadedMb: residentMb(pid),
  };
}

async function measureNginx(page: WebResponse): Promise<number> {
  const port = await freePort();
  const nginx = await startNginx(port, page);
  const client = createHttpClient(port);
  try {
    return await cpuOfCachedPage({ client, pid: nginx.pid }, load);
  } finally {
    client.close();
    await nginx.end();
  }
}

function fail(problem: string): never {
  throw new Error(problem);
}

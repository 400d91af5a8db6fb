import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { programEnv, startProgram } from '../../cluster/support/startProgram.ts';
import type { RunningProgram } from '../../cluster/support/startProgram.ts';

export interface RedisUnderTest {
  readonly port: number;
  /** Runs a command and returns the lines of its reply. */
  cli(...command: string[]): string[];
  /** Keys of stored pages. */
  pages(): string[];
  /** Waits until this number of processes listens for purges. */
  listeners(count: number): Promise<void>;
  /** Connections stay open without responses until the returned function is called. */
  freeze(): () => void;
  /** Ends the process as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis on loopback that stores nothing on disk. */
export async function startRedis(port: number, ...options: string[]): Promise<RedisUnderTest> {
  const server = await startServer(port, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...options,
  ]);
  return {
    port,
    ...clientOf(port),
    freeze: () => server.freeze(),
    kill: () => server.end('SIGKILL'),
    stop: () => server.end(),
  };
}

function clientOf(port: number) {
  const cli = (...command: string[]) =>
    callClient('-p', String(port), ...command)
      .split('\n')
      .filter((line) => line !== '');
  return {
    cli,
    pages: () => cli('keys', 'foyer:page:*'),
    listeners: (count: number) =>
      vi.waitFor(() => expect(cli('pubsub', 'numsub', 'foyer:purge')[1]).toBe(String(count))),
  };
}

/** A primary, its replica, and a Sentinel that promotes the replica within a second or two. */
export async function startSentinels(name: string) {
  const [primaryPort, replicaPort, sentinelPort] = [await freePort(), await freePort(), await freePort()];
  // By default a primary waits five seconds for further replicas.
  const primary = await startRedis(primaryPort, '--repl-diskless-sync-delay', '0');
  const replica = await startRedis(replicaPort, '--replicaof', `127.0.0.1 ${primaryPort}`);
  await vi.waitFor(() => expect(replica.cli('info', 'replication').join('\n')).toContain('link_status:up'));
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sentinel-'));
  const file = join(folder, 'sentinel.conf');
  writeFileSync(
    file,
    [
      `port ${sentinelPort}`,
      'bind 127.0.0.1',
      `sentinel monitor ${name} 127.0.0.1 ${primaryPort} 1`,
      `sentinel down-after-milliseconds ${name} 500`,
      `sentinel failover-timeout ${name} 3000`,
    ].join('\n'),
  );
  const sentinel = await startServer(sentinelPort, [file, '--sentinel']);
  const atSentinel = clientOf(sentinelPort);
  await vi.waitFor(() => expect(atSentinel.cli('sentinel', 'replicas', name).length).toBeGreaterThan(0));
  return {
    primary,
    replica,
    sentinelPort,
    async stop() {
      await Promise.all([sentinel.end(), primary.stop(), replica.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A cluster of three nodes without replicas. */
export async function startRedisCluster() {
  const nodes = await Promise.all(
    [await freePort(), await freePort(), await freePort()].map(async (port) =>
      startRedis(port, '--cluster-enabled', 'yes', '--cluster-port', String(await freePort())),
    ),
  );
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  callClient('--cluster', 'create', ...addresses, '--cluster-yes');
  for (const { cli } of nodes)
    await vi.waitFor(() => expect(cli('cluster', 'info').join('\n')).toContain('cluster_state:ok'));
  return {
    nodes,
    addresses,
    pages: () => nodes.flatMap((node) => node.pages()),
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}

/** Starts a Redis or a Sentinel in a temporary folder, which is removed when it ends. */
async function startServer(port: number, args: readonly string[]): Promise<RunningProgram> {
  const cwd = mkdtempSync(join(tmpdir(), 'foyer-redis-'));
  const server = await startProgram({ command: 'redis-server', args, cwd, port });
  return {
    ...server,
    async end(signal) {
      await server.end(signal);
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}

/**
 * Runs `redis-cli` and returns its output.
 * @throws with its error output if it fails or takes longer than 20 s
 */
function callClient(...parameters: readonly string[]): string {
  return execFileSync('redis-cli', parameters, { env: programEnv, encoding: 'utf8', stdio: 'pipe', timeout: 20_000 });
}

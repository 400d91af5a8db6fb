import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/ports.ts';
import { startProgram } from './startProgram.ts';
import type { RunningProgram } from './startProgram.ts';

const run = promisify(execFile);
export const sentinelName = 'foyer';

export interface RedisWithSentinel {
  /** Ports of the three sentinels. */
  readonly sentinelPorts: readonly number[];
  /** Port of the primary, as two of three sentinels see it. */
  primaryPort(): Promise<number>;
  /** Kills the primary like a power cut and returns its port. */
  killPrimary(): Promise<number>;
  /** Starts the Redis of this port again; the sentinels make it a replica. */
  restart(port: number): Promise<void>;
  /** Kills every Redis; the sentinels go on. */
  killAll(): Promise<void>;
  /** Starts all of them again, this one as the primary. */
  startAll(primary: number): Promise<void>;
  /** Sends one command to the primary. */
  command(...parts: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one primary, two replicas and three sentinels on loopback. */
export async function startRedisSentinel(): Promise<RedisWithSentinel> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sentinel-'));
  const running = new Map<number, RunningProgram>();
  const ports = [await freePort(), await freePort(), await freePort()];
  const [firstPrimary = 0] = ports;

  async function start(port: number, primary: number | null): Promise<void> {
    running.set(
      port,
      await startProgram({
        command: 'redis-server',
        args: `--port ${port} --bind 127.0.0.1 --save  --appendonly no --dir ${folder} --repl-diskless-sync-delay 0`
          .split(' ')
          .concat(primary === null ? [] : ['--replicaof', '127.0.0.1', String(primary)]),
        port,
      }),
    );
  }
  for (const port of ports) await start(port, port === firstPrimary ? null : firstPrimary);

  const sentinelPorts = [await freePort(), await freePort(), await freePort()];
  const sentinels: RunningProgram[] = [];
  for (const port of sentinelPorts) {
    const file = join(folder, `sentinel-${port}.conf`);
    writeFileSync(
      file,
      [
        `port ${port}`,
        'bind 127.0.0.1',
        `dir ${folder}`,
        `sentinel monitor ${sentinelName} 127.0.0.1 ${firstPrimary} 2`,
        `sentinel down-after-milliseconds ${sentinelName} 1500`,
        `sentinel failover-timeout ${sentinelName} 5000`,
        `sentinel parallel-syncs ${sentinelName} 2`,
        '',
      ].join('\n'),
    );
    sentinels.push(await startProgram({ command: 'redis-server', args: [file, '--sentinel'], port }));
  }

  const redisCommand = async (port: number, ...parts: string[]) =>
    (await run('redis-cli', ['-p', String(port), ...parts])).stdout.trim();
  const primaryPort = async () => {
    for (;;) {
      const seen = await Promise.all(
        sentinelPorts.map((port) => redisCommand(port, 'sentinel', 'get-master-addr-by-name', sentinelName)),
      );
      const addresses = seen.map((text) => Number(text.split('\n')[1]));
      const agreed = addresses.find((port) => addresses.filter((other) => other === port).length >= 2);
      if (agreed !== undefined && !Number.isNaN(agreed)) return agreed;
      await delay(100);
    }
  };
  // A failover needs replicas and sentinels that know each other.
  for (const port of sentinelPorts)
    for (;;) {
      const facts = (await redisCommand(port, 'sentinel', 'master', sentinelName)).split('\n');
      const numberOf = (name: string) => Number(facts[facts.indexOf(name) + 1]);
      if (numberOf('num-slaves') === 2 && numberOf('num-other-sentinels') === 2) break;
      await delay(100);
    }

  return {
    sentinelPorts,
    primaryPort,
    async killPrimary() {
      const port = await primaryPort();
      await running.get(port)?.end('SIGKILL');
      running.delete(port);
      return port;
    },
    async restart(port) {
      await start(port, await primaryPort());
    },
    async killAll() {
      await Promise.all([...running.values()].map((redis) => redis.end('SIGKILL')));
      running.clear();
    },
    async startAll(primary) {
      for (const port of ports) await start(port, port === primary ? null : primary);
    },
    command: async (...parts) => redisCommand(await primaryPort(), ...parts),
    async stop() {
      await Promise.all([...sentinels, ...running.values()].map((program) => program.end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

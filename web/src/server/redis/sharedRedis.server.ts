import type { CallResult } from '@foyer/contract/endpoint';
import { createRedisClient } from './redisClient.server.ts';
import type { RedisClient } from './redisClient.server.ts';
import type { RedisMetrics } from './redisMetrics.server.ts';
import { redisErrorCode, redisErrorText, redisProblemOf, refusesWritesOnly } from './redisProblem.server.ts';
import type { RedisProblem } from './redisProblem.server.ts';
import type { RedisSettings } from './redisSettings.ts';
import { withDeadline } from './withDeadline.server.ts';

/** Result of commands. `null` as problem: Redis works, and the stored data did not fit the command. */
export type RedisResult<T> = CallResult<T, { problem: RedisProblem | null }>;

interface CommandOptions {
  /** Minimum deadline of these commands. The usual deadline applies when it is longer. */
  minDeadlineMs?: number;
  /** Sends the commands although Redis refused the last write. */
  evenIfRefused?: boolean;
}

/** Redis for all its users in this process. */
export interface SharedRedis {
  /**
   * Runs commands within a short deadline; never throws. While Redis has a problem, it returns at once, so that only the
   * first commands of an outage wait.
   */
  run<T>(
    access: 'read' | 'write',
    commands: (client: RedisClient) => Promise<T>,
    options?: CommandOptions,
  ): Promise<RedisResult<T>>;
  state(): 'ready' | 'unavailable';
  /** Null while Redis can be used. */
  readonly problem: RedisProblem | null;
  /** Resolves when the first connection is ready or has failed. */
  readonly settled: Promise<void>;
  /** Calls the listener each time Redis is usable again. */
  onReady(listener: () => void): void;
  /** Makes a client for subscriptions, which cannot run other commands. */
  subscriber(): RedisClient;
  close(): void;
}

interface SharedRedisDeps {
  settings: RedisSettings;
  /** Longest time that a page or a call waits for Redis. */
  timeoutMs: number;
  log: {
    error(facts: { problem: RedisProblem; code: string | undefined; detail: string }, name: string): void;
    warn(facts: { after: RedisProblem }, name: string): void;
  };
  metrics: RedisMetrics;
}

/** Time between the checks that end a problem. */
const probeIntervalMs = 1000;
/** Time after which a client that gave up connects again. */
const reopenMs = 500;
/** Redis must be free of problems for this long before the log says so. */
const recoveryMs = 2000;

export function createSharedRedis({ settings, timeoutMs, log, metrics }: SharedRedisDeps): SharedRedis {
  const clients: RedisClient[] = [];
  const listeners: (() => void)[] = [];
  const settled = Promise.withResolvers<void>();
  /** Refuses all commands; before the first connection without a line in the log. */
  let outage: RedisProblem | null = 'unreachable';
  /** Refuses writes. */
  let refusal: RedisProblem | null = null;
  /** Problem that the log has last reported. */
  let reported: RedisProblem | null = null;
  let recovery: NodeJS.Timeout | null = null;
  let probing = false;
  let isSettled = false;
  let isClosed = false;

  const problem = () => outage ?? refusal;

  function open(): RedisClient {
    const opened = createRedisClient(settings);
    // The client gives up when its connection is closed while it looks for the primary.
    opened.on('end', () => {
      if (!isClosed) setTimeout(() => void opened.connect().catch(() => undefined), reopenMs).unref();
    });
    opened.on('error', () => undefined);
    clients.push(opened);
    return opened;
  }

  const client = open();

  function note(next: { outage: RedisProblem | null; refusal: RedisProblem | null }, error: unknown): void {
    if (isClosed) return;
    const before = problem();
    ({ outage, refusal } = next);
    const current = problem();
    if (current !== before || !isSettled) metrics.state(current);
    isSettled = true;
    settled.resolve();
    if (current === null) {
      if (before !== null) for (const listener of listeners) listener();
      recovery ??= setTimeout(reportRecovery, recoveryMs).unref();
      return;
    }
    if (recovery !== null) clearTimeout(recovery);
    recovery = null;
    if (current === reported) return;
    reported = current;
    log.error({ problem: current, code: redisErrorCode(error), detail: redisErrorText(error) }, 'REDIS_UNAVAILABLE');
  }

  function reportRecovery(): void {
    recovery = null;
    if (reported === null) return;
    log.warn({ after: reported }, 'REDIS_READY');
    reported = null;
  }

  function fail(error: unknown): RedisProblem | null {
    const found = redisProblemOf(error);
    if (found === null) return null;
    note(refusesWritesOnly(found) ? { outage, refusal: found } : { outage: found, refusal }, error);
    return found;
  }

  /** Ends a problem. Writes, because reads alone would not notice a full or read-only Redis. */
  async function probe(): Promise<void> {
    if (probing || problem() === null || client.status !== 'ready') return;
    probing = true;
    try {
      await withDeadline(timeoutMs, client.set('foyer:probe', '1', 'PX', 10_000));
      note({ outage: null, refusal: null }, null);
    } catch (error) {
      const found = redisProblemOf(error);
      if (found === null || refusesWritesOnly(found)) note({ outage: null, refusal: found }, error);
      else note({ outage: found, refusal }, error);
    } finally {
      probing = false;
    }
  }

  client.on('ready', () => void probe());
  for (const event of ['error', 'node error', 'sentinelError'])
    client.on(event, (error: unknown) => {
      // One of several nodes or Sentinels is no outage while the others serve.
      if (event === 'error' || client.status !== 'ready') fail(error);
    });
  client.on('close', () => {
    if (outage === null) note({ outage: 'unreachable', refusal }, new Error('The connection was closed'));
  });
  const probes = setInterval(() => void probe(), probeIntervalMs).unref();
  void client.connect().catch(() => undefined);

  return {
    async run(access, commands, { minDeadlineMs = 0, evenIfRefused = false } = {}) {
      const known = client.status === 'ready' ? outage : (outage ?? 'unreachable');
      const refused = known ?? (access === 'write' && !evenIfRefused ? refusal : null);
      if (refused !== null || isClosed) {
        metrics.command('skipped');
        return { ok: false, problem: refused };
      }
      try {
        const value = await withDeadline(Math.max(minDeadlineMs, timeoutMs), commands(client));
        metrics.command('ok');
        return { ok: true, value };
      } catch (error) {
        metrics.command('failed');
        return { ok: false, problem: fail(error) };
      }
    },
    state: () => (problem() === null ? 'ready' : 'unavailable'),
    get problem() {
      return problem();
    },
    settled: settled.promise,
    onReady(listener) {
      listeners.push(listener);
    },
    subscriber: open,
    close() {
      isClosed = true;
      clearInterval(probes);
      if (recovery !== null) clearTimeout(recovery);
      for (const one of clients) one.disconnect();
    },
  };
}

import { Counter, Gauge } from 'prom-client';
import type { RedisProblem } from './redisProblem.server.ts';

export interface RedisMetrics {
  /** Counts commands; `skipped` without an attempt, because Redis has a problem. */
  command(result: 'ok' | 'failed' | 'skipped'): void;
  /** Called with each change of state. @param problem null when Redis can be used */
  state(problem: RedisProblem | null): void;
}

export const noRedisMetrics: RedisMetrics = { command: () => undefined, state: () => undefined };

export function createRedisMetrics(): RedisMetrics {
  const commands = new Counter({
    name: 'foyer_redis_commands_total',
    help: 'Commands for the shared Redis: done, failed, or skipped while it has a problem.',
    labelNames: ['result'],
  });
  const problems = new Counter({
    name: 'foyer_redis_problems_total',
    help: 'Problems of the shared Redis, counted when each begins.',
    labelNames: ['problem'],
  });
  let ready: Gauge | null = null;
  return {
    command: (result) => commands.inc({ result }),
    state(problem) {
      // Without Redis in the configuration there is no value.
      ready ??= new Gauge({ name: 'foyer_redis_ready', help: '1 while the shared Redis can be used, else 0.' });
      ready.set(problem === null ? 1 : 0);
      if (problem !== null) problems.inc({ problem });
    },
  };
}

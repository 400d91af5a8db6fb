import type { Clock } from '../base/clock.ts';
import { failed, success } from '../base/result.ts';
import type { Result } from '../base/result.ts';
import { serverClock } from '../base/serverClock.server.ts';

/** A value of a service with the time of its request (Unix milliseconds of this server). */
export interface CachedValue<Value> {
  value: Value;
  asOf: number;
}

export interface StaleOnErrorCache<Value, Failure> {
  /**
   * Returns the cached value; fetches at most once per `freshMs`, with one call in flight per key. When the call fails,
   * the last good value of up to an hour ago stays, with its time.
   */
  get(
    key: string,
    refresh: (before: Value | null) => Promise<Result<Value, Failure>>,
  ): Promise<Result<CachedValue<Value>, Failure>>;
}

interface Options<Failure> {
  freshMs: number;
  /** Cooldown after a failure, in milliseconds; at most a minute. */
  cooldownMs?: (failure: Failure) => number;
  clock?: Pick<Clock, 'now'>;
}

interface Entry<Value, Failure> {
  stored: CachedValue<Value> | null;
  failure: Failure | null;
  /** Time of the next allowed call. */
  nextAt: number;
  running: Promise<void> | null;
}

const usableMs = 3_600_000;
const maxCooldownMs = 60_000;

/**
 * For frequently changing figures that many visitors share. Keys must come from a short list, because entries are never
 * evicted.
 */
export function createStaleOnErrorCache<Value, Failure>({
  freshMs,
  cooldownMs = () => 0,
  clock = serverClock,
}: Options<Failure>): StaleOnErrorCache<Value, Failure> {
  const entries = new Map<string, Entry<Value, Failure>>();

  async function refresh(
    entry: Entry<Value, Failure>,
    call: (before: Value | null) => Promise<Result<Value, Failure>>,
  ): Promise<void> {
    const asOf = clock.now();
    const result = await call(entry.stored?.value ?? null);
    entry.nextAt = asOf + freshMs;
    if (result.ok) {
      entry.stored = { value: result.value, asOf };
      entry.failure = null;
    } else {
      entry.failure = result.failure;
      entry.nextAt = Math.max(entry.nextAt, clock.now() + Math.min(cooldownMs(result.failure), maxCooldownMs));
    }
  }

  return {
    async get(key, call) {
      let entry = entries.get(key);
      if (entry === undefined)
        entries.set(key, (entry = { stored: null, failure: null, nextAt: -Infinity, running: null }));
      const mine = entry;
      if (mine.running === null && clock.now() >= mine.nextAt) {
        mine.running = refresh(mine, call).finally(() => {
          mine.running = null;
        });
      }
      await mine.running;
      if (mine.stored !== null && (mine.failure === null || clock.now() - mine.stored.asOf < usableMs))
        return success(mine.stored);
      if (mine.failure === null) throw new Error(`Nothing was asked for ${key}.`);
      return failed(mine.failure);
    },
  };
}

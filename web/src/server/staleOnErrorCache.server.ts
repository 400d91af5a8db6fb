import { failed, success } from '../base/result.ts';
import type { Result } from '../base/result.ts';

/** Something a service said, and when it was asked (Unix milliseconds of this server). */
export interface CachedValue<Value> {
  value: Value;
  asOf: number;
}

export interface StaleOnErrorCache<Value, Failure> {
  /**
   * What is known under the key: asked for at most once in `freshMs`, by one call at a time, whoever wants it.
   * When the call fails, the last good answer of up to an hour ago stays, with the time it is from.
   */
  get(
    key: string,
    ask: (before: Value | null) => Promise<Result<Value, Failure>>,
  ): Promise<Result<CachedValue<Value>, Failure>>;
}

interface Options<Failure> {
  freshMs: number;
  now: () => number;
  /** How long a failed service wants to be left alone; never longer than a minute. */
  cooldownMs?: (failure: Failure) => number;
}

interface Entry<Value, Failure> {
  kept: CachedValue<Value> | null;
  failure: Failure | null;
  /** Nobody asks before. */
  nextAt: number;
  running: Promise<void> | null;
}

const usableMs = 3_600_000;
const maxCooldownMs = 60_000;

/** For figures that change all the time and are the same for many visitors. The keys must come from a short list: none is forgotten. */
export function createStaleOnErrorCache<Value, Failure>({
  freshMs,
  now,
  cooldownMs = () => 0,
}: Options<Failure>): StaleOnErrorCache<Value, Failure> {
  const entries = new Map<string, Entry<Value, Failure>>();

  async function ask(
    entry: Entry<Value, Failure>,
    call: (before: Value | null) => Promise<Result<Value, Failure>>,
  ): Promise<void> {
    const asOf = now();
    const result = await call(entry.kept?.value ?? null);
    entry.nextAt = asOf + freshMs;
    if (result.ok) {
      entry.kept = { value: result.value, asOf };
      entry.failure = null;
    } else {
      entry.failure = result.failure;
      entry.nextAt = Math.max(entry.nextAt, now() + Math.min(cooldownMs(result.failure), maxCooldownMs));
    }
  }

  return {
    async get(key, call) {
      let entry = entries.get(key);
      if (entry === undefined)
        entries.set(key, (entry = { kept: null, failure: null, nextAt: -Infinity, running: null }));
      const mine = entry;
      if (mine.running === null && now() >= mine.nextAt) {
        mine.running = ask(mine, call).finally(() => {
          mine.running = null;
        });
      }
      await mine.running;
      if (mine.kept !== null && (mine.failure === null || now() - mine.kept.asOf < usableMs)) return success(mine.kept);
      if (mine.failure === null) throw new Error(`Nothing was asked for ${key}.`);
      return failed(mine.failure);
    },
  };
}

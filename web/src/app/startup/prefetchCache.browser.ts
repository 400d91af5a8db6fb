import type { Clock } from '../../base/clock.ts';

export interface PrefetchCacheDeps {
  clock: Pick<Clock, 'elapsed'>;
  maxEntries: number;
  /** Age in milliseconds, from the start of the load, after which an entry is not used. */
  maxAgeMs: number;
  /** Number of loads at the same time; the oldest is aborted first. */
  maxRunning: number;
}

/** Values that are loaded before they are needed. Null is a failed load. */
export interface PrefetchCache<Value> {
  /** Loads a value, unless the cache has a current entry for its key, which may be a failed one. */
  prefetch(key: string, load: (signal: AbortSignal) => Promise<Value | null>): void;
  /**
   * Removes an entry and returns its value, for which it waits. Returns null without a current entry, when the load
   * failed, and when the signal aborts.
   */
  take(key: string, signal: AbortSignal): Promise<Value | null>;
  /** Removes every entry and aborts every load. */
  clear(): void;
}

interface Entry<Value> {
  value: Promise<Value | null>;
  sinceMs: number;
  load: AbortController;
  isRunning: boolean;
}

export function createPrefetchCache<Value>({
  clock,
  maxEntries,
  maxAgeMs,
  maxRunning,
}: PrefetchCacheDeps): PrefetchCache<Value> {
  /** In the order of their starts. */
  const entries = new Map<string, Entry<Value>>();
  const isCurrent = ({ sinceMs }: Entry<Value>) => clock.elapsed() - sinceMs < maxAgeMs;

  function remove(key: string, entry: Entry<Value>): void {
    entries.delete(key);
    entry.load.abort();
  }

  function removeSurplus(): void {
    for (const [key, entry] of entries) if (!isCurrent(entry)) remove(key, entry);
    const running = [...entries].filter(([, { isRunning }]) => isRunning);
    for (const [key, entry] of running.slice(0, Math.max(0, running.length - maxRunning))) remove(key, entry);
    for (const [key, entry] of [...entries].slice(0, Math.max(0, entries.size - maxEntries))) remove(key, entry);
  }

  return {
    prefetch(key, load) {
      const known = entries.get(key);
      if (known !== undefined && isCurrent(known)) return;
      const controller = new AbortController();
      const entry: Entry<Value> = {
        value: load(controller.signal)
          .catch(() => null)
          .finally(() => (entry.isRunning = false)),
        sinceMs: clock.elapsed(),
        load: controller,
        isRunning: true,
      };
      entries.delete(key);
      entries.set(key, entry);
      removeSurplus();
    },
    async take(key, signal) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      entries.delete(key);
      if (!isCurrent(entry) || signal.aborted) {
        entry.load.abort();
        return null;
      }
      const aborted = new Promise<null>((resolve) => {
        signal.addEventListener(
          'abort',
          () => {
            entry.load.abort();
            resolve(null);
          },
          { once: true },
        );
      });
      return Promise.race([entry.value, aborted]);
    },
    clear() {
      for (const [key, entry] of entries) remove(key, entry);
    },
  };
}

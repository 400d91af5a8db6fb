import { backoffDelay } from '../base/backoff.ts';
import type { Backoff } from '../base/backoff.ts';
import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';
import type { Log } from './log.server.ts';
import type { Metrics } from './metrics.server.ts';

export interface EdgePurge {
  /**
   * Purges by key at every edge, now and once more after two seconds, because a response that was in flight may have
   * been stored after the first purge. Null purges every page.
   */
  purge(keys: readonly string[] | null): void;
  stop(): void;
}

interface EdgePurgeDeps {
  /** Null when no edge is configured. */
  edges: { urls: readonly string[]; secret: string } | null;
  /** Keys that together belong to every page. */
  allKeys: readonly string[];
  metrics: Pick<Metrics, 'edgePurge'>;
  log: Pick<Log, 'warn'>;
  clock?: Pick<Clock, 'now' | 'random' | 'schedule' | 'wait'>;
}

const deadlineMs = 2000;
export const repeatAfterMs = 2000;
/** Minimum time between two purges of every page, which make the edge fetch every page again. */
export const everythingIntervalMs = 10_000;
/** Maximum number of waiting keys for an edge that is out of reach; after that, every page is purged. */
export const maxWaitingKeys = 2000;
/** Maximum length of the header with keys. Proxies accept 8 kB. */
const maxHeaderLength = 4000;
/** Delays between attempts: an edge must get each purge in the end, or pages stay outdated for an hour. */
const retryBackoff: Backoff = { firstMs: 500, maxMs: 15_000, jitterMs: 250 };

/** Sends purges to the edges. Never throws, and never delays its caller. */
export function createEdgePurge({ edges, allKeys, metrics, log, clock = serverClock }: EdgePurgeDeps): EdgePurge {
  if (edges === null) return { purge: () => undefined, stop: () => undefined };
  const { urls, secret } = edges;
  const stopping = new AbortController();
  const senders = urls.map(createSender);
  /** Keys to send again, with the time when, in that order. */
  const repeats = new Map<string, number>();
  let cancelRepeats: (() => void) | null = null;
  let everythingAt = -Infinity;
  let cancelEverything: (() => void) | null = null;

  /** Sends keys to one edge, one request at a time; keys that come meanwhile share the next request. */
  function createSender(url: string): (keys: Iterable<string>) => void {
    let waiting = new Set<string>();
    let isSending = false;

    async function sendWaiting(): Promise<void> {
      isSending = true;
      for (let failures = 0; waiting.size > 0 && !stopping.signal.aborted;) {
        const keys = firstThatFit(waiting);
        for (const key of keys) waiting.delete(key);
        const problem = await send(url, keys);
        metrics.edgePurge(problem === null ? 'ok' : 'failed');
        if (problem === null) {
          failures = 0;
          continue;
        }
        if (stopping.signal.aborted) return;
        add(keys);
        failures += 1;
        log.warn({ edge: new URL(url).host, problem, keys: waiting.size, failures }, 'EDGE_PURGE_FAILED');
        await clock.wait(backoffDelay(retryBackoff, failures, clock.random()));
      }
      isSending = false;
    }

    function add(keys: Iterable<string>): void {
      for (const key of keys) waiting.add(key);
      if (waiting.size > maxWaitingKeys) waiting = new Set(allKeys);
    }

    return (keys) => {
      add(keys);
      if (!isSending) void sendWaiting();
    };
  }

  /** Null when the edge has purged, else the problem. */
  async function send(url: string, keys: readonly string[]): Promise<string | null> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'surrogate-key': keys.join(' ') },
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), stopping.signal]),
      });
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unreachable';
    }
  }

  function sendAndRepeat(keys: readonly string[]): void {
    for (const sender of senders) sender(keys);
    // One time for all, so that they are sent again together.
    const at = clock.now() + repeatAfterMs;
    for (const key of keys) {
      // Deleting first keeps the map in the order of time.
      repeats.delete(key);
      repeats.set(key, at);
    }
    if (repeats.size > maxWaitingKeys) {
      repeats.clear();
      for (const key of allKeys) repeats.set(key, at);
    }
    cancelRepeats ??= clock.schedule(sendRepeats, repeatAfterMs);
  }

  function sendRepeats(): void {
    const due = [...repeats].filter(([, at]) => at <= clock.now()).map(([key]) => key);
    for (const key of due) repeats.delete(key);
    if (due.length > 0) for (const sender of senders) sender(due);
    const [next] = repeats.values();
    cancelRepeats = next === undefined ? null : clock.schedule(sendRepeats, Math.max(10, next - clock.now()));
  }

  function purgeEverything(): void {
    if (cancelEverything !== null) return;
    const waitMs = everythingAt + everythingIntervalMs - clock.now();
    if (waitMs <= 0) {
      everythingAt = clock.now();
      sendAndRepeat(allKeys);
      return;
    }
    cancelEverything = clock.schedule(() => {
      cancelEverything = null;
      everythingAt = clock.now();
      sendAndRepeat(allKeys);
    }, waitMs);
  }

  return {
    purge(keys) {
      if (keys === null) purgeEverything();
      else if (keys.length > 0) sendAndRepeat(keys);
    },
    stop() {
      stopping.abort();
      cancelRepeats?.();
      cancelEverything?.();
    },
  };
}

function firstThatFit(keys: Iterable<string>): string[] {
  const taken: string[] = [];
  let length = 0;
  for (const key of keys) {
    length += key.length + 1;
    if (length > maxHeaderLength && taken.length > 0) break;
    taken.push(key);
  }
  return taken;
}

import { setTimeout as delay } from 'node:timers/promises';
import { evaluatedFlags } from '@foyer/contract/flags';
import type { EvaluatedFlags, FlagContext } from '@foyer/contract/flags';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { Clock } from '../../base/clock.ts';
import { serverClock } from '../../base/serverClock.server.ts';
import { failuresAfterEnd, streamDelay } from '../stream/streamBackoff.ts';
import { applyFlagMessage } from './applyFlagMessage.ts';
import { flagContextOf, flagDefaults, readFlagValues } from './flags.ts';
import type { Flags } from './flags.ts';

export interface FlagFeed {
  /** Current flags of a brand; the same object until one changes. */
  of(brandId: string): Flags;
  /** Resolves when the flags of every brand have been received once, or the attempt failed. */
  readonly ready: Promise<unknown>;
  /**
   * Time since the last message of the flag service, heartbeats included, for the brand with the oldest one. Null when a brand
   * has received none.
   */
  ageMs(): number | null;
  stop(): void;
}

interface FlagFeedDeps {
  /** Base address of the service for this process, for streams and evaluations. */
  streamUrl: string;
  evaluationUrl: string;
  environmentOf: (brandId: string) => string;
  brandIds: readonly string[];
  /** Flag overrides of this process. */
  pinned: Partial<Flags>;
  /** Called once when the service starts to fail; again only after a stream of it has lived. */
  onFailure: (problem: string) => void;
  /** Called when the flags of a brand differ from those that pages had before. */
  onChange?: (brandId: string) => void;
  idleTimeoutMs?: number;
  clock?: Pick<Clock, 'now' | 'random'>;
}

/** FF-01: a stream without messages or heartbeats for this time is dead. */
const maxIdleMs = 300_000;
const headersDeadlineMs = 5000;
/** Maximum message length; all flags of a brand are a few hundred bytes. */
const maxMessageLength = 256 * 1024;

/**
 * Follows the flag service with one stream per brand. Keeps the last values when it fails; before the first message,
 * the defaults.
 */
export function createFlagFeed({
  streamUrl,
  evaluationUrl,
  environmentOf,
  brandIds,
  pinned,
  onFailure,
  onChange = () => undefined,
  idleTimeoutMs = maxIdleMs,
  clock = serverClock,
}: FlagFeedDeps): FlagFeed {
  const stopping = new AbortController();
  const pendingBrands = readFlagValues(() => undefined, pinned);
  const current = new Map<string, Flags>();
  const receivedAt = new Map<string, number>();

  function keep(brandId: string, held: EvaluatedFlags): void {
    const flags = readFlagValues((name) => (Object.hasOwn(held, name) ? held[name]?.value : undefined), pinned);
    const before = current.get(brandId);
    if (JSON.stringify(flags) === JSON.stringify(before)) return;
    current.set(brandId, flags);
    if (before !== undefined || JSON.stringify(flags) !== JSON.stringify(pendingBrands)) onChange(brandId);
  }

  /** Reads the stream until it breaks; resolves with the reason. */
  async function listen(brandId: string, onReceived: () => void): Promise<string> {
    const dead = new AbortController();
    const signal = AbortSignal.any([dead.signal, stopping.signal]);
    let timer = setTimeout(() => dead.abort('no answer'), headersDeadlineMs);
    let held: EvaluatedFlags = {};
    let waitingBytes = 0;
    const update = (flags: EvaluatedFlags) => {
      held = flags;
      keep(brandId, flags);
      onReceived();
    };
    const parser = createParser({
      onEvent({ event = 'message', data }) {
        waitingBytes = 0;
        const applied = applyFlagMessage(held, { event, data });
        if (applied.kind === 'held') update(applied.flags);
        else if (applied.kind === 'refetch')
          void evaluate(evaluationAddress(evaluationUrl, environmentOf(brandId), brandId), signal).then(
            (flags) => flags !== null && update(flags),
          );
        else dead.abort('unreadable');
      },
    });
    try {
      const response = await fetch(streamAddress(streamUrl, environmentOf(brandId), brandId), {
        headers: { accept: 'text/event-stream' },
        redirect: 'manual',
        signal,
      });
      if (response.status !== 200 || response.body === null) {
        await response.body?.cancel();
        return `status ${response.status}`;
      }
      const decoder = new TextDecoder();
      for await (const chunk of response.body) {
        clearTimeout(timer);
        timer = setTimeout(() => dead.abort('silent'), idleTimeoutMs);
        receivedAt.set(brandId, clock.now());
        // A heartbeat is not an event and needs no further data.
        waitingBytes = chunk.byteLength < 4 ? waitingBytes : waitingBytes + chunk.byteLength;
        if (waitingBytes > maxMessageLength) dead.abort('too long');
        else parser.feed(decoder.decode(chunk, { stream: true }));
      }
      return 'ended';
    } catch {
      return dead.signal.aborted ? String(dead.signal.reason) : 'unreachable';
    } finally {
      clearTimeout(timer);
      dead.abort();
    }
  }

  async function follow(brandId: string, onRequested: () => void): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      let openedAt: number | undefined;
      const livedMs = () => (openedAt === undefined ? 0 : clock.now() - openedAt);
      const problem = await listen(brandId, () => {
        openedAt ??= clock.now();
        onRequested();
      });
      onRequested();
      if (stopping.signal.aborted) return;
      failures = failuresAfterEnd(failures, livedMs());
      if (failures === 1) onFailure(`${brandId}: ${problem}`);
      const delayMs = streamDelay(failures, clock.random());
      await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const ready = Promise.all(brandIds.map((brandId) => new Promise<void>((resolve) => void follow(brandId, resolve))));
  return {
    of: (brandId) => current.get(brandId) ?? pendingBrands,
    ready,
    ageMs: () =>
      brandIds.every((brandId) => current.has(brandId))
        ? Math.max(...[...receivedAt.values()].map((at) => clock.now() - at))
        : null,
    stop: () => stopping.abort(),
  };
}

/** Flags without a service: defaults and overrides. */
export function fixedFlags(pinned: Partial<Flags>): FlagFeed {
  const flags = { ...flagDefaults, ...pinned };
  return { of: () => flags, ready: Promise.resolve(), ageMs: () => 0, stop: () => undefined };
}

/** Address of the stream of a brand's flags. */
export const streamAddress = (base: string, environmentId: string, brandId: string): string =>
  `${base}/eval/${environmentId}/${contextInAddress(flagContextOf(brandId))}`;

/** Address that evaluates a brand's flags once. */
export const evaluationAddress = (base: string, environmentId: string, brandId: string): string =>
  `${base}/sdk/evalx/${environmentId}/contexts/${contextInAddress(flagContextOf(brandId))}`;

function contextInAddress(context: FlagContext): string {
  return Buffer.from(JSON.stringify(context)).toString('base64url');
}

/** Fetches all flags once; null on failure. */
async function evaluate(address: string, signal: AbortSignal): Promise<EvaluatedFlags | null> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(headersDeadlineMs)]),
    });
    const read = v.safeParse(evaluatedFlags, response.ok ? await response.json() : null);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

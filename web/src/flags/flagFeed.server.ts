import { setTimeout as delay } from 'node:timers/promises';
import { evaluatedFlags } from '@foyer/contract/flags';
import type { EvaluatedFlags, FlagContext } from '@foyer/contract/flags';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { reconnectDelay } from '../realtime/reconnectDelay.ts';
import { flagContextOf, flagDefaults, readFlagValues } from './flags.ts';
import type { Flags } from './flags.ts';
import { applyFlagMessage } from './flagState.ts';

export interface FlagFeed {
  /** The flags of a brand as they were last heard; the same object until one changes. */
  of(brandId: string): Flags;
  /** Resolves when every brand's flags were heard once, or could not be. */
  readonly asked: Promise<unknown>;
  stop(): void;
}

interface FlagFeedDeps {
  /** Base of the service as this process reaches it, for streams and for evaluations. */
  streamUrl: string;
  evaluationUrl: string;
  environmentId: string;
  brandIds: readonly string[];
  /** Flags that this process does not ask about. */
  pinned: Partial<Flags>;
  /** Told once when the service begins to fail. */
  onFailure: (problem: string) => void;
  idleTimeoutMs?: number;
  random?: () => number;
}

/** FF-01: a stream that says nothing for so long, not even a heartbeat, is dead. */
const maxIdleMs = 300_000;
const headersDeadlineMs = 5000;
/** All flags of a brand are a few hundred bytes. */
const maxWordLength = 256 * 1024;

/** Follows the flag service: one stream per brand. What was heard last stays when it fails, and before that the defaults. */
export function createFlagFeed({
  streamUrl,
  evaluationUrl,
  environmentId,
  brandIds,
  pinned,
  onFailure,
  idleTimeoutMs = maxIdleMs,
  random = Math.random,
}: FlagFeedDeps): FlagFeed {
  const stopping = new AbortController();
  const unheard = readFlagValues(() => undefined, pinned);
  const current = new Map<string, Flags>();

  function keep(brandId: string, held: EvaluatedFlags): void {
    const flags = readFlagValues((name) => (Object.hasOwn(held, name) ? held[name]?.value : undefined), pinned);
    if (JSON.stringify(flags) !== JSON.stringify(current.get(brandId))) current.set(brandId, flags);
  }

  /** Listens until the stream breaks; answers what went wrong. */
  async function listen(brandId: string, onReceived: () => void): Promise<string> {
    const address = contextInAddress(flagContextOf(brandId));
    const dead = new AbortController();
    const signal = AbortSignal.any([dead.signal, stopping.signal]);
    let timer = setTimeout(() => dead.abort('no answer'), headersDeadlineMs);
    let held: EvaluatedFlags = {};
    let waitingBytes = 0;
    const hear = (flags: EvaluatedFlags) => {
      held = flags;
      keep(brandId, flags);
      onReceived();
    };
    const parser = createParser({
      onEvent({ event = 'message', data }) {
        waitingBytes = 0;
        const heard = applyFlagMessage(held, { event, data });
        if (heard.kind === 'held') hear(heard.flags);
        else if (heard.kind === 'ask')
          void evaluate(`${evaluationUrl}/sdk/evalx/${environmentId}/contexts/${address}`, signal).then(
            (flags) => flags !== null && hear(flags),
          );
        else dead.abort('unreadable');
      },
    });
    try {
      const response = await fetch(`${streamUrl}/eval/${environmentId}/${address}`, {
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
        // A heartbeat is no event, and never waits for more.
        waitingBytes = chunk.byteLength < 4 ? waitingBytes : waitingBytes + chunk.byteLength;
        if (waitingBytes > maxWordLength) dead.abort('too long');
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
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const problem = await listen(brandId, () => {
        failures = 0;
        onRequested();
      });
      onRequested();
      if (stopping.signal.aborted) return;
      if (failures === 0) onFailure(`${brandId}: ${problem}`);
      await delay(reconnectDelay(failures, random()), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const asked = Promise.all(brandIds.map((brandId) => new Promise<void>((resolve) => void follow(brandId, resolve))));
  return {
    of: (brandId) => current.get(brandId) ?? unheard,
    asked,
    stop: () => stopping.abort(),
  };
}

/** Flags without a service: the defaults and what is turned for this process. */
export function fixedFlags(pinned: Partial<Flags>): FlagFeed {
  const flags = { ...flagDefaults, ...pinned };
  return { of: () => flags, asked: Promise.resolve(), stop: () => undefined };
}

function contextInAddress(context: FlagContext): string {
  return Buffer.from(JSON.stringify(context)).toString('base64url');
}

/** All flags, asked for once; null when they could not be had. */
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

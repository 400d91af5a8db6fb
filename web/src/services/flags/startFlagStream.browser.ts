import { evaluatedFlags } from '@foyer/contract/flags';
import type { EvaluatedFlags } from '@foyer/contract/flags';
import * as v from 'valibot';
import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';
import { followPageLife } from '../../ui/followPageLife.browser.ts';
import type { Connection } from '../connections/connect.browser.ts';
import { openConnection } from '../connections/openConnection.browser.ts';
import { applyFlagMessage } from './applyFlagMessage.ts';
import type { FlagMessage } from './applyFlagMessage.ts';
import { flagContextOf, flagKey, readFlagValues } from './flags.ts';
import type { Flags, FlagService } from './flags.ts';

/** FF-01: reopens a stream without messages after this time; a new stream starts with all flags. */
const maxIdleMs = 300_000;
/** Delays between attempts to open a stream that has ended. */
const backoff: Backoff = { firstMs: 1000, maxMs: 29_300, jitterMs: 700 };
const events = ['put', 'patch', 'delete', 'ping'] as const;

interface FlagStreamDeps {
  service: FlagService;
  brandId: string;
  /** Flags of the page. */
  shown: Flags;
  onChange: (flags: Flags) => void;
  onFailure: (problem: string) => void;
}

/**
 * Follows changes of the flags by the vendor's stream and measures nothing, for a visitor without consent to
 * analytics. Reads the same protocol as the vendor's client (`startFlagClient.browser.ts`) in a fraction of its code.
 * @returns the stop function
 */
export function startFlagStream({ service, brandId, shown, onChange, onFailure }: FlagStreamDeps): () => void {
  const context = btoa(JSON.stringify(flagContextOf(brandId)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  let stream: Connection | null = null;
  let timer: number | undefined;
  let failures = 0;
  let hasFailed = false;
  let last = flagKey(shown);

  function fail(problem: string): void {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(problem);
  }

  function openIn(delayMs: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(open, delayMs);
  }

  function close(): void {
    window.clearTimeout(timer);
    stream?.close();
    stream = null;
  }

  function open(): void {
    close();
    let held: EvaluatedFlags = {};
    const keep = (flags: EvaluatedFlags) => {
      held = flags;
      const now = readFlagValues(
        (name) => (Object.hasOwn(flags, name) ? flags[name]?.value : undefined),
        service.overrides,
      );
      if (flagKey(now) === last) return;
      last = flagKey(now);
      onChange(now);
    };
    const onMessage = (message: FlagMessage) => {
      failures = 0;
      openIn(maxIdleMs);
      const applied = applyFlagMessage(held, message);
      if (applied.kind === 'held') keep(applied.flags);
      else if (applied.kind === 'unreadable') fail(`unreadable ${message.event}`);
      else
        void evaluate(`${service.baseUrl}/sdk/evalx/${service.environmentId}/contexts/${context}`).then(
          (flags) => flags !== null && stream === opened && keep(flags),
        );
    };
    const onEnd = () => {
      close();
      failures += 1;
      fail('unreachable');
      openIn(backoffDelay(backoff, failures, Math.random()));
    };
    const address = `${service.streamUrl}/eval/${service.environmentId}/${context}`;
    const opened = openConnection({ kind: 'stream', address, events }, (message) => {
      if (message.kind === 'message') onMessage(message);
      else if (message.kind === 'end') onEnd();
    });
    stream = opened;
    openIn(maxIdleMs);
  }

  open();
  // A page that is kept in memory must not hold a connection; it reconnects and gets all flags when it returns.
  const stopFollowing = followPageLife({ onPause: close, onResume: open });
  return () => {
    stopFollowing();
    close();
  };
}

/** Fetches all flags once; null on failure, because the stream follows. */
async function evaluate(address: string): Promise<EvaluatedFlags | null> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    const read = v.safeParse(evaluatedFlags, response.ok ? await response.json() : null);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

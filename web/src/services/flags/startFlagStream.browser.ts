import { evaluatedFlags } from '@foyer/contract/flags';
import type { EvaluatedFlags } from '@foyer/contract/flags';
import * as v from 'valibot';
import { followPageLife } from '../../ui/followPageLife.browser.ts';
import { openConnection } from '../connections/openConnection.browser.ts';
import { createStream } from '../stream/createStream.browser.ts';
import type { Attempt } from '../stream/createStream.browser.ts';
import { applyFlagMessage } from './applyFlagMessage.ts';
import type { FlagMessage } from './applyFlagMessage.ts';
import { flagContextOf, flagKey, readFlagValues } from './flags.ts';
import type { Flags, FlagService } from './flags.ts';

/** FF-01: a stream without messages for this time has ended; the next one starts with all flags. */
const maxIdleMs = 300_000;
const events = ['put', 'patch', 'delete', 'ping'] as const;

export interface FlagStreamDeps {
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
  const address = `${service.streamUrl}/eval/${service.environmentId}/${context}`;
  let hasFailed = false;
  let last = flagKey(shown);

  function fail(problem: string): void {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(problem);
  }

  function connect({ onAlive, onEnd }: Attempt): () => void {
    let held: EvaluatedFlags = {};
    let isClosed = false;
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
      onAlive();
      const applied = applyFlagMessage(held, message);
      if (applied.kind === 'held') keep(applied.flags);
      else if (applied.kind === 'unreadable') fail(`unreadable ${message.event}`);
      else
        void evaluate(`${service.baseUrl}/sdk/evalx/${service.environmentId}/contexts/${context}`).then(
          (flags) => flags !== null && !isClosed && keep(flags),
        );
    };
    const opened = openConnection({ kind: 'stream', address, events }, (message) => {
      if (message.kind === 'message') onMessage(message);
      else if (message.kind === 'end') onEnd('unreachable');
    });
    return () => {
      isClosed = true;
      opened.close();
    };
  }

  const { start, stop } = createStream({ connect, maxAttemptMs: maxIdleMs, maxIdleMs, onFailure: fail });
  start();
  // A page that is kept in memory must not hold a connection; it reconnects and gets all flags when it returns.
  const stopFollowing = followPageLife({ onPause: stop, onResume: start });
  return () => {
    stopFollowing();
    stop();
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

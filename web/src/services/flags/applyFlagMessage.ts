import { evaluatedFlags, flagDeletion, flagPatch } from '@foyer/contract/flags';
import type { EvaluatedFlags } from '@foyer/contract/flags';
import * as v from 'valibot';

/** A message of the flag service's stream. */
export interface FlagMessage {
  event: string;
  data: string;
}

/** `refetch`: the service only reports a change, so fetch. `unreadable`: keep the current flags. */
export type ReceivedFlags = { kind: 'held'; flags: EvaluatedFlags } | { kind: 'refetch' } | { kind: 'unreadable' };

const json = v.pipe(v.string(), v.parseJson());
const put = v.pipe(json, evaluatedFlags);
const patch = v.pipe(json, flagPatch);
const deletion = v.pipe(json, flagDeletion);

/**
 * Applies a message by the vendor's rules: `put` replaces all flags; `patch` and `delete` count only with a newer
 * version, because messages may overtake each other.
 */
export function applyFlagMessage(held: EvaluatedFlags, { event, data }: FlagMessage): ReceivedFlags {
  switch (event) {
    case 'put': {
      const read = v.safeParse(put, data);
      return read.success ? { kind: 'held', flags: read.output } : { kind: 'unreadable' };
    }
    case 'patch': {
      const read = v.safeParse(patch, data);
      if (!read.success) return { kind: 'unreadable' };
      const { key, ...flag } = read.output;
      return { kind: 'held', flags: isNewer(held, key, flag.version) ? { ...held, [key]: flag } : held };
    }
    case 'delete': {
      const read = v.safeParse(deletion, data);
      if (!read.success) return { kind: 'unreadable' };
      const { key, version } = read.output;
      return {
        kind: 'held',
        flags: isNewer(held, key, version) ? { ...held, [key]: { version, deleted: true } } : held,
      };
    }
    case 'ping':
      return { kind: 'refetch' };
    default:
      return { kind: 'held', flags: held };
  }
}

/** Without a version on one of the sides the message counts. */
function isNewer(held: EvaluatedFlags, key: string, version: number | undefined): boolean {
  const before = Object.hasOwn(held, key) ? held[key]?.version : undefined;
  return before === undefined || version === undefined || before < version;
}

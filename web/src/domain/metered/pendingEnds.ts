import { meteredSessionId } from '@foyer/contract/metered';
import * as v from 'valibot';
import { readStored } from '../../storage/readStored.ts';

const stored = v.pipe(v.array(meteredSessionId), v.maxLength(50));

/** Ends that nobody has confirmed, as they are kept in storage. What is not ours is dropped. */
export function readPendingEnds(text: string | null): readonly string[] {
  return readStored(stored, text) ?? [];
}

/** The newest are kept; the house declares what is older than that dead by itself. */
export function writePendingEnds(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)].slice(-50));
}

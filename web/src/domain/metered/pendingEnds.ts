import { meteredSessionId } from '@foyer/contract/metered';
import * as v from 'valibot';

const stored = v.pipe(v.array(meteredSessionId), v.maxLength(50));

/** Ends that nobody has confirmed, as they are kept in storage. What is not ours is dropped. */
export function readPendingEnds(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const read = v.safeParse(stored, JSON.parse(text));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** The newest are kept; the house declares what is older than that dead by itself. */
export function writePendingEnds(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)].slice(-50));
}

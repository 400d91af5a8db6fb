import { flagKey } from '../services/flags/flags.ts';
import type { Flags } from '../services/flags/flags.ts';
import { visitKey } from '../services/market/visit.ts';
import type { Visit } from '../services/market/visit.ts';
import type { PageRequest } from './page/readPagePath.ts';

/**
 * Key of a page in the caches. Flags and experiments are part of the key, so cached pages are valid again when a flag is switched back
 * (FF-02). Unknown paths share one entry, so that they cannot flood the cache (A6).
 */
export function pageKey(visit: Visit, requested: PageRequest): string {
  return `${visitKey(visit)} ${markOf(visit.flags)}${visit.experiments ?? ''}|${requested.kind === 'noGame' || requested.kind === 'noPath' ? requested.kind : requested.path}`;
}

const marks = new WeakMap<Flags, string>();

/** Runs for every request; the number of flags is small. */
function markOf(flags: Flags): string {
  const mark = marks.get(flags) ?? flagKey(flags);
  marks.set(flags, mark);
  return mark;
}

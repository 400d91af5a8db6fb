/** Id of a purge; empty before the first one. */
export type PurgeId = string;

/**
 * What a purge or a look at Redis tells a process: nothing new; it missed purges; or Redis went back to an earlier
 * state, as after a failover to a replica that lacked the last writes.
 */
export type HistoryState = 'current' | 'missed' | 'reverted';

/**
 * Purges that a process knows. Each purge names the one before it and Redis stores the last one, so lost messages and
 * lost writes show, in whatever order messages arrive.
 */
export interface PurgeHistory {
  /** Adds a purge that this process made or received. */
  add(previous: PurgeId, id: PurgeId): HistoryState;
  /** Compares with the last purge in Redis. A difference counts when seen twice, because a message may be on its way. */
  compare(stored: PurgeId): HistoryState;
  /** Continues at the last purge in Redis, after this process cleared everything. */
  adopt(stored: PurgeId): void;
  /** Whether this process has cleared all that purges up to the stored one name. */
  covers(stored: PurgeId): boolean;
  /** Whether a later purge than the stored one is known. */
  isOutdated(stored: PurgeId): boolean;
}

/** Number of purges that a process remembers. */
const maxKnown = 1000;

export function createPurgeHistory(): PurgeHistory {
  let hasBegun = false;
  const applied = new Set<PurgeId>();
  const successors = new Map<PurgeId, PurgeId>();
  /** Purges whose messages have not arrived, and in how many looks they were missing. */
  const awaited = new Map<PurgeId, number>();
  /** Stored purge of the last look, if a later one is known. */
  let outdated: PurgeId | null = null;

  function apply(id: PurgeId): void {
    applied.add(id);
    awaited.delete(id);
    forgetOldest(applied);
    forgetOldest(successors);
  }

  const covers = (stored: PurgeId) => applied.has(stored) && !successors.has(stored) && awaited.size === 0;

  return {
    add(previous, id) {
      if (applied.has(id)) return 'current';
      apply(id);
      const isFork = successors.has(previous);
      successors.set(previous, id);
      if (!hasBegun) return 'missed';
      if (!applied.has(previous) && !awaited.has(previous)) awaited.set(previous, 0);
      return isFork ? 'reverted' : 'current';
    },
    compare(stored) {
      const isReverted = successors.has(stored) && stored === outdated;
      outdated = successors.has(stored) ? stored : null;
      if (isReverted) return 'reverted';
      if (!applied.has(stored) && !awaited.has(stored)) awaited.set(stored, 0);
      let isMissed = false;
      for (const [id, looks] of awaited) {
        if (looks > 0) isMissed = true;
        awaited.set(id, looks + 1);
      }
      return isMissed ? 'missed' : 'current';
    },
    adopt(stored) {
      hasBegun = true;
      successors.delete(stored);
      awaited.clear();
      apply(stored);
      outdated = null;
    },
    covers,
    isOutdated: (stored) => successors.has(stored),
  };
}

function forgetOldest(known: Set<string> | Map<string, string>): void {
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
}

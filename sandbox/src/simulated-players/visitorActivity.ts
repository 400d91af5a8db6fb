/** Tracks whether anyone may be watching the results of play. */
export interface VisitorActivity {
  /** Records a request for jackpots or winners. */
  record(): void;
  isRecent(): boolean;
}

const recentMs = 10 * 60_000;

/** @param now monotonic milliseconds, because the sandbox clock may change */
export function createVisitorActivity(now: () => number = () => performance.now()): VisitorActivity {
  let seenAt = now();
  return {
    record() {
      seenAt = now();
    },
    isRecent: () => now() - seenAt < recentMs,
  };
}

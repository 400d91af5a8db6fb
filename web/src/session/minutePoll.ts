/** S9: the session summary is polled every minute. */
export const pollMs = 60_000;

export interface PollDeps {
  /** Asks once; never throws. */
  ask(): Promise<void>;
  isHidden(): boolean;
  now(): number;
  /** Calls `run` every `ms`; returns how to stop. */
  every(run: () => void, ms: number): () => void;
  /** Calls `run` when the tab is shown or hidden; returns how to stop. */
  onVisibility(run: () => void): () => void;
}

export interface MinutePoll {
  start(): void;
  /** Asks now. One call is in flight at a time; a wish that comes meanwhile is answered by one more call after it. */
  refresh(): Promise<void>;
  stop(): void;
}

/** AU-13: rests while the tab is hidden and asks once when it comes back, however long it was away. */
export function createMinutePoll({ ask, isHidden, now, every, onVisibility }: PollDeps): MinutePoll {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  let requestedAt = -Infinity;
  let stops: (() => void)[] = [];

  async function run(): Promise<void> {
    do {
      isWantedAgain = false;
      requestedAt = now();
      await ask();
    } while (isWantedAgain);
  }

  function refresh(): Promise<void> {
    if (running !== null) {
      isWantedAgain = true;
      return running;
    }
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  function tick(): void {
    if (!isHidden() && running === null) void refresh();
  }

  return {
    start() {
      stops = [every(tick, pollMs), onVisibility(() => now() - requestedAt >= pollMs && tick())];
      tick();
    },
    refresh,
    stop() {
      for (const stop of stops) stop();
      stops = [];
      isWantedAgain = false;
    },
  };
}

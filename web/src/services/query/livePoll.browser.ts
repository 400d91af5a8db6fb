/** Deadline of a load with all of its retries, in milliseconds. */
export const loadDeadlineMs = 10_000;

/** Dependencies of a poll on the browser. */
export interface LivePollDeps {
  /** False while the tab is hidden or the browser is offline. */
  canRequest(): boolean;
  /** True with data saver, which limits polling to one response. */
  isSavingData(): boolean;
  now(): number;
  /** Calls `run` every `ms` milliseconds; returns the stop function. */
  every(run: () => void, ms: number): () => void;
  /** Calls `run` when visibility or online state changes; returns the stop function. */
  onChange(run: () => void): () => void;
}

export interface LivePoll {
  /**
   * Starts polling, immediately when the last response is old. Several followers share the poll. Returns the stop
   * function.
   */
  follow(): () => void;
  /** Fetches now, because the parameters changed. Does nothing without followers or while requests are not allowed. */
  refresh(): void;
}

/** Polls data only while it has followers. A call that has not ended by the deadline is aborted. */
export function createLivePoll({
  fetch: fetchNow,
  pollIntervalMs,
  deps: { canRequest, isSavingData, now, every, onChange },
}: {
  /** The poll goes on when the call ends, so it must end with its signal. */
  fetch(signal: AbortSignal): Promise<void>;
  pollIntervalMs: number;
  deps: LivePollDeps;
}): LivePoll {
  let followers = 0;
  let running = false;
  let isWantedAgain = false;
  let requestedAt = -Infinity;
  let stops: (() => void)[] = [];

  function run(): void {
    if (running) {
      isWantedAgain = true;
      return;
    }
    running = true;
    requestedAt = now();
    void fetchNow(AbortSignal.timeout(loadDeadlineMs)).finally(() => {
      running = false;
      if (!isWantedAgain) return;
      isWantedAgain = false;
      refresh();
    });
  }

  function refresh(): void {
    if (followers > 0 && canRequest()) run();
  }

  function tick(): void {
    if (running || !canRequest() || (isSavingData() && requestedAt > -Infinity)) return;
    run();
  }

  /** Fetches when the tab becomes visible or a follower is added. */
  function catchUp(): void {
    if (now() - requestedAt >= pollIntervalMs) tick();
  }

  return {
    follow() {
      followers += 1;
      if (followers === 1) stops = [every(tick, pollIntervalMs), onChange(catchUp)];
      catchUp();
      let own = 1;
      return () => {
        followers -= own;
        own = 0;
        if (followers === 0) for (const stop of stops.splice(0)) stop();
      };
    },
    refresh,
  };
}

export const livePollDeps: LivePollDeps = {
  canRequest: () => document.visibilityState === 'visible' && navigator.onLine,
  isSavingData: () =>
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches,
  now: () => Date.now(),
  every(run, ms) {
    const timer = window.setInterval(run, ms);
    return () => window.clearInterval(timer);
  },
  onChange(run) {
    document.addEventListener('visibilitychange', run);
    window.addEventListener('online', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      window.removeEventListener('online', run);
    };
  },
};

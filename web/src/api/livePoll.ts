/** What a poll needs of the browser. */
export interface LivePollDeps {
  /** False while the tab is hidden or the browser is offline. */
  canRequest(): boolean;
  /** True where the player wants to save data: one answer is enough then. */
  isSavingData(): boolean;
  now(): number;
  /** Calls `run` every `ms`; returns how to stop. */
  every(run: () => void, ms: number): () => void;
  /** Calls `run` when the tab is shown or hidden, or the browser goes on or off line; returns how to stop. */
  onChange(run: () => void): () => void;
}

export interface LivePoll {
  /** Asks from now on, at once where the last answer is old; any number may follow. Returns how to stop. */
  follow(): () => void;
  /** Asks now, because the question is another one. Does nothing while nobody follows or nothing may be asked. */
  refresh(): void;
}

/** Figures that change by themselves are asked for while somebody looks at them, and not otherwise. */
export function createLivePoll({
  ask,
  everyMs,
  deps,
}: {
  ask(): Promise<void>;
  everyMs: number;
  deps: LivePollDeps;
}): LivePoll {
  const { canRequest, isSavingData, now, every, onChange } = deps;
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
    void ask().finally(() => {
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

  /** The tab came back, or somebody looks again. */
  function catchUp(): void {
    if (now() - requestedAt >= everyMs) tick();
  }

  return {
    follow() {
      followers += 1;
      if (followers === 1) stops = [every(tick, everyMs), onChange(catchUp)];
      catchUp();
      let isFollowing = true;
      return () => {
        if (!isFollowing) return;
        isFollowing = false;
        followers -= 1;
        if (followers > 0) return;
        for (const stop of stops) stop();
        stops = [];
      };
    },
    refresh,
  };
}

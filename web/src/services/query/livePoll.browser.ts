import { browserClock } from '../../base/browserClock.browser.ts';
import type { Clock } from '../../base/clock.ts';

/** Deadline of a load with all of its retries, in milliseconds. */
export const loadDeadlineMs = 10_000;

export type LivePoll = ReturnType<typeof createLivePoll>;

/** Follows something shared: `start` runs with the first follower, its result with the last one that stops. */
export function shareFollowers(start: () => () => void): () => () => void {
  const followers = new Set<object>();
  let stop = () => {};
  return () => {
    const follower = {};
    if (followers.add(follower).size === 1) stop = start();
    return () => void (followers.delete(follower) && followers.size === 0 && stop());
  };
}

/** Polls data only while it has followers. A call that has not ended by the deadline is aborted. */
export function createLivePoll({
  fetch: fetchNow,
  pollIntervalMs,
  deps: { canRequest, isSavingData, onChange, clock },
}: {
  /** The poll goes on when the call ends, so it must end with its signal. */
  fetch(signal: AbortSignal): Promise<void>;
  pollIntervalMs: number;
  deps: LivePollDeps;
}) {
  let isFollowed = false;
  let running = false;
  let isWantedAgain = false;
  let requestedAt = -Infinity;

  function refresh(): void {
    isWantedAgain = running;
    if (running || !isFollowed || !canRequest()) return;
    running = true;
    requestedAt = clock.now();
    void fetchNow(AbortSignal.timeout(loadDeadlineMs)).finally(() => {
      running = false;
      if (isWantedAgain) refresh();
    });
  }

  const tick = () => void (running || (isSavingData() && requestedAt > -Infinity) || refresh());
  /** Fetches when the tab becomes visible or a follower is added. */
  const catchUp = () => void (clock.now() - requestedAt >= pollIntervalMs && tick());

  const follow = shareFollowers(() => {
    isFollowed = true;
    const stops = [clock.every(tick, pollIntervalMs), onChange(catchUp)];
    return () => {
      isFollowed = false;
      for (const stop of stops) stop();
    };
  });
  return {
    /**
     * Starts polling, immediately when the last response is old. Several followers share the poll. Returns the stop
     * function.
     */
    follow(): () => void {
      const stop = follow();
      catchUp();
      return stop;
    },
    /** Fetches now, because the parameters changed. Does nothing without followers or while requests are not allowed. */
    refresh,
  };
}

/** Dependencies of a poll on the browser. */
export type LivePollDeps = typeof livePollDeps;

export const livePollDeps = {
  /** False while the tab is hidden or the browser is offline. */
  canRequest: (): boolean => document.visibilityState === 'visible' && navigator.onLine,
  /** True with data saver, which limits polling to one response. */
  isSavingData: (): boolean =>
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches,
  /** Calls `run` when visibility or online state changes; returns the stop function. */
  onChange(run: () => void): () => void {
    const listeningTo = new AbortController();
    document.addEventListener('visibilitychange', run, listeningTo);
    window.addEventListener('online', run, listeningTo);
    return () => listeningTo.abort();
  },
  clock: browserClock as Pick<Clock, 'now' | 'every' | 'schedule'>,
};

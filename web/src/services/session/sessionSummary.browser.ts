import { createApiClient } from '../api/apiClient.browser.ts';
import { playerStore } from '../player/playerStore.ts';
import { idleQuery } from './playerActivity.browser.ts';
import { getSessionSummary } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

/** S9: polling interval of the session summary, in milliseconds. */
export const pollIntervalMs = 60_000;

interface PollDeps {
  /** Sends one request; never throws. */
  fetch(): Promise<void>;
  isHidden(): boolean;
  now(): number;
  /** Calls `run` every `ms` milliseconds; returns the stop function. */
  every(run: () => void, ms: number): () => void;
  /** Calls `run` when visibility changes; returns the stop function. */
  onVisibility(run: () => void): () => void;
}

interface MinutePoll {
  start(): void;
  /** Requests now. One call is in flight at a time; calls that arrive meanwhile cause one more afterwards. */
  refresh(): Promise<void>;
  stop(): void;
}

/** AU-13: pauses while the tab is hidden, and requests once when it becomes visible. */
export function createMinutePoll({ fetch: fetchSummary, isHidden, now, every, onVisibility }: PollDeps): MinutePoll {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  let requestedAt = -Infinity;
  let stops: (() => void)[] = [];

  async function run(): Promise<void> {
    do {
      isWantedAgain = false;
      requestedAt = now();
      await fetchSummary();
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
      stops = [every(tick, pollIntervalMs), onVisibility(() => now() - requestedAt >= pollIntervalMs && tick())];
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

let beforeRequest: () => Promise<void> = () => Promise.resolve();
let poll: MinutePoll | null = null;

function summaryPoll(): MinutePoll {
  poll ??= createMinutePoll({
    async fetch() {
      await beforeRequest();
      const token = tokenHolder.userToken();
      if (token === null) return;
      const response = await createApiClient().call(getSessionSummary, { query: idleQuery() }, { token });
      // Keep the last figures after a failure; ignore the response after a logout.
      if (!response.ok || !playerStore.getState().isLoggedIn) return;
      const summary = response.value;
      playerStore.setState(({ restriction }) => ({ summary, restriction: summary.restriction ?? restriction }));
    },
    isHidden: () => document.hidden,
    now: () => performance.now(),
    every(run, ms) {
      const timer = window.setInterval(run, ms);
      return () => window.clearInterval(timer);
    },
    onVisibility(run) {
      document.addEventListener('visibilitychange', run);
      return () => document.removeEventListener('visibilitychange', run);
    },
  });
  return poll;
}

/** Starts the poll of the session summary; returns the stop function. Each call waits for `ready`. */
export function startSessionSummary(ready: () => Promise<void>): () => void {
  beforeRequest = ready;
  summaryPoll().start();
  return () => summaryPoll().stop();
}

/** Refreshes the figures now, for example after a round. Resolves when they are loaded or the call failed. */
export function refreshSessionSummary(): Promise<void> {
  return summaryPoll().refresh();
}

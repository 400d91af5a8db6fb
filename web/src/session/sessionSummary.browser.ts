import { createApiClient } from '../api/apiClient.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { createMinutePoll } from './minutePoll.ts';
import type { MinutePoll } from './minutePoll.ts';
import { getSessionSummary } from './sessionApi.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

let beforeRequest: () => Promise<void> = () => Promise.resolve();
let poll: MinutePoll | null = null;

function summaryPoll(): MinutePoll {
  poll ??= createMinutePoll({
    async ask() {
      await beforeRequest();
      const token = tokenHolder.userToken();
      if (token === null) return;
      const response = await createApiClient().call(getSessionSummary, {}, { token });
      // Without an answer the last figures stay: unknown is never shown as nothing. After a logout nobody wants them.
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

/** Starts the minute poll of the player's figures; returns how to stop it. `ready` is awaited before each call. */
export function startSessionSummary(ready: () => Promise<void>): () => void {
  beforeRequest = ready;
  summaryPoll().start();
  return () => summaryPoll().stop();
}

/** Asks for the figures now, for example after a round. Resolves when they are there, or could not be had. */
export function refreshSessionSummary(): Promise<void> {
  return summaryPoll().refresh();
}

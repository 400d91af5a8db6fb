import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { createLivePoll, livePollDeps } from '../../services/query/livePoll.browser.ts';
import { getRecalledGames } from './recalledGamesApi.ts';

const pollIntervalMs = 15_000;

/** Calls `onList` with the ids of recalled games every few seconds, also with data saver. Returns the stop function. */
export function followRecalledGames(onList: (gameGroupIds: readonly number[]) => void): () => void {
  const api = createApiClient();
  const poll = createLivePoll({
    async fetch(signal) {
      const response = await api.call(getRecalledGames, {}, { signal });
      if (response.ok) onList(response.value.games);
    },
    pollIntervalMs,
    deps: { ...livePollDeps, isSavingData: () => false },
  });
  return poll.follow();
}

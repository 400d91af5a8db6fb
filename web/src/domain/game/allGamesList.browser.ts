import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { yieldToMain } from '../../ui/whenIdle.browser.ts';
import { readAllGames } from './allGames.ts';
import type { AllGames } from './allGames.ts';
import { getAllGames } from './allGamesApi.ts';
import { gamesStore } from './gamesStore.ts';

/** LB-03: fetches the all-games list once per tab into the Games slice; the next call after a failure retries. */
export function createAllGamesList(api: Pick<ApiClient, 'call'>): () => Promise<AllGames | null> {
  let pending: Promise<AllGames | null> | null = null;
  const load = async () => {
    const response = await api.call(getAllGames, {});
    // Parsing, filtering and drawing ten thousand games in one task would block a phone for three frames.
    await yieldToMain();
    const games = response.ok ? readAllGames(response.value) : null;
    if (games === null) pending = null;
    else gamesStore.setState({ gamesData: games });
    await yieldToMain();
    return games;
  };
  return () => (pending ??= load());
}

let list: ReturnType<typeof createAllGamesList> | null = null;

/** Loads the list into this tab's slice. */
export function loadAllGames(): Promise<AllGames | null> {
  return (list ??= createAllGamesList(createApiClient()))();
}

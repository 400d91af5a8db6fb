import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { yieldToMain } from '../../ui/yieldToMain.browser.ts';
import { readAllGames } from './allGames.ts';
import type { AllGames } from './allGames.ts';
import { getAllGames } from './allGamesApi.ts';
import { gamesStore } from './gamesStore.ts';

/** LB-03: the all-games list, fetched once a tab and kept in the Games slice; after a failure the next wish asks again. */
export function createAllGamesList(api: Pick<ApiClient, 'call'>): () => Promise<AllGames | null> {
  let asked: Promise<AllGames | null> | null = null;
  const load = async () => {
    const response = await api.call(getAllGames, {});
    // Ten thousand games are read, chosen among and drawn; a phone that does it in one go stands still for three frames.
    await yieldToMain();
    const games = response.ok ? readAllGames(response.value) : null;
    if (games === null) asked = null;
    else gamesStore.setState({ gamesData: games });
    await yieldToMain();
    return games;
  };
  return () => (asked ??= load());
}

let list: ReturnType<typeof createAllGamesList> | null = null;

/** The tab's own. */
export function loadAllGames(): Promise<AllGames | null> {
  return (list ??= createAllGamesList(createApiClient()))();
}

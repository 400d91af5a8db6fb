import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { gamesOfList } from './searchGames.ts';
import type { SearchGame } from './searchGames.ts';
import { getSearchList } from './searchListApi.ts';

/** LB-03: the all-games list, fetched once a tab; after a failure the next wish asks again. */
export function createSearchList(api: Pick<ApiClient, 'call'>): () => Promise<readonly SearchGame[] | null> {
  let asked: Promise<readonly SearchGame[] | null> | null = null;
  const load = async () => {
    const answer = await api.call(getSearchList, {});
    if (!answer.ok) {
      asked = null;
      return null;
    }
    const games = gamesOfList(answer.value);
    gamesStore.setState({ gamesData: games.map(({ tile }) => tile) });
    return games;
  };
  return () => (asked ??= load());
}

let list: ReturnType<typeof createSearchList> | null = null;

export function loadSearchList(): Promise<readonly SearchGame[] | null> {
  return (list ??= createSearchList(createApiClient()))();
}

import type { ResponseBody } from '@foyer/contract/endpoint';
import { similarGames } from '../../domain/game/gamesApi.ts';
import { cacheTiles } from '../../domain/game/gamesStore.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';

/** Returns games like this one; null on failure. */
export async function fetchSimilarGames(
  gameId: number,
  signal: AbortSignal,
): Promise<ResponseBody<typeof similarGames> | null> {
  const response = await createApiClient().call(similarGames, { params: { gameId: String(gameId) } }, { signal });
  if (!response.ok) return null;
  cacheTiles(response.value.tiles);
  return response.value;
}

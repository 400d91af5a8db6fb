import { gamesList } from '@foyer/contract/games';
import type { Visit } from '../../market/visit.ts';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { createGamesIndex } from './gamesIndex.server.ts';
import type { GamesIndex } from './gamesIndex.server.ts';

/** One index for each list that the games service gave; it goes when the list goes. */
const indexes = new WeakMap<object, GamesIndex>();

/** The catalogue as the visit sees it; null while the games service gives none and none is remembered. */
export async function gamesOf(
  cachedUpstream: CachedCalls,
  visit: Pick<Visit, 'productId' | 'culture' | 'coverTone'>,
): Promise<GamesIndex | null> {
  const list = await cachedUpstream.call(gamesList, {
    query: { productId: String(visit.productId), culture: visit.culture, tone: visit.coverTone },
  });
  if (!list.ok) return null;
  let index = indexes.get(list.value);
  if (index === undefined) {
    index = createGamesIndex(list.value.data);
    indexes.set(list.value, index);
  }
  return index;
}

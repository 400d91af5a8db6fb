import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import type { NotFoundProperties } from './NotFound.tsx';

const maxGames = 12;

/**
 * Adds the most popular games. Restricted players get none, and neither does the page of a missing game, which has a row
 * of games of its own. The page is complete without them, because it is an error page already.
 */
export async function resolveNotFound(
  properties: NotFoundProperties,
  { visit, games }: Pick<BlockLookups, 'visit' | 'games'>,
): Promise<NotFoundProperties> {
  if (properties.error === 'gameNotFound' || visit.access === 'restricted') return properties;
  const index = await games();
  const ids = index?.select({}, 'popularity').slice(0, maxGames) ?? [];
  return index === null || ids.length === 0 ? properties : { ...properties, games: index.tiles(ids) };
}

export const errorPageResolvers: Readonly<Record<string, BlockResolver>> = { notFound: resolveNotFound };

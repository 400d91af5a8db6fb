import type { heroProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { HeroProperties } from './cardGame.ts';

/** Number of covers in the visitor's fan. */
const fanSize = 3;

/**
 * Adds the games: three covers for a visitor, the newest playable game for a player. Without the catalogue the hero
 * shows its texts only.
 */
export async function resolveHero(
  { gameIds = [], ...words }: v.InferOutput<typeof heroProperties>,
  { games }: BlockLookups,
): Promise<HeroProperties> {
  const index = await games();
  if (index === null) return words;
  if (words.variant === 'player') {
    const newest = newestPlayable(index);
    return newest === undefined ? words : { ...words, newest };
  }
  return {
    ...words,
    fan: index
      .tiles(gameIds)
      .slice(0, fanSize)
      .map(({ id, image }) => ({ id, image })),
  };
}

function newestPlayable(index: GamesIndex) {
  for (const id of index.select({ kind: 'slot' }, 'newest')) {
    const tile = index.tile(id);
    if (tile !== undefined && tile.isUnavailable !== true) return tile;
  }
  return undefined;
}

export const heroResolvers: Readonly<Record<string, BlockResolver>> = { hero: resolveHero };

import { themeOfProduct } from '@foyer/brands/brands';
import type { ThemeLayout } from '@foyer/brands/theme';
import type { heroProperties } from '@foyer/contract/blocks';
import { gameById } from '@foyer/contract/games';
import { wideImageWidths } from '@foyer/contract/imageWidths';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { coverSet } from '../../domain/game/coverAddress.ts';
import { gameRequest } from '../../domain/game/gameRequest.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { HeroCover, HeroProperties } from './cardGame.ts';

/** Number of covers in each visitor's hero. */
const coverCounts: Readonly<Record<ThemeLayout['hero'], number>> = { split: 3, panorama: 7, poster: 1 };

/**
 * Adds the games: covers for a visitor, the newest playable game for a player. Without the catalogue the hero shows its
 * texts only.
 */
export async function resolveHero(
  { gameIds = [], ...words }: v.InferOutput<typeof heroProperties>,
  { games, visit, cachedUpstream }: BlockLookups,
): Promise<HeroProperties> {
  const index = await games();
  if (index === null) return words;
  if (words.variant === 'player') {
    const newest = newestPlayable(index);
    return newest === undefined ? words : { ...words, newest };
  }
  const { hero } = themeOfProduct(visit.productId).layout;
  // Editors name three games; the most popular slots fill further places.
  const ids = gameIds.length === 0 ? [] : [...new Set([...gameIds, ...index.select({ kind: 'slot' }, 'popularity')])];
  const upright = index
    .tiles(ids.slice(0, gameIds.length + coverCounts[hero]))
    .slice(0, coverCounts[hero])
    .map(({ id, image }) => ({ id, image }));
  return { ...words, covers: hero === 'poster' ? await wideCovers(upright, visit, cachedUpstream) : upright };
}

/** The height belongs to the width of 240 that all covers of the hero declare. */
const wideAttributes = { sizes: '(min-width: 1024px) 60vw, 100vw', height: 135, fetchPriority: 'high' } as const;

/** Replaces covers by the wide ones of their games. A cover without a wide one stays. */
function wideCovers(
  covers: readonly HeroCover[],
  visit: Visit,
  cachedUpstream: BlockLookups['cachedUpstream'],
): Promise<HeroCover[]> {
  return Promise.all(
    covers.map(async (cover) => {
      const response = await cachedUpstream.call(gameById, gameRequest(cover.id, visit));
      const image = response.ok ? response.value.wideImageUrl : undefined;
      return image === undefined
        ? cover
        : {
            id: cover.id,
            image,
            wide: { ...wideAttributes, srcSet: coverSet(image, visit.mediaOrigin, wideImageWidths) },
          };
    }),
  );
}

function newestPlayable(index: GamesIndex) {
  for (const id of index.select({ kind: 'slot' }, 'newest')) {
    const tile = index.tile(id);
    if (tile !== undefined && tile.isUnavailable !== true) return tile;
  }
  return undefined;
}

export const heroResolvers: Readonly<Record<string, BlockResolver>> = { hero: resolveHero };

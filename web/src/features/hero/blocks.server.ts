import { themeOfProduct } from '@foyer/brands/brands';
import type { ThemeLayout } from '@foyer/brands/theme';
import type { heroProperties } from '@foyer/contract/blocks';
import { gameById } from '@foyer/contract/games';
import { wideImageWidths } from '@foyer/contract/imageWidths';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { gameRequest } from '../../domain/game/gameRequest.ts';
import type { GamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
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
  const tiles = index.tiles(ids.slice(0, gameIds.length + coverCounts[hero])).slice(0, coverCounts[hero]);
  if (tiles.length === 0) return words;
  if (hero === 'poster')
    return { ...words, covers: await Promise.all(tiles.map((tile) => wideCover(tile, visit, cachedUpstream))) };
  return { ...words, covers: tiles.map((tile, at) => uprightCover(tile, visit, at === middle)) };
}

/** Index of the middle one of the editors' three covers, which loads first. */
const middle = 1;

const uprightCover = ({ id, image }: GameTile, { mediaOrigin }: Visit, isFirst: boolean): HeroCover => ({
  id,
  attributes: {
    src: coverAddress(image, { width: 240, mediaOrigin }),
    srcSet: coverSet(image, mediaOrigin),
    sizes: '(min-width: 1440px) 236px, (min-width: 768px) 17vw, 31vw',
    width: 240,
    height: 320,
    fetchPriority: isFirst ? 'high' : 'auto',
  },
});

/** Returns the wide cover of a game, and the upright one while the wide one is unknown. */
async function wideCover(
  tile: GameTile,
  visit: Visit,
  cachedUpstream: BlockLookups['cachedUpstream'],
): Promise<HeroCover> {
  const response = await cachedUpstream.call(gameById, gameRequest(tile.id, visit));
  const image = response.ok ? response.value.wideImageUrl : undefined;
  if (image === undefined) return uprightCover(tile, visit, true);
  const { mediaOrigin } = visit;
  return {
    id: tile.id,
    attributes: {
      src: coverAddress(image, { width: 720, mediaOrigin }),
      srcSet: coverSet(image, mediaOrigin, wideImageWidths),
      sizes: '(min-width: 1024px) 60vw, calc(100vw - 24px)',
      width: 720,
      height: 405,
      fetchPriority: 'high',
    },
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

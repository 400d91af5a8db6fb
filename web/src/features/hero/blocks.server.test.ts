import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { ThemeLayout } from '@foyer/brands/theme';
import type { Game } from '@foyer/contract/games';
import { expect, test } from 'vitest';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { createGamesIndex } from '../../domain/game/gamesIndex.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { resolveHero } from './blocks.server.ts';

const game = (id: number): Game =>
  ({
    GameGroupId: id,
    SiteGameName: `Game ${id}`,
    Properties: {
      imageUrl: `/covers/${id}.webp`,
      provider: 'Halcyon',
      rtp: 96,
      volatility: 'low',
      kind: 'slot',
      isNew: false,
      isAvailable: true,
      popularity: id / 100,
      features: [],
    },
  }) as unknown as Game;

const index = createGamesIndex(Array.from({ length: 20 }, (_, at) => game(at + 1)));

/** Lookups of the first brand whose theme has the hero. */
function lookupsWith(hero: ThemeLayout['hero'], wideImageUrl?: string): BlockLookups {
  const brand = brands.find(({ productId }) => themeOfProduct(productId).layout.hero === hero);
  if (brand === undefined) throw new Error(`No brand has the hero ${hero}.`);
  return {
    visit: {
      productId: brand.productId,
      culture: 'en',
      coverTone: 'full',
      casinoId: 1,
      mediaOrigin: 'http://media',
    } as Visit,
    games: () => Promise.resolve(index),
    cachedUpstream: {
      call: () =>
        Promise.resolve(
          wideImageUrl === undefined
            ? { ok: false, failure: { kind: 'unreachable' } }
            : { ok: true, value: { game: game(3), wideImageUrl } },
        ),
    } as unknown as BlockLookups['cachedUpstream'],
    game: null,
  };
}

const coversOf = async (lookups: BlockLookups, gameIds?: number[]) =>
  (await resolveHero(gameIds === undefined ? {} : { gameIds }, lookups)).covers;

test('MK-08 the split hero shows the editors\u2019 three games', async () => {
  expect((await coversOf(lookupsWith('split'), [3, 1, 2, 4]))?.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('MK-08 the panorama hero adds the most popular slots, each game once', async () => {
  expect((await coversOf(lookupsWith('panorama'), [3, 20, 2]))?.map(({ id }) => id)).toEqual([
    3, 20, 2, 19, 18, 17, 16,
  ]);
});

test('MK-08 the poster hero shows the wide cover of the first game', async () => {
  expect(await coversOf(lookupsWith('poster', '/wide/3.webp'), [3, 1, 2])).toEqual([
    {
      id: 3,
      image: '/wide/3.webp',
      wide: {
        srcSet: expect.stringContaining('http://media/wide/3.webp?rmode=max&width=1440&quality=80&format=webp 1440w'),
        sizes: '(min-width: 1024px) 60vw, 100vw',
        height: 135,
        fetchPriority: 'high',
      },
    },
  ]);
});

test('MK-08 the poster hero shows the upright cover while the wide one is unknown', async () => {
  expect(await coversOf(lookupsWith('poster'), [3, 1, 2])).toEqual([{ id: 3, image: '/covers/3.webp' }]);
});

test('a hero without games of editors has no covers', async () => {
  expect(await coversOf(lookupsWith('panorama'))).toEqual([]);
});

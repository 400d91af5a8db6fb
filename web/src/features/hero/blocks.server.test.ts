import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { ThemeLayout } from '@foyer/brands/theme';
import type { Game } from '@foyer/contract/games';
import { expect, test } from 'vitest';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { gameFixture } from '../../domain/game/gameFixture.ts';
import { createGamesIndex } from '../../domain/game/gamesIndex.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { resolveHero } from './blocks.server.ts';

const game = (id: number): Game => gameFixture({ id, popularity: id / 100 });

const index = createGamesIndex(Array.from({ length: 20 }, (_, at) => game(at + 1)));

/** Lookups of the first brand whose theme has the hero. */
function lookupsWith(hero: ThemeLayout['hero'], wideImageUrl?: string): BlockLookups {
  const brand = brands.find(({ productId }) => themeOfProduct(productId).layout.hero === hero);
  if (brand === undefined) throw new Error(`No brand has the hero ${hero}.`);
  return {
    visit: visitFixture({ productId: brand.productId, casinoId: 1, mediaOrigin: 'http://media' }),
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

const image = (path: string, width: number) => `http://media${path}?rmode=max&width=${width}&quality=80&format=webp`;

test('MK-08 PG-13 the poster hero shows the wide cover of the first game, in its own widths', async () => {
  const covers = await coversOf(lookupsWith('poster', '/wide/3.webp'), [3, 1, 2]);
  expect(covers).toMatchObject([
    { id: 3, attributes: { src: image('/wide/3.webp', 720), width: 720, height: 405, fetchPriority: 'high' } },
  ]);
  expect(covers?.[0]?.attributes.srcSet).toContain(`${image('/wide/3.webp', 1440)} 1440w`);
  // A phone shows it between margins of 12 pixels.
  expect(covers?.[0]?.attributes.sizes).toContain('calc(100vw - 24px)');
});

test('MK-08 the poster hero shows the upright cover while the wide one is unknown', async () => {
  expect(await coversOf(lookupsWith('poster'), [3, 1, 2])).toMatchObject([
    { id: 3, attributes: { src: image('/covers/full/3.webp', 240), fetchPriority: 'high' } },
  ]);
});

test('PG-13 covers have a size and are requested at their width, the middle one first', async () => {
  const covers = (await coversOf(lookupsWith('split'), [3, 1, 2])) ?? [];
  expect(covers.map(({ attributes: { width, height, fetchPriority } }) => [width, height, fetchPriority])).toEqual([
    [240, 320, 'auto'],
    [240, 320, 'high'],
    [240, 320, 'auto'],
  ]);
  expect(covers[0]?.attributes.srcSet).toContain(`${image('/covers/full/3.webp', 480)} 480w`);
});

test('a hero without games of editors has no covers', async () => {
  expect(await coversOf(lookupsWith('panorama'))).toBeUndefined();
});

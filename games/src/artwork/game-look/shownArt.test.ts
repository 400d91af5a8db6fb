import { expect, test } from 'vitest';
import { catalogueGameFixture } from '../../catalogue/catalogueGameFixture.ts';
import { gameLook } from './gameLook.ts';
import { shownArt } from './shownArt.ts';

const look = gameLook(catalogueGameFixture({}));

test.each(['slot', 'scratchCard'] as const)('GM-01 a %s loads the ten pictures of its theme and the symbol', (kind) => {
  const { pictures, art } = shownArt(look, kind, 'zh');
  expect([pictures, art.symbol, art.title]).toEqual([look.pictures, look.art.symbol, look.art.title.zh]);
});

test.each(['blackjack', 'roulette', 'videoPoker', 'plinko'] as const)(
  'GM-01 %s loads scene and title alone, because its view shows no picture of the theme',
  (kind) => {
    const { scene, title } = look.art;
    expect(shownArt(look, kind, 'en')).toEqual({ pictures: {}, art: { scene, title: title.en, symbol: null } });
  },
);

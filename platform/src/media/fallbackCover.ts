import sharp from 'sharp';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { coverHeight, coverWidth } from '../covers/coverDocument.ts';
import { coverPalettes } from '../covers/coverPalettes.ts';
import { largestWidth } from './imageVariant.ts';

/** Light in the game's colours, for a cover that could not be drawn. */
export function fallbackSvg(game: CatalogueGame): string {
  const { deep, mid, glow } = coverPalettes[game.theme][0] ?? { deep: '#101114', mid: '#2a2c34', glow: '#565a68' };
  const light = `<radialGradient id="light" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${glow}"/><stop offset=".4" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">` +
    `<defs>${light}</defs><rect width="${coverWidth}" height="${coverHeight}" fill="url(#light)"/></svg>`
  );
}

/** The same as a kept picture. */
export function fallbackPicture(game: CatalogueGame): Promise<Buffer> {
  return sharp(Buffer.from(fallbackSvg(game)))
    .resize(largestWidth)
    .webp({ quality: 90 })
    .toBuffer();
}

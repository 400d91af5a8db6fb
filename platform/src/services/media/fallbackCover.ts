import sharp from 'sharp';
import { coverHeight, coverWidth } from '../../artwork/covers/coverDocument.ts';
import { coverPalettes } from '../../artwork/covers/coverPalettes.ts';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import { maxWidth } from './imageVariant.ts';

/** Renders a glow in the game's colours, for a cover that could not be rendered. */
export function fallbackSvg(game: CatalogueGame): string {
  const { deep, mid, glow } = coverPalettes[game.theme][0] ?? { deep: '#101114', mid: '#2a2c34', glow: '#565a68' };
  const light = `<radialGradient id="light" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${glow}"/><stop offset=".4" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">` +
    `<defs>${light}</defs><rect width="${coverWidth}" height="${coverHeight}" fill="url(#light)"/></svg>`
  );
}

/** Renders the fallback in the same format as a stored picture. */
export function fallbackPicture(game: CatalogueGame): Promise<Buffer> {
  return sharp(Buffer.from(fallbackSvg(game)))
    .resize(maxWidth)
    .webp({ quality: 90 })
    .toBuffer();
}

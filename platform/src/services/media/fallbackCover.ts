import sharp from 'sharp';
import { artShapes, maxWidthOf, type ArtKind } from '../../artwork/covers/artKinds.ts';
import { coverPalettes } from '../../artwork/covers/coverPalettes.ts';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';

/** Renders a glow in the game's colours, for art that could not be rendered. Transparent art stays empty. */
export function fallbackSvg(game: CatalogueGame, kind: ArtKind): string {
  const { width, height, isTransparent } = artShapes[kind];
  const { deep, mid, glow } = coverPalettes[game.theme][0] ?? { deep: '#101114', mid: '#2a2c34', glow: '#565a68' };
  const light = `<radialGradient id="light" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${glow}"/><stop offset=".4" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${light}</defs>${isTransparent ? '' : `<rect width="${width}" height="${height}" fill="url(#light)"/>`}</svg>`
  );
}

/** Renders the fallback in the same format as a stored picture. */
export function fallbackPicture(game: CatalogueGame, kind: ArtKind): Promise<Buffer> {
  return sharp(Buffer.from(fallbackSvg(game, kind)))
    .resize(maxWidthOf(kind))
    .webp({ quality: 90 })
    .toBuffer();
}

import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { openCoverFonts } from '../covers/coverFonts.ts';
import { openIconPacks } from '../covers/iconPacks.ts';
import { symbolDrawings, symbolSvg } from '../game-symbols/symbolDrawings.ts';

/** Picture size in pixels: enough for a symbol of a large window on a high-density screen. */
const side = 256;

/**
 * Creates a file for every symbol, so that a running sandbox need not read the packs. Rendering at build time avoids
 * blur filters and masks in the browser, which cost frames while reels spin.
 */
export function gamePictureFiles(): Plugin {
  return {
    name: 'game-picture-files',
    async generateBundle() {
      const tools = { packs: openIconPacks(), fonts: openCoverFonts() };
      for (const [name, draw] of symbolDrawings()) {
        const drawn = new Resvg(symbolSvg(draw, tools), { fitTo: { mode: 'width', value: side } }).render().asPng();
        const source = await sharp(drawn).webp({ quality: 88, alphaQuality: 95 }).toBuffer();
        this.emitFile({ type: 'asset', fileName: `pictures/${name}.webp`, source });
      }
    },
  };
}

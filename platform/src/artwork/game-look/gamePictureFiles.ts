import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { openIconPacks } from '../covers/iconPacks.ts';
import { gamePictureNames } from './gamePictures.ts';

/** Picture size in pixels: enough for a symbol of a large window on a high-density screen. */
const side = 256;

/**
 * Creates a file for every picture, so that a running sandbox need not read the 100 MB pack. Rendering at build time
 * avoids the blur filters of the figures, which are slow in browsers and ragged at their edges.
 */
export function gamePictureFiles(): Plugin {
  return {
    name: 'game-picture-files',
    async generateBundle() {
      const packs = openIconPacks();
      for (const name of gamePictureNames()) {
        const { body, width, height } = packs.icon('fluent-emoji', name);
        const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
        const drawn = new Resvg(figure, { fitTo: { mode: 'width', value: side } }).render().asPng();
        const source = await sharp(drawn).webp({ quality: 88, alphaQuality: 95 }).toBuffer();
        this.emitFile({ type: 'asset', fileName: `pictures/${name}.webp`, source });
      }
    },
  };
}

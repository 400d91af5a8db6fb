import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { openIconPacks } from '../covers/iconPacks.ts';
import { gamePictureNames } from './gameLook.ts';

/** Side of a picture in pixels: a symbol of a large window on a dense screen. */
const side = 256;

/**
 * Makes a file of every picture, so that a running sandbox need not read the 100 MB pack. Drawn once here rather
 * than in every browser: the figures are built from blur filters, which are slow to draw and ragged at their edges.
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

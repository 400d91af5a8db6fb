import type { Plugin } from 'vite';
import { openIconPacks } from '../covers/iconPacks.ts';
import { slotPictureNames } from './slotLook.ts';

/** Makes a picture file of every symbol, so that a running sandbox need not read the 100 MB pack. */
export function slotPictureFiles(): Plugin {
  return {
    name: 'slot-picture-files',
    generateBundle() {
      const packs = openIconPacks();
      for (const name of slotPictureNames()) {
        const { body, width, height } = packs.icon('fluent-emoji', name);
        const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="256" height="256">${body}</svg>`;
        this.emitFile({ type: 'asset', fileName: `symbols/${name}.svg`, source });
      }
    },
  };
}

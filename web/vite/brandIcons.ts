import { brands, themeOfProduct } from '@foyer/brands/brands';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { appIconMarkup, appIcons } from '../src/services/theme/appIcons.ts';
import type { AppIconFile } from '../src/services/theme/appIcons.ts';

/** Written beside the manifest: the icons of each brand, by brand id. */
export const brandIconsFileName = '.vite/icons.json';

/** Draws each brand's app icons from its logo and colours, because phones take pictures and no SVG. */
export function brandIcons(): Plugin {
  return {
    name: 'foyer:brand-icons',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async generateBundle() {
      const made = new Map<string, AppIconFile[]>();
      for (const { id, productId } of brands) {
        const files: AppIconFile[] = [];
        for (const { use, size } of appIcons) {
          const source = await sharp(Buffer.from(appIconMarkup(themeOfProduct(productId), use)))
            .resize(size, size)
            .png({ compressionLevel: 9, palette: true })
            .toBuffer();
          const file = this.emitFile({ type: 'asset', name: `${id}-${use}-${size}.png`, source });
          files.push({ use, size, href: `/${this.getFileName(file)}` });
        }
        made.set(id, files);
      }
      this.emitFile({ type: 'asset', fileName: brandIconsFileName, source: JSON.stringify(Object.fromEntries(made)) });
    },
  };
}

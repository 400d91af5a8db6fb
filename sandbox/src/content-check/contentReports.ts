import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { readContentFolder } from '../services/content/contentFiles.ts';
import { checkContent, type ContentReport } from './checkContent.ts';

export interface ContentReports {
  /** Returns the report on the current files; the same object until a file or the date changes. */
  current(): Promise<ContentReport>;
}

/** Reports on a folder for the installed brands. Reads the folder each time, but checks it only after a change. */
export function createContentReports({
  folder,
  catalogue,
  now,
}: {
  folder: string;
  catalogue: Catalogue;
  now: () => number;
}): ContentReports {
  let known: { key: string; report: ContentReport } | undefined;
  return {
    async current() {
      const texts = await readContentFolder(folder);
      const time = now();
      const key = JSON.stringify([Math.floor(time / 86_400_000), ...texts]);
      if (known?.key !== key)
        known = {
          key,
          report: checkContent({
            texts,
            brands,
            coloursOf: ({ productId }) => themeOfProduct(productId).colours,
            catalogue,
            now: time,
          }),
        };
      return known.report;
    },
  };
}

import { integrityOf } from '../server/linkedFile.server.ts';
import type { LinkedFile } from '../server/linkedFile.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import { createThemeFiles, publishThemeFile } from '../services/theme/themeFiles.server.ts';
import type { ThemeFiles } from '../services/theme/themeFiles.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { createPageStyles } from './pageStyles.server.ts';
import type { PageStyles } from './pageStyles.server.ts';

/** Themes, style sheets and the import map, whose files are public. */
export interface PageLook {
  themes: ReadonlyMap<string, ThemeFiles>;
  styles: PageStyles;
  /** File of the import map; null during development. */
  importMap: LinkedFile | null;
}

/** Adds the files of all themes, the style sheets of pages and the import map to the public files. */
export async function createPageLook(files: StaticFiles, fonts: FontFolders, assets: ClientAssets): Promise<PageLook> {
  const themes = await createThemeFiles(files, fonts, assets.icons);
  return {
    themes,
    styles: await createPageStyles(files, themes, assets),
    importMap: await publishImportMap(files, assets),
  };
}

async function publishImportMap(files: StaticFiles, { importMap }: ClientAssets): Promise<LinkedFile | null> {
  if (importMap === '') return null;
  return {
    href: await publishThemeFile(files, 'modules.json', importMap),
    integrity: integrityOf(Buffer.from(importMap)),
  };
}
